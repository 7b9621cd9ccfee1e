#include "tests/load/run.hpp"

#include <algorithm>

#include "tests/load/median.hpp"
#include "tests/load/processor.hpp"

namespace crisscross::load {

using namespace std::chrono_literals;

namespace {

constexpr auto answer_limit = 10s;
constexpr auto stop_limit = 30s;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

double mean(std::int64_t sum, std::int64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

}  // namespace

RunFigures Run::measure() {
    due_ = Clock::now();
    if (!options_.rate) begin_closed_loop();
    send_for(options_.warm_up);
    tally_ = {.sent = tally_.sent, .answered = tally_.answered, .malformed = tally_.malformed};
    const std::int64_t answered = tally_.answered;
    const double processor = processor_seconds(server_.id());
    const auto begin = Clock::now();
    send_for(options_.seconds);
    const double processor_time = processor_seconds(server_.id()) - processor;
    const double time = seconds_since(begin);
    Tally counted = tally_;
    finish();
    const std::int64_t commands = counted.answered - answered;
    RunFigures figures;
    figures.commands = commands;
    figures.commands_per_second = static_cast<double>(commands) / time;
    figures.microseconds = commands == 0 ? 0 : processor_time * 1e6 / static_cast<double>(commands);
    figures.p50 = quantile(counted.milliseconds, 0.5);
    figures.p99 = quantile(counted.milliseconds, 0.99);
    figures.frames = mean(counted.frames(), commands);
    figures.bytes = mean(counted.bytes(), commands);
    figures.sizes.broadcast = static_cast<std::size_t>(mean(counted.broadcast_bytes, counted.broadcasts));
    figures.sizes.answer = static_cast<std::size_t>(mean(counted.answer_bytes, counted.answers));
    figures.refused = tally_.refused;
    figures.malformed = tally_.malformed;
    figures.unanswered = tally_.sent - tally_.answered;
    return figures;
}

void Run::begin_closed_loop() {
    for (const auto& group : groups_) {
        group->repeat(true);
        group->demand(Clock::now());
    }
}

void Run::send_for(double seconds) {
    const auto begin = Clock::now();
    while (seconds_since(begin) < seconds && !has_finished()) {
        context_.poll();
        if (options_.rate) send_what_is_due();
    }
}

// The groups take turns. What is sent late counts from the moment when it was due.
void Run::send_what_is_due() {
    const auto step = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / *options_.rate));
    for (; due_ <= Clock::now(); due_ += step) {
        groups_[next_]->demand(due_);
        next_ = (next_ + 1) % groups_.size();
    }
}

void Run::send_each(int commands) {
    for (int count = 0; count < commands && !has_finished(); ++count) {
        for (const auto& group : groups_) group->demand(Clock::now());
        finish();
    }
}

void Run::finish() {
    for (const auto& group : groups_) group->repeat(false);
    const auto begin = Clock::now();
    while (is_waiting() && Clock::now() - begin < answer_limit) context_.poll();
}

double Run::stop_under_load() {
    begin_closed_loop();
    for (const auto begin = Clock::now(); seconds_since(begin) < 0.2;) context_.poll();
    server_.ask_to_stop();
    const auto begin = Clock::now();
    while (!server_.has_ended() && Clock::now() - begin < stop_limit) context_.poll();
    return seconds_since(begin);
}

bool Run::is_waiting() const {
    return std::ranges::any_of(groups_, [](const auto& group) { return group->is_waiting(); });
}

bool Run::has_finished() const {
    return std::ranges::any_of(groups_, [](const auto& group) { return group->has_finished(); });
}

}  // namespace crisscross::load
