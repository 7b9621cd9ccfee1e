#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>

#include "server/time/span.hpp"

namespace crisscross::server {

class Clock;

/// Tells the host when the machine's clock has been set so far that the server's clock, which does not jump, is
/// wrong for long, and when both agree again.
class ClockWatch {
public:
    /// Errors below it are made up for within an hour.
    static constexpr Span max_error = span::minute;

    enum class News { wrong, right };

    explicit ClockWatch(Clock& clock) : clock_(clock) {}

    /// Looks every minute, and logs the news, until it is cancelled.
    boost::asio::awaitable<void> run();
    /// `ahead`: by how much the server's clock is ahead of the machine's; below 0 if it is behind. News comes once.
    std::optional<News> look(Span ahead);

private:
    void tell();

    Clock& clock_;
    bool is_wrong_ = false;
};

/// By how much the server's clock is ahead of the machine's; below 0 if it is behind.
Span ahead_of_wall(const Clock& clock);

}  // namespace crisscross::server
