#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <vector>

namespace crisscross::load {

using Clock = std::chrono::steady_clock;

/// What the clients of a run have counted.
struct Tally {
    std::int64_t sent = 0;       ///< commands
    std::int64_t answered = 0;   ///< commands of which everything has arrived
    std::int64_t refused = 0;    ///< of these, those that were answered by an error
    std::int64_t malformed = 0;  ///< frames
    std::int64_t broadcasts = 0;
    std::int64_t broadcast_bytes = 0;
    std::int64_t answers = 0;
    std::int64_t answer_bytes = 0;
    std::int64_t other_frames = 0;
    std::vector<float> milliseconds{};  ///< for each command, from the moment it was due to the last recipient

    std::int64_t frames() const { return broadcasts + answers + other_frames; }
    std::int64_t bytes() const { return broadcast_bytes + answer_bytes; }
};

/// Four clients: one of them sends a command, and all four receive what it leads to.
class Group {
public:
    explicit Group(Tally& tally) : tally_(tally) {}
    virtual ~Group() = default;
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;

    /// Sends the next command, which counts from `due`: now, or when everybody has the one before.
    void demand(Clock::time_point due);
    /// Whether a command has not reached everybody yet.
    bool is_waiting() const { return is_waiting_; }
    /// Whether each command is followed by the next at once.
    void repeat(bool wanted) { repeats_ = wanted; }
    /// There was no command left to send.
    bool has_finished() const { return has_finished_; }

protected:
    /// Sends the next command; false if there is none.
    virtual bool send() = 0;
    /// Everything that the command led to has arrived.
    void complete();
    Tally& tally() { return tally_; }

private:
    void send_next(Clock::time_point due);

    Tally& tally_;
    Clock::time_point due_{};
    std::deque<Clock::time_point> demanded_;  // while one is under way
    bool is_waiting_ = false;
    bool repeats_ = false;
    bool has_finished_ = false;
};

}  // namespace crisscross::load
