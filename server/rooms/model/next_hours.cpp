#include "server/rooms/model/next_hours.hpp"

namespace crisscross::server {

std::vector<protocol::ClockEvent> next_hours(const GameState& last, const protocol::SeatsChanged& seats, Moment at) {
    const protocol::SlowClock* slow = seats.clock ? seats.clock->slow() : nullptr;
    if (!slow) return {};
    std::vector<protocol::ClockEvent> events;
    for (std::size_t index = 0; index < seats.seats.size(); ++index) {
        const auto before = seats.seats[index].computer ? std::nullopt : last.seat_of(seats.seats[index].player);
        if (!before) continue;
        const auto seat = static_cast<engine::Seat>(index);
        const Hours& hours = last.clocks.seat(*before).hours;
        if (hours.night) events.emplace_back(protocol::NightSet{seat, hours.night});
        const bool is_away = hours.holiday && hours.holiday->contains(at);
        if (is_away && slow->holiday_days > 0) events.emplace_back(protocol::HolidayBegan{seat});
    }
    return events;
}

}  // namespace crisscross::server
