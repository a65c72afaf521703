// Who acts next: a seat, chance (the deal, dice, and the table's own statements), or nobody.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kibic {

class Actor {
 public:
  static constexpr Actor seat(int number) { return Actor(static_cast<std::int8_t>(number)); }
  static constexpr Actor chance() { return Actor(-1); }
  static constexpr Actor nobody() { return Actor(-2); }

  constexpr bool is_seat() const { return code_ >= 0; }
  constexpr bool is_chance() const { return code_ == -1; }
  constexpr bool is_nobody() const { return code_ == -2; }
  // REQUIRES: is_seat(). Seats count from 0, clockwise.
  constexpr int seat_number() const { return code_; }

  constexpr bool operator==(const Actor&) const = default;

 private:
  constexpr explicit Actor(std::int8_t code) : code_(code) {}
  std::int8_t code_;
};

// "0", "1"… for seats, "@" for chance, "-" for nobody.
inline std::string to_string(Actor actor) {
  if (actor.is_seat()) return std::to_string(actor.seat_number());
  return actor.is_chance() ? "@" : "-";
}

}  // namespace kibic
