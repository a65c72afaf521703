#include "analyzer/report/amounts.h"

#include <fmt/format.h>

#include <cmath>

#include "core/base/message.h"
#include "core/base/text.h"

namespace kibic {
namespace {

int decimals_of(double amount, std::string_view unit) {
  const double size = std::abs(amount);
  if (unit == "hal") return size < 10 ? 1 : 0;
  // A stake is what one deal is about, so its hundredths already count.
  if (unit == "stakes") return size < 1 ? 3 : 2;
  return size < 1 ? 2 : 1;
}

std::string with_unit(const std::string& number, std::string_view unit) {
  const bool is_one = number == "1" || number == "+1" || number == "-1";
  if (unit == "units") {
    return is_one ? render(Message(KIBIC_TEXT("{0} unit"), number))
                  : render(Message(KIBIC_TEXT("{0} units"), number));
  }
  if (unit == "points") {
    return is_one ? render(Message(KIBIC_TEXT("{0} point"), number))
                  : render(Message(KIBIC_TEXT("{0} points"), number));
  }
  if (unit == "hal") return render(Message(KIBIC_TEXT("{0} hal"), number));
  return unit.empty() ? number : render(Message(KIBIC_TEXT("{0} {1}"), number, safe_text(unit)));
}

}  // namespace

std::string number_text(double value, int decimals) {
  std::string text = fmt::format("{:.{}f}", value, decimals);
  if (text.find('.') != std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  return text == "-0" ? "0" : text;
}

std::string amount_text(double amount, std::string_view unit) {
  return with_unit(number_text(amount, decimals_of(amount, unit)), unit);
}

std::string signed_amount_text(double amount, std::string_view unit) {
  const std::string number = number_text(amount, decimals_of(amount, unit));
  const bool is_plus = number != "0" && number.front() != '-';
  return with_unit(is_plus ? "+" + number : number, unit);
}

std::string interval_text(const std::array<double, 2>& interval, std::string_view unit) {
  const int decimals = decimals_of(interval[1], unit);
  return render(Message(KIBIC_TEXT("{0} to {1}"), number_text(interval[0], decimals),
                        number_text(interval[1], decimals)));
}

std::string file_name(std::string_view path) {
  const auto slash = path.find_last_of("/\\");
  return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

std::string safe_text(std::string_view text) {
  const std::string clean = clean_utf8(text);
  std::string result;
  for (std::size_t i = 0; i < clean.size(); ++i) {
    const auto byte = [&](std::size_t at) {
      return at < clean.size() ? static_cast<unsigned char>(clean[at]) : 0U;
    };
    if (byte(i) < 0x20 || byte(i) == 0x7F) {
      result += ' ';
    } else if (byte(i) == 0xC2 && byte(i + 1) < 0xA0) {  // U+0080…U+009F: C1 controls
      ++i;
    } else if (byte(i) == 0xE2 && ((byte(i + 1) == 0x80 && byte(i + 2) >= 0xAA &&
                                    byte(i + 2) <= 0xAE) ||  // U+202A…U+202E
                                   (byte(i + 1) == 0x81 && byte(i + 2) >= 0xA6 &&
                                    byte(i + 2) <= 0xA9))) {  // U+2066…U+2069
      i += 2;
    } else {
      result += clean[i];
    }
  }
  return result;
}

}  // namespace kibic
