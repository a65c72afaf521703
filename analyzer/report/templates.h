// The texts of analyzer/report/templates, compiled in.
#pragma once

#include <string_view>

namespace kibic::templates {

std::string_view report_html();
std::string_view report_css();

}  // namespace kibic::templates
