// Money, points and figures as reports print them; never by the locale.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace kibic {

// At most `decimals` digits after the point, no zeros at the end, no "-0".
std::string number_text(double value, int decimals);

// "3.2 units", "64 hal.", "1 unit". As precise as its size deserves: losses under one unit and
// under ten haléře show one digit more.
std::string amount_text(double amount, std::string_view unit);
std::string signed_amount_text(double amount, std::string_view unit);  // "+4 units", "-2 units"

// "2.9 to 3.4", in the unit of the amount beside it.
std::string interval_text(const std::array<double, 2>& interval, std::string_view unit);

// The file name of a path, for people who know where their files are.
std::string file_name(std::string_view path);

// The text in one line, without control characters and without characters that turn the direction
// of writing: names from a file cannot play with a terminal.
std::string safe_text(std::string_view text);

}  // namespace kibic
