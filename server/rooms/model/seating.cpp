#include "server/rooms/model/seating.hpp"

#include <algorithm>

#include "server/names/names.hpp"
#include "server/rooms/model/room_checks.hpp"

namespace crisscross::server {

namespace {

bool name_taken(const RoomState& state, const std::string& name) {
    return std::ranges::any_of(state.seats, [&](const SeatHolder& holder) { return are_alike(holder.name, name); });
}

bool is_level(const std::vector<engine::Level>& levels, const std::string& name) {
    return std::ranges::any_of(levels, [&name](const engine::Level& level) { return level.name == name; });
}

}  // namespace

Answer<std::vector<protocol::RoomEvent>> take_seat(const RoomState& state, PlayerId player,
                                                   const std::string& typed_name,
                                                   const std::optional<std::string>& level) {
    const auto name = read_name(typed_name);
    if (!name) return Complaint{"BAD_NAME", "Names have 1 to 24 visible characters.", "/name"};
    if (const auto refused = check_take_seat(state, state.seat_of(player))) return *refused;
    if (name_taken(state, *name))
        return Complaint{"NAME_TAKEN", "Somebody in this game already has that name, or one that looks like it.",
                         "/name"};
    const auto& levels = state.rules.ruleset().levels;
    if (level && !is_level(levels, *level))
        return Complaint{"NO_SUCH_LEVEL", "This game has no such level.", "/level"};
    protocol::Seated seated{player, *name, level};
    if (!level && !levels.empty()) seated.level = levels.front().name;
    return std::vector<protocol::RoomEvent>{seated};
}

Answer<std::vector<protocol::RoomEvent>> leave_seat(const RoomState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_leave_seat(state, seat)) return *refused;
    std::vector<protocol::RoomEvent> events{protocol::Vacated{*seat}};
    if (*seat == 0)
        for (std::size_t next = 1; next < state.seats.size() && state.seats[next].computer; ++next)
            events.emplace_back(protocol::Vacated{0});
    return events;
}

}  // namespace crisscross::server
