#include "server/games/model/stand_ins.hpp"

#include <algorithm>

#include "server/games/clock/clock_alarm.hpp"
#include "server/games/model/game_checks.hpp"

namespace crisscross::server {

namespace {

using protocol::server::StandInRequest;
using Events = std::vector<protocol::GameEvent>;

/// Whether the player has not resigned, and no computer plays for them.
bool plays_themselves(const GameState& state, engine::Seat seat) {
    return !state.seats[engine::index_of(seat)].automatic() && !state.game->player(seat).resigned;
}

/// Those who have not resigned; before the game, all who sit.
std::ptrdiff_t people_in(const GameState& state) {
    engine::Seat seat = 0;
    return std::ranges::count_if(state.seats, [&](const SeatHolder& held) {
        const bool resigned = state.game && state.game->player(seat).resigned;
        ++seat;
        return !held.computer && !resigned;
    });
}

/// During a pause nobody has to be there, and neither where a move takes days: then a player is away only once they
/// have been reminded of their turn, and their bank has no more left than they had then for the move.
bool need_not_be_there(const GameState& state, engine::Seat seat, Moment now) {
    const Clocks& clocks = state.clocks;
    if (clocks.paused) return true;
    const protocol::SlowClock* slow = clocks.rules.slow();
    if (!slow) return false;
    if (running(clocks) != seat || clocks.seat(seat).reminded != clocks.turn->turn) return true;
    return remaining(clocks, seat, now).left > reminder_before(*slow);
}

}  // namespace

bool StandIns::is_present(engine::Seat seat) const {
    return engine::index_of(seat) < absent_since_.size() && !absent_since_[engine::index_of(seat)];
}

bool StandIns::has_a_say(const GameState& state, engine::Seat seat) const {
    return is_present(seat) && plays_themselves(state, seat);
}

void StandIns::update(const GameState& state, const std::vector<bool>& present, Moment now) {
    absent_since_.resize(present.size());
    for (std::size_t seat = 0; seat < present.size(); ++seat)
        absent_since_[seat] = present[seat] ? std::nullopt : std::optional(absent_since_[seat].value_or(now));
    if (state.stage() != Stage::playing) return requests_.clear();
    for (StandInRequest& request : requests_)
        std::erase_if(request.agreed, [&](engine::Seat seat) { return !has_a_say(state, seat); });
    std::erase_if(requests_, [&](const StandInRequest& request) {
        return request.agreed.empty() || is_present(request.seat) || !plays_themselves(state, request.seat) ||
               !stand_in_if_away(state, request.seat) || need_not_be_there(state, request.seat, now);
    });
}

Answer<Events> StandIns::request(const GameState& state, PlayerId player, const protocol::client::AddStandIn& request,
                                 Moment now) {
    const auto by = may_request(state, player, request, now);
    if (!by) return by.error();
    if (*by == request.seat) return Events{protocol::StandInAdded{request.seat, request.strength}};
    add(request, *by);
    return agreed(state);
}

// A request for another strength replaces the earlier one.
void StandIns::add(const protocol::client::AddStandIn& request, engine::Seat by) {
    auto found = std::ranges::find(requests_, request.seat, &StandInRequest::seat);
    if (found == requests_.end())
        found = requests_.insert(requests_.end(), StandInRequest{request.seat, request.strength});
    if (found->strength != request.strength) *found = StandInRequest{request.seat, request.strength};
    if (std::ranges::count(found->agreed, by) == 0) found->agreed.push_back(by);
}

Events StandIns::agreed(const GameState& state) const {
    Events events;
    for (const StandInRequest& request : requests_)
        if (missing(state, request).empty())
            events.emplace_back(protocol::StandInAdded{request.seat, request.strength, true});
    return events;
}

std::vector<engine::Seat> StandIns::missing(const GameState& state, const StandInRequest& request) const {
    std::vector<engine::Seat> seats;
    for (engine::Seat seat = 0; engine::index_of(seat) < state.seats.size(); ++seat)
        if (has_a_say(state, seat) && std::ranges::count(request.agreed, seat) == 0) seats.push_back(seat);
    return seats;
}

std::vector<StandInRequest> StandIns::requests(const GameState& state) const {
    std::vector<StandInRequest> requests = requests_;
    for (StandInRequest& request : requests) request.missing = missing(state, request);
    return requests;
}

std::vector<protocol::server::Away> StandIns::away(const GameState& state, Moment now) const {
    std::vector<protocol::server::Away> away;
    if (state.stage() != Stage::playing) return away;
    for (engine::Seat seat = 0; engine::index_of(seat) < absent_since_.size(); ++seat)
        if (const auto since = absent_since_[engine::index_of(seat)];
            since && plays_themselves(state, seat) && !need_not_be_there(state, seat, now))
            if (const auto strength = stand_in_if_away(state, seat))
                away.push_back({seat, *since + patience_of(state.clocks.rules, max_patience_), *strength});
    return away;
}

Answer<engine::Seat> StandIns::may_request(const GameState& state, PlayerId player,
                                           const protocol::client::AddStandIn& request, Moment now) const {
    const auto by = state.seat_of(player);
    if (const auto refused = check_add_stand_in(state, by, request.seat)) return *refused;
    if (request.seat == *by) return *by;
    if (is_present(request.seat)) return player_connected();
    const auto since =
        engine::index_of(request.seat) < absent_since_.size() ? absent_since_[engine::index_of(request.seat)] : now;
    const Span patience = patience_of(state.clocks.rules, max_patience_);
    if (since > now - patience)
        return with_details({"NOT_ABSENT", "This player has only just left.", "/seat"},
                            {.reason = "just_left", .retry_after = *since + patience - now});
    const auto agreed_to = stand_in_if_away(state, request.seat);
    if (!agreed_to) return Complaint{"STAND_IN_NOT_AGREED", "This player hasn\u2019t agreed to a stand-in.", "/seat"};
    if (request.strength != *agreed_to && request.strength != engine::Strength::strong)
        return Complaint{"STAND_IN_NOT_AGREED", "This player hasn\u2019t agreed to a stand-in of this strength.",
                         "/strength"};
    if (need_not_be_there(state, request.seat, now))
        return with_details({"NOT_ABSENT", "This player need not be there now.", "/seat"}, {.reason = "has_time"});
    return *by;
}

Complaint player_connected() {
    return with_details({"NOT_ABSENT", "This player is connected.", "/seat"}, {.reason = "connected"});
}

Span patience_of(const protocol::ClockRules& clock, Span max) {
    if (const auto* game = std::get_if<protocol::GameClock>(&clock.kind))
        return std::min(max, game->seconds * span::second / 10);
    if (const auto* move = std::get_if<protocol::MoveClock>(&clock.kind))
        return std::min(max, move->seconds * span::second);
    return max;
}

std::optional<engine::Strength> stand_in_if_away(const GameState& state, engine::Seat seat) {
    const auto agreed_to = state.seats.at(engine::index_of(seat)).if_away;
    const bool needs_consent = people_in(state) <= 2 || state.clocks.rules.slow();
    return agreed_to || needs_consent ? agreed_to : std::optional(engine::Strength::strong);
}

Answer<Events> reclaim_seat(const GameState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_reclaim_seat(state, seat)) return *refused;
    return Events{protocol::SeatReclaimed{*seat}};
}

}  // namespace crisscross::server
