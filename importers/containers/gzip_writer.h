// Packs bytes as gzip.
#pragma once

#include <string>
#include <string_view>

namespace kibic::importers {

// One gzip member. The same bytes give the same member: it holds neither name nor time.
std::string gzip(std::string_view bytes);

}  // namespace kibic::importers
