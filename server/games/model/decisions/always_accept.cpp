#include "server/games/model/decisions/always_accept.hpp"

#include <algorithm>
#include <iterator>

#include "engine/game/view/asked.hpp"
#include "server/games/model/game_checks.hpp"

namespace crisscross::server {

namespace {

using Events = std::vector<protocol::GameEvent>;

bool accepts_now(const GameState& state, engine::Seat seat) {
    if (!state.seats[engine::index_of(seat)].always_accepts || check_game_command(state, seat)) return false;
    return engine::asked(*state.game, seat) == engine::Asked::accept;
}

std::optional<engine::Seat> next_to_accept(const GameState& state) {
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        if (const auto seat = static_cast<engine::Seat>(place); accepts_now(state, seat)) return seat;
    return std::nullopt;
}

}  // namespace

Answer<Events> decide_always_accept(const GameState& state, PlayerId player, bool on) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_own_play(state, seat)) return *refused;
    if (state.seats[engine::index_of(*seat)].always_accepts == on) return Events{};
    return Events{protocol::AlwaysAcceptSet{*seat, on}};
}

// Most games ask nobody like that, and their state is not copied.
Events acceptances(const GameSituation& situation, Moment at) {
    Events all;
    auto seat = next_to_accept(situation.state);
    if (!seat) return all;
    GameState state = situation.state;
    for (; seat; seat = next_to_accept(state)) {
        const GameSituation now{state, situation.lexicon, situation.list_hash, situation.chance};
        auto accepted = decide_as(now, *seat, engine::Accept{state.game->pending_play()->turn});
        if (!accepted) return all;
        state = fold(std::move(state), numbered(*accepted, state.version, at));
        std::ranges::move(*accepted, std::back_inserter(all));
    }
    return all;
}

}  // namespace crisscross::server
