#include "server/rooms/stand_ins.hpp"

#include <algorithm>

#include "server/rooms/seating.hpp"

namespace crisscross::server {

namespace {

using protocol::server::StandInRequest;

std::size_t index_of(engine::Seat seat) {
    return static_cast<std::size_t>(seat);
}

bool has_resigned(const RoomState& state, engine::Seat seat) {
    return state.game->player(seat).resigned;
}

bool has_a_say(const RoomState& state, const std::vector<bool>& present, engine::Seat seat) {
    return present[index_of(seat)] && !state.seats[index_of(seat)].automatic() && !has_resigned(state, seat);
}

}  // namespace

void StandIns::ask(const protocol::client::AddStandIn& request, engine::Seat by) {
    auto found = std::ranges::find(asked_, request.seat, &StandInRequest::seat);
    if (found == asked_.end()) found = asked_.insert(asked_.end(), StandInRequest{request.seat, request.strength});
    if (found->strength != request.strength) *found = StandInRequest{request.seat, request.strength};
    if (std::ranges::count(found->agreed, by) == 0) found->agreed.push_back(by);
}

void StandIns::keep_up(const RoomState& state, const std::vector<bool>& present, Moment now) {
    gone_at_.resize(present.size());
    for (std::size_t seat = 0; seat < present.size(); ++seat)
        gone_at_[seat] = present[seat] ? std::nullopt : std::optional(gone_at_[seat].value_or(now));
    if (state.stage() != Stage::playing) return asked_.clear();
    for (StandInRequest& asked : asked_)
        std::erase_if(asked.agreed, [&](engine::Seat seat) { return !has_a_say(state, present, seat); });
    std::erase_if(asked_, [&](const StandInRequest& asked) {
        return asked.agreed.empty() || present[index_of(asked.seat)] || has_resigned(state, asked.seat) ||
               state.seats[index_of(asked.seat)].automatic();
    });
}

std::vector<bool> StandIns::away(Moment since) const {
    std::vector<bool> seats;
    for (const auto& gone_at : gone_at_) seats.push_back(gone_at && *gone_at <= since);
    return seats;
}

std::vector<protocol::RoomEvent> StandIns::agreed(const RoomState& state, const std::vector<bool>& present) const {
    std::vector<protocol::RoomEvent> events;
    for (const StandInRequest& asked : asked_) {
        bool by_all = true;
        for (engine::Seat seat = 0; index_of(seat) < state.seats.size(); ++seat)
            if (has_a_say(state, present, seat) && std::ranges::count(asked.agreed, seat) == 0) by_all = false;
        if (by_all) events.emplace_back(protocol::StandInAdded{asked.seat, asked.strength});
    }
    return events;
}

Answer<engine::Seat> may_ask(const RoomState& state, const std::vector<bool>& present, const std::vector<bool>& away,
                             PlayerId player, const protocol::client::AddStandIn& request) {
    const auto seat = seat_in_play(state, player);
    if (!seat) return seat.error();
    if (has_resigned(state, *seat)) return Complaint{"NOT_SEATED", "You resigned."};
    if (index_of(request.seat) >= state.seats.size() || has_resigned(state, request.seat))
        return Complaint{"NO_SUCH_SEAT", "Nobody is playing on that seat.", "/seat"};
    if (state.seats[index_of(*seat)].stand_in) return computer_plays();
    if (state.seats[index_of(request.seat)].automatic())
        return Complaint{"STANDS_IN_ALREADY", "A computer is already playing on that seat.", "/seat"};
    if (request.seat == *seat) return *seat;
    if (present[index_of(request.seat)])
        return Complaint{"NOT_ABSENT", "This player is here and decides for themselves.", "/seat"};
    if (!away[index_of(request.seat)])
        return Complaint{"NOT_ABSENT", "This player has only just left. Try again in a minute.", "/seat"};
    return *seat;
}

Answer<std::vector<protocol::RoomEvent>> take_back(const RoomState& state, PlayerId player) {
    const auto seat = seat_in_play(state, player);
    if (!seat) return seat.error();
    if (!state.seats[index_of(*seat)].stand_in) return Complaint{"NO_STAND_IN", "No computer is playing for you."};
    return std::vector<protocol::RoomEvent>{protocol::SeatReclaimed{*seat}};
}

}  // namespace crisscross::server
