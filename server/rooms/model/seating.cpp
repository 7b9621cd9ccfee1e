#include "server/rooms/model/seating.hpp"

#include <algorithm>

#include "server/sessions/names.hpp"

namespace crisscross::server {

namespace {

const Complaint already_started{"ALREADY_STARTED", "The game has already started."};
const Complaint not_seated{"NOT_SEATED", "You aren\u2019t a player in this game."};

bool name_taken(const RoomState& state, const std::string& name) {
    const std::string key = name_key(name);
    return std::ranges::any_of(state.seats, [&](const SeatHolder& holder) { return name_key(holder.name) == key; });
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
    if (state.seat_of(player)) return Complaint{"ALREADY_SEATED", "You already have a seat in this game."};
    if (state.game) return already_started;
    if (static_cast<int>(state.seats.size()) >= state.rules.ruleset().most_seats) return room_full();
    if (name_taken(state, *name))
        return Complaint{"NAME_TAKEN", "Somebody in this game already has that name.", "/name"};
    const auto& levels = state.rules.ruleset().levels;
    if (level && !is_level(levels, *level))
        return Complaint{"NO_SUCH_LEVEL", "This game has no such level.", "/level"};
    protocol::Seated seated{player, *name, level};
    if (!level && !levels.empty()) seated.level = levels.front().name;
    return std::vector<protocol::RoomEvent>{seated};
}

Answer<std::vector<protocol::RoomEvent>> leave_seat(const RoomState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (!seat) return not_seated;
    if (state.game) return already_started;
    std::vector<protocol::RoomEvent> events{protocol::Vacated{*seat}};
    if (*seat == 0)
        for (std::size_t next = 1; next < state.seats.size() && state.seats[next].computer; ++next)
            events.emplace_back(protocol::Vacated{0});
    return events;
}

Complaint computer_plays() {
    return {"COMPUTER_PLAYS", "A computer is playing for you. Take over first."};
}

Answer<engine::Seat> seat_in_game(const RoomState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (!seat) return not_seated;
    if (!state.game) return Complaint{"NOT_STARTED", "The game has not started yet."};
    return *seat;
}

Answer<engine::Seat> seat_in_play(const RoomState& state, PlayerId player) {
    const auto seat = seat_in_game(state, player);
    if (seat && state.game->over()) return complaint(engine::Refusal{engine::Code::game_over});
    return seat;
}

std::vector<engine::Allowed> allowed(const RoomState& state, engine::Viewer viewer) {
    if (!state.game || !viewer || state.seats[static_cast<std::size_t>(*viewer)].automatic()) return {};
    return engine::allowed(*state.game, viewer);
}

Complaint room_full() {
    return {"ROOM_FULL", "All seats are taken."};
}

std::optional<Complaint> must_be_host(const RoomState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (!seat) return not_seated;
    if (state.game) return already_started;
    if (*seat != 0) return Complaint{"NOT_HOST", "Only the host can set up and start the game."};
    return std::nullopt;
}

std::optional<Complaint> may_not_start(const RoomState& state, PlayerId player) {
    if (auto refused = must_be_host(state, player)) return refused;
    const int least = state.rules.ruleset().least_seats;
    if (static_cast<int>(state.seats.size()) < least)
        return Complaint{"TOO_FEW_SEATS", "The game needs at least " + std::to_string(least) + " players."};
    return std::nullopt;
}

}  // namespace crisscross::server
