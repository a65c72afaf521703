#include "importers/containers/gzip_source.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <string>

namespace kibic::importers {
namespace {

constexpr std::size_t input_size = 1U << 16U;
constexpr int gzip_only = MAX_WBITS + 16;

}  // namespace

struct GzipSource::State {
  enum class Mode { unknown, plain, packed, ended };

  ByteSource& inner;
  GzipLimits limits;
  Mode mode = Mode::unknown;
  bool is_packed = false;
  bool has_input_ended = false;
  std::optional<Error> input_error;  // told once the input before it is used up
  std::string input = std::string(input_size, '\0');
  std::size_t begin = 0;  // of the bytes in `input` that are still to be used
  std::size_t end = 0;
  std::uint64_t taken = 0;
  std::uint64_t given = 0;
  std::optional<Error> failure;  // told once the bytes before it are given out
  z_stream stream{};

  State(ByteSource& inner_, const GzipLimits& limits_) : inner(inner_), limits(limits_) {
    if (inflateInit2(&stream, gzip_only) != Z_OK) throw std::bad_alloc();
  }
  ~State() { inflateEnd(&stream); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  std::size_t available() const { return end - begin; }

  bool is_at_magic() const {
    return available() >= 2 && static_cast<unsigned char>(input[begin]) == 0x1F &&
           static_cast<unsigned char>(input[begin + 1]) == 0x8B;
  }

  void fill(std::size_t wanted);
  void detect();
  void end_member();
  std::size_t copy(char* buffer, std::size_t size);
  std::size_t inflate_some(char* buffer, std::size_t size);
  std::size_t produce(char* buffer, std::size_t size);
  void check_limits(std::size_t& count);
};

// Makes at least `wanted` bytes available unless the input ends before.
void GzipSource::State::fill(std::size_t wanted) {
  if (begin > 0) {
    std::memmove(input.data(), input.data() + begin, available());
    end -= begin;
    begin = 0;
  }
  while (available() < wanted && !has_input_ended) {
    const auto count = inner.read(input.data() + end, input.size() - end);
    if (!count) input_error = count.error();
    has_input_ended = !count || *count == 0;
    end += count.value_or(0);
    taken += count.value_or(0);
  }
}

void GzipSource::State::detect() {
  fill(2);
  is_packed = is_at_magic();
  mode = is_packed ? Mode::packed : Mode::plain;
}

std::size_t GzipSource::State::copy(char* buffer, std::size_t size) {
  if (available() == 0) fill(1);
  const std::size_t count = std::min(size, available());
  std::memcpy(buffer, input.data() + begin, count);
  begin += count;
  given += count;
  if (count == 0) {
    mode = Mode::ended;
    failure = input_error;
  }
  return count;
}

// A member has ended: another may follow. Zeros after the last one are padding; anything else is
// damage.
void GzipSource::State::end_member() {
  fill(2);
  if (is_at_magic()) {
    inflateReset(&stream);
    return;
  }
  mode = Mode::ended;
  for (; available() > 0; fill(1)) {
    const auto first = input.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = input.begin() + static_cast<std::ptrdiff_t>(end);
    if (std::any_of(first, last, [](char c) { return c != '\0'; })) {
      failure = Error{"gzip-damaged",
                      Message(KIBIC_TEXT("The packed data ends, but other bytes follow it; {0} "
                                         "unpacked bytes before them were kept."),
                              given)};
      return;
    }
    begin = end;
  }
  failure = input_error;
}

std::size_t GzipSource::State::inflate_some(char* buffer, std::size_t size) {
  if (available() == 0) fill(1);
  if (available() == 0) {
    failure = input_error;
    if (failure) return 0;
    failure = Error{
        "gzip-cut-off",
        Message(KIBIC_TEXT("The packed data is cut off; {0} unpacked bytes were kept."), given)};
    return 0;
  }
  stream.next_in = reinterpret_cast<Bytef*>(input.data() + begin);
  stream.avail_in = static_cast<uInt>(available());
  stream.next_out = reinterpret_cast<Bytef*>(buffer);
  stream.avail_out = static_cast<uInt>(std::min<std::size_t>(size, 1U << 30U));
  const uInt room = stream.avail_out;
  const int status = inflate(&stream, Z_NO_FLUSH);
  begin = end - stream.avail_in;
  const std::size_t count = room - stream.avail_out;
  given += count;
  if (status == Z_STREAM_END) {
    end_member();
  } else if (status != Z_OK && status != Z_BUF_ERROR) {
    failure = Error{
        "gzip-damaged",
        Message(KIBIC_TEXT("The packed data is damaged; {0} unpacked bytes were kept."), given)};
  }
  return count;
}

// Cuts `count` to what the limits allow.
void GzipSource::State::check_limits(std::size_t& count) {
  const std::uint64_t used = taken - available();
  if (given > limits.bytes) {
    count -= static_cast<std::size_t>(given - limits.bytes);
    given = limits.bytes;
    failure = Error{
        "input-too-large",
        Message(KIBIC_TEXT("The input is larger than {0} bytes; the rest was not read."), given)};
  } else if (!failure && is_packed && given >= limits.ratio_after &&
             given / std::max<std::uint64_t>(used, 1) >= limits.ratio) {
    failure =
        Error{"gzip-bomb", Message(KIBIC_TEXT("The data unpacks to more than {0} times its size, "
                                              "which no honest file does; the first {1} bytes "
                                              "were kept."),
                                   limits.ratio, given)};
  }
}

std::size_t GzipSource::State::produce(char* buffer, std::size_t size) {
  std::size_t count = 0;
  while (count == 0 && mode != Mode::ended && !failure) {
    count = mode == Mode::packed ? inflate_some(buffer, size) : copy(buffer, size);
  }
  return count;
}

GzipSource::GzipSource(ByteSource& inner, const GzipLimits& limits)
    : state_(std::make_unique<State>(inner, limits)) {}

GzipSource::~GzipSource() = default;

bool GzipSource::is_packed() const {
  return state_->is_packed;
}

Result<std::size_t> GzipSource::read(char* buffer, std::size_t size) {
  State& state = *state_;
  if (size == 0) return std::size_t{0};
  if (state.failure) return tl::unexpected<Error>(*state.failure);
  if (state.mode == State::Mode::unknown) state.detect();
  std::size_t count = state.produce(buffer, size);
  state.check_limits(count);
  if (count == 0 && state.failure) return tl::unexpected<Error>(*state.failure);
  return count;
}

}  // namespace kibic::importers
