// A scene as a picture in an HTML report.
#pragma once

#include <string>
#include <vector>

#include "analyzer/report/piece_sheet.h"
#include "core/model/scene.h"

namespace kibic::html {

// <svg class="scene">; colours are those of the style sheet. Texts are escaped here.
std::string scene_markup(const GamePieces& pieces, const Scene& scene,
                         const std::vector<SceneArrow>& arrows);
// What the arrows are, each kind once, with a sample of each; empty without arrows.
std::string arrow_key_markup(const std::vector<SceneArrow>& arrows);

}  // namespace kibic::html
