#include "server/games/clock/clocks_note.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

protocol::SeatClockNote seat_note(const Clocks& clocks, engine::Seat seat, Moment at) {
    const SeatClock& clock = clocks.seat(seat);
    protocol::SeatClockNote note{
        .left = clock.left(), .overtime = clock.overtime, .night = clock.hours.night, .proposal = clock.proposal};
    if (!clocks.rules.slow()) return note;
    note.holiday_left = holiday_left(clocks, seat, at);
    if (clock.hours.holiday && clock.hours.holiday->contains(at)) note.holiday_until = clock.hours.holiday->to;
    return note;
}

protocol::RunningClock running_note(const Clocks& clocks, engine::Seat seat, Moment at) {
    const Stretch stretch = next_running(hours_that_count(clocks, seat), at);
    protocol::RunningClock note{.seat = seat, .from = stretch.from};
    if (stretch.to != never) note.until = stretch.to;
    return note;
}

bool somebody_proposes(const Clocks& clocks) {
    return std::ranges::any_of(clocks.seats, [](const SeatClock& clock) { return clock.proposal.has_value(); });
}

}  // namespace

std::optional<protocol::ClocksNote> clocks_note(const Clocks& clocks, Moment at) {
    if (!clocks.rules.has_clock() && !somebody_proposes(clocks)) return std::nullopt;
    const Clocks now = counted(clocks, at);
    protocol::ClocksNote note{.rules = now.rules, .at = at, .paused = now.paused.has_value()};
    for (std::size_t seat = 0; seat < now.seats.size(); ++seat)
        note.seats.push_back(seat_note(now, static_cast<engine::Seat>(seat), at));
    if (const auto seat = running(now)) note.running = running_note(now, *seat, at);
    return note;
}

}  // namespace crisscross::server
