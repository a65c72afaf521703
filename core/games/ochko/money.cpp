#include "core/games/ochko/money.h"

#include "core/base/text.h"

namespace kibic::ochko {

std::string to_string_hundredths(Hundredths amount) {
  const Hundredths size = amount < 0 ? -amount : amount;
  std::string text = (amount < 0 ? "-" : "") + std::to_string(size / one_unit);
  const Hundredths rest = size % one_unit;
  if (rest == 0) return text;
  text += '.';
  text += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
  return text;
}

std::optional<Hundredths> parse_hundredths(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  if (is_negative) text.remove_prefix(1);
  if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
  const auto dot = text.find('.');
  const auto units = to_integer(text.substr(0, dot));
  if (!units || *units > most_units) return std::nullopt;
  Hundredths amount = *units * one_unit;
  if (dot != std::string_view::npos) {
    const std::string_view decimals = text.substr(dot + 1);
    if (decimals.empty() || decimals.size() > 2) return std::nullopt;
    for (const char c : decimals) {
      if (c < '0' || c > '9') return std::nullopt;
    }
    amount += (decimals[0] - '0') * 10 + (decimals.size() == 2 ? decimals[1] - '0' : 0);
  }
  return is_negative ? -amount : amount;
}

}  // namespace kibic::ochko
