#include "server/log/log_sink.hpp"

#include <poll.h>
#include <unistd.h>

namespace crisscross::server {

namespace {

/// A write of this many bytes never waits where `poll` says that there is space (PIPE_BUF).
constexpr std::size_t max_at_once = 4096;

}  // namespace

bool has_space(int descriptor) {
    pollfd asked{.fd = descriptor, .events = POLLOUT, .revents = 0};
    return ::poll(&asked, 1, 0) == 1 && (asked.revents & POLLOUT) != 0;
}

void LogSink::sink_it_(const spdlog::details::log_msg& message) {
    const std::string line = formatted(message);
    if (!has_space(descriptor_)) {
        ++lost_;
        return;
    }
    if (lost_ > 0) {
        const std::string text = lost_line_(lost_);
        write(formatted({message.logger_name, spdlog::level::warn, text}));
        lost_ = 0;
        if (!has_space(descriptor_)) return void(++lost_);
    }
    write(line);
}

std::string LogSink::formatted(const spdlog::details::log_msg& message) {
    spdlog::memory_buf_t buffer;
    formatter_->format(message, buffer);
    std::string line(buffer.data(), buffer.size());
    if (line.size() > max_at_once) line = line.substr(0, max_at_once - 1) + '\n';
    return line;
}

// What cannot be written is lost; there is nowhere to say so.
void LogSink::write(const std::string& text) {
    if (::write(descriptor_, text.data(), text.size()) < 0) ++lost_;
}

}  // namespace crisscross::server
