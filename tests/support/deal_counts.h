// How many deals a property is tried on.
#pragma once

#include <algorithm>

namespace kibic::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)  // g++
inline constexpr bool is_sanitized = true;
#elif defined(__has_feature)  // clang
inline constexpr bool is_sanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool is_sanitized = false;
#endif

// A quarter of them under a sanitizer, which is slow and looks for faults of another kind.
constexpr int fewer(int deals) {
  return is_sanitized ? std::max(1, deals / 4) : deals;
}

}  // namespace kibic::test
