#pragma once

#include <algorithm>
#include <boost/beast/core/rate_policy.hpp>
#include <cstddef>
#include <functional>
#include <utility>

namespace crisscross::server {

/// How many bytes a client may send (a RatePolicy of Beast): in each second, and until a message is
/// complete. Empty fragments and pings count like everything else. A client that reaches the first is read more
/// slowly. Beast reads a byte a second even where a policy allows none, so the owner of a connection that may stay
/// idle ends it at the second (`when_used_up`).
class Inflow {
public:
    static constexpr std::size_t max_without_message = 64 * 1024;

    /// For a message that may be long, because the server has agreed to it.
    static constexpr std::size_t max_file_bytes_per_second = 1024 * 1024;

    explicit Inflow(std::size_t max_bytes_per_second) : usual_per_second_(max_bytes_per_second) {}

    /// A message has been received completely.
    void message_is_complete() {
        since_message_ = 0;
        read_limit_ = max_without_message;
        per_second_ = usual_per_second_;
        this_second_ = std::min(this_second_, per_second_);
    }
    /// The rest of this message may have this many bytes, and come faster.
    void expect(std::size_t bytes) {
        read_limit_ = since_message_ + bytes;
        per_second_ = max_file_bytes_per_second;
        this_second_ = per_second_;
    }

    /// Called on the strand of the connection, in the middle of reading, when a client has sent all that it may
    /// before a message is complete.
    void when_used_up(std::function<void()> act) { act_ = std::move(act); }

private:
    friend class boost::beast::rate_policy_access;

    std::size_t available_read_bytes() const { return std::min(this_second_, read_limit_ - since_message_); }
    void transfer_read_bytes(std::size_t bytes) {
        this_second_ -= std::min(bytes, this_second_);
        since_message_ += std::min(bytes, read_limit_ - since_message_);
        if (bytes > 0 && since_message_ == read_limit_ && act_) act_();
    }
    void on_timer() { this_second_ = per_second_; }

    static std::size_t available_write_bytes() { return static_cast<std::size_t>(-1); }
    static void transfer_write_bytes(std::size_t) {}

    std::size_t read_limit_ = max_without_message;
    std::size_t usual_per_second_;
    std::size_t per_second_ = usual_per_second_;
    std::size_t this_second_ = usual_per_second_;
    std::size_t since_message_ = 0;
    std::function<void()> act_{};
};

}  // namespace crisscross::server
