#include "analyzer/external/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <system_error>
#include <utility>

extern char** environ;

namespace kibic::external {
namespace {

// How long a wait may last before it is asked whether to stop.
constexpr std::chrono::milliseconds slice{50};

class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }
  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

// Ours and the child's end of one stream. Sockets, since a write to one that nobody reads any more
// can be told not to raise a signal.
struct Stream {
  Descriptor ours;
  Descriptor childs;
};

std::optional<Stream> make_stream() {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return std::nullopt;
  return Stream{Descriptor(ends[0]), Descriptor(ends[1])};
}

tl::unexpected<Error> cannot_start(int reason) {
  return fail("engine-not-started", Message(KIBIC_TEXT("the engine cannot be started: {0}"),
                                            std::generic_category().message(reason)));
}

// The child of /bin/sh in a process group of its own, with default signals.
Result<pid_t> spawn(const std::string& command, const std::array<int, 3>& streams) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int target = 0; target < 3; ++target) {
    posix_spawn_file_actions_adddup2(&actions, streams[static_cast<std::size_t>(target)], target);
  }
  sigset_t none;
  sigemptyset(&none);
  sigset_t all_default;
  sigfillset(&all_default);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all_default);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::string shell = "sh";
  std::string flag = "-c";
  std::string line = command;
  std::array<char*, 4> arguments{shell.data(), flag.data(), line.data(), nullptr};
  pid_t pid = 0;
  const int problem =
      posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (problem != 0) return cannot_start(problem);
  return pid;
}

int milliseconds_to(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
  return static_cast<int>(std::clamp(left, std::chrono::milliseconds(0), slice).count());
}

}  // namespace

struct ChildProcess::Running {
  Running(pid_t pid, Descriptor input, Descriptor output, Descriptor errors, ChildLimits limits)
      : pid_(pid),
        input_(std::move(input)),
        output_(std::move(output)),
        errors_(std::move(errors)),
        limits_(limits) {}

  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  ~Running() {
    ::kill(-pid_, SIGKILL);
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
  }

  // Waits at most one slice for something to do. `to_send`: wait until it can be written, too.
  // What there is to read is taken up, up to the limits.
  bool wait(Clock::time_point deadline, bool to_send) {
    std::array<pollfd, 3> files{pollfd{is_full() ? -1 : output_.number(), POLLIN, 0},
                                pollfd{errors_.number(), POLLIN, 0},
                                pollfd{to_send ? input_.number() : -1, POLLOUT, 0}};
    if (::poll(files.data(), files.size(), milliseconds_to(deadline)) <= 0) return false;
    if (files[0].revents != 0) take(output_, text_);
    if (files[1].revents != 0) {
      take(errors_, error_text_);
      if (error_text_.size() > limits_.error_bytes) {
        error_text_.erase(0, error_text_.size() - limits_.error_bytes);
      }
    }
    return files[2].revents != 0;
  }

  // As much as can be written now; false: nobody reads any more.
  bool send_some(std::string_view& text) {
    const ssize_t sent =
        ::send(input_.number(), text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0) return errno == EAGAIN || errno == EINTR;
    text.remove_prefix(static_cast<std::size_t>(sent));
    return true;
  }

  // A whole line that was taken up. The last one needs no end.
  std::optional<std::string> next_line() {
    const std::size_t end = text_.find('\n');
    if (end == std::string::npos && (output_.is_open() || text_.empty())) return std::nullopt;
    std::string line = text_.substr(0, end);
    text_.erase(0, end == std::string::npos ? end : end + 1);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return line;
  }

  bool is_full() const { return text_.size() > limits_.line_bytes; }
  bool has_ended() const { return !output_.is_open(); }
  const std::string& error_text() const { return error_text_; }

 private:
  static void take(Descriptor& file, std::string& into) {
    std::array<char, 4096> buffer{};
    const ssize_t count = ::recv(file.number(), buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (count > 0) {
      into.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
      file.close();
    }
  }

  pid_t pid_;
  Descriptor input_;
  Descriptor output_;
  Descriptor errors_;
  ChildLimits limits_;
  std::string text_;
  std::string error_text_;
};

ChildProcess::ChildProcess(std::unique_ptr<Running> running) : running_(std::move(running)) {}
ChildProcess::ChildProcess(ChildProcess&&) noexcept = default;
ChildProcess& ChildProcess::operator=(ChildProcess&&) noexcept = default;
ChildProcess::~ChildProcess() = default;

Result<ChildProcess> ChildProcess::start(const std::string& command, const ChildLimits& limits) {
  auto input = make_stream();
  auto output = make_stream();
  auto errors = make_stream();
  if (!input || !output || !errors) return cannot_start(errno);
  const auto pid =
      spawn(command, {input->childs.number(), output->childs.number(), errors->childs.number()});
  if (!pid) return tl::unexpected(pid.error());
  return ChildProcess(std::make_unique<Running>(
      *pid, std::move(input->ours), std::move(output->ours), std::move(errors->ours), limits));
}

bool ChildProcess::write(std::string_view text, Clock::time_point deadline,
                         const std::stop_token& stop) {
  while (!text.empty()) {
    if (stop.stop_requested()) return false;
    if (running_->wait(deadline, true)) {
      if (!running_->send_some(text)) return false;
    } else if (Clock::now() >= deadline) {
      return false;
    }
  }
  return true;
}

ReadResult ChildProcess::read_line(Clock::time_point deadline, const std::stop_token& stop) {
  while (true) {
    if (auto line = running_->next_line()) return {ReadEnd::line, *std::move(line)};
    if (running_->is_full()) return {ReadEnd::too_long, ""};
    if (running_->has_ended()) return {ReadEnd::closed, ""};
    if (stop.stop_requested()) return {ReadEnd::stopped, ""};
    if (Clock::now() >= deadline) return {ReadEnd::timeout, ""};
    running_->wait(deadline, false);
  }
}

std::string ChildProcess::error_text() const {
  return running_->error_text();
}

}  // namespace kibic::external
