// Result<T>: a value or the reason why there is none. An Error is a stable code for programs and a
// Message for people; it is translated at the edge.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "core/base/message.h"

namespace kibic {

struct Error {
  std::string code;  // stable, kebab-case: "unknown-contract"
  Message text;

  bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

// The failure to return: `return fail("unknown-card", Message(KIBIC_TEXT("no card {0}"), text));`
inline tl::unexpected<Error> fail(std::string code, Message text) {
  return tl::unexpected<Error>(Error{std::move(code), std::move(text)});
}

}  // namespace kibic
