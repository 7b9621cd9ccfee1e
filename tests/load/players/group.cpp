#include "tests/load/players/group.hpp"

namespace crisscross::load {

void Group::demand(Clock::time_point due) {
    if (is_waiting_)
        demanded_.push_back(due);
    else
        send_next(due);
}

void Group::send_next(Clock::time_point due) {
    due_ = due;
    is_waiting_ = send();
    has_finished_ = !is_waiting_;
    if (is_waiting_) ++tally_.sent;
}

void Group::complete() {
    is_waiting_ = false;
    const auto now = Clock::now();
    ++tally_.answered;
    tally_.milliseconds.push_back(std::chrono::duration<float, std::milli>(now - due_).count());
    if (repeats_) return send_next(now);
    if (demanded_.empty()) return;
    const auto due = demanded_.front();
    demanded_.pop_front();
    send_next(due);
}

}  // namespace crisscross::load
