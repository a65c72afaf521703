// What users added to a record, as `kibic show` tells it.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/model/annotation.h"
#include "core/model/state.h"

namespace kibic::cli {

// Comment, then variations with a step a line, further to the right the deeper they lie. `before`
// is the state in which the event would be carried out. What the rules do not take is printed in
// its notation.
void print_annotation(std::ostream& out, const Annotation& annotation, const State& before,
                      const std::vector<std::string>& names);

// Adds "comment", "mark", "commands" and "variations" to the object of an event; what is empty is
// left out.
void add_annotation(const Annotation& annotation, nlohmann::ordered_json& event);

}  // namespace kibic::cli
