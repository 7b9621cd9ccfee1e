#include "server/games/model/game_checks.hpp"

#include <stdexcept>

#include "engine/game/checks.hpp"
#include "engine/game/view/asked.hpp"
#include "server/games/model/consent.hpp"
#include "server/metrics/limit.hpp"

namespace crisscross::server {

namespace {

using Refused = std::optional<Complaint>;

const Complaint computer_plays{"COMPUTER_PLAYS", "A computer is playing for you. Take over first."};

const SeatHolder& holder_of(const GameState& state, engine::Seat seat) {
    return state.seats[engine::index_of(seat)];
}

bool is_seat(const GameState& state, engine::Seat seat) {
    return engine::index_of(seat) < state.seats.size();
}

bool has_resigned(const GameState& state, engine::Seat seat) {
    return state.game->player(seat).resigned;
}

Refused check_free_seat(const GameState& state) {
    if (static_cast<int>(state.seats.size()) >= state.rules.ruleset().most_seats) return all_seats_taken();
    return std::nullopt;
}

Refused check_host(const GameState& state, engine::Viewer viewer) {
    if (!viewer) return not_seated();
    if (state.game) return already_started();
    if (*viewer != 0) return Complaint{"NOT_HOST", "Only the host can set up and start the game."};
    return std::nullopt;
}

Refused check_in_game(const GameState& state, engine::Viewer viewer) {
    if (!viewer) return not_seated();
    if (!state.game) return game_not_started();
    return std::nullopt;
}

std::optional<engine::Refusal> refusal_of(const engine::Game& game, const protocol::AgreementWanted& wanted,
                                          engine::Seat asker) {
    switch (wanted.agreement) {
        case protocol::Agreement::take_back:
            return engine::check_take_back(game, asker, wanted.turn);
        case protocol::Agreement::end:
            return engine::check_end(game, asker);
        case protocol::Agreement::abort:
            return engine::check_abort(game, asker);
    }
    throw std::logic_error("no such agreement");
}

}  // namespace

Refused check_take_seat(const GameState& state, engine::Viewer viewer) {
    if (viewer) return already_seated();
    if (state.game) return already_started();
    return check_free_seat(state);
}

Refused check_leave_seat(const GameState& state, engine::Viewer viewer) {
    if (!viewer) return not_seated();
    if (state.game) return already_started();
    return std::nullopt;
}

Refused check_add_computer(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_host(state, viewer)) return refused;
    return check_free_seat(state);
}

Refused check_remove_computer(const GameState& state, engine::Viewer viewer, engine::Seat seat) {
    if (auto refused = check_host(state, viewer)) return refused;
    if (is_seat(state, seat) && holder_of(state, seat).computer) return std::nullopt;
    return Complaint{"NOT_A_COMPUTER", "That seat has no computer.", "/seat"};
}

Refused check_start(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_host(state, viewer)) return refused;
    const int min = state.rules.ruleset().least_seats;
    const int count = static_cast<int>(state.seats.size());
    if (count >= min) return std::nullopt;
    return with_details({"TOO_FEW_SEATS", "The game needs at least " + std::to_string(min) + " players."},
                        {.min = min, .count = count});
}

Refused check_add_stand_in(const GameState& state, engine::Viewer viewer, engine::Seat seat) {
    if (auto refused = check_in_play(state, viewer)) return refused;
    if (has_resigned(state, *viewer)) return resigned();
    if (!is_seat(state, seat) || has_resigned(state, seat))
        return Complaint{"NO_SUCH_SEAT", "Nobody is playing in that seat.", "/seat"};
    if (holder_of(state, *viewer).stand_in) return computer_plays;
    if (holder_of(state, seat).automatic())
        return Complaint{"HAS_STAND_IN", "A computer is already playing for that seat.", "/seat"};
    return std::nullopt;
}

Refused check_reclaim_seat(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_in_play(state, viewer)) return refused;
    if (holder_of(state, *viewer).stand_in) return std::nullopt;
    return Complaint{"NO_STAND_IN", "No computer is playing for you."};
}

Refused check_hint(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_in_play(state, viewer)) return refused;
    if (state.rules.ruleset().hints == engine::Hints::none)
        return Complaint{"NO_HINTS", "There are no hints in this room."};
    if (holder_of(state, *viewer).stand_in) return computer_plays;
    const auto refusal = engine::check_hint(*state.game, *viewer);
    return refusal ? std::optional(complaint(*refusal)) : std::nullopt;
}

Refused check_game_command(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_in_game(state, viewer)) return refused;
    if (holder_of(state, *viewer).automatic() && !state.game->over()) return computer_plays;
    return std::nullopt;
}

Refused check_length(const GameState& state) {
    if (!state.game || state.game->turn <= max_turns) return std::nullopt;
    return beyond(Limit::long_games,
                  with_details({"GAME_TOO_LONG", "This game has had " + std::to_string(max_turns) +
                                                     " turns, which is the limit. Agree to end it, or resign."},
                               {.max = static_cast<int>(max_turns)}));
}

Refused check_agreement(const GameState& state, const protocol::AgreementWanted& wanted) {
    if (auto refused = check_own_play(state, wanted.seat)) return refused;
    const bool agrees = state.agreement && state.agreement->is_same(wanted);
    if (agrees && state.agreement->is_wanted_by(wanted.seat))
        return Complaint{"ALREADY_AGREED", "You have agreed already."};
    const engine::Seat asker = agrees ? state.agreement->wanted.front() : wanted.seat;
    const auto refusal = refusal_of(*state.game, wanted, asker);
    return refusal ? std::optional(complaint(*refusal)) : std::nullopt;
}

Refused check_decline(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_own_play(state, viewer)) return refused;
    if (state.agreement) return std::nullopt;
    return Complaint{"NOTHING_ASKED", "Nobody is asking for your agreement any more."};
}

bool all_want(const GameState& state, const protocol::AgreementWanted& wanted) {
    const bool is_open = state.agreement && state.agreement->is_same(wanted);
    return std::ranges::all_of(people_with_a_say(state), [&](engine::Seat seat) {
        return seat == wanted.seat || (is_open && state.agreement->is_wanted_by(seat));
    });
}

Refused check_nudge(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_own_play(state, viewer)) return refused;
    const engine::Seat mover = state.game->to_move;
    const bool waits = !state.clocks.paused && engine::asked(*state.game, mover) == engine::Asked::move;
    if (waits && mover != *viewer && !holder_of(state, mover).automatic()) return std::nullopt;
    return Complaint{"NOBODY_TO_NUDGE", "You aren\u2019t waiting for anyone\u2019s move."};
}

Refused check_own_play(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_in_play(state, viewer)) return refused;
    if (has_resigned(state, *viewer)) return resigned();
    if (holder_of(state, *viewer).automatic()) return computer_plays;
    return std::nullopt;
}

Refused check_in_play(const GameState& state, engine::Viewer viewer) {
    if (auto refused = check_in_game(state, viewer)) return refused;
    if (state.game->over()) return complaint(engine::Refusal{engine::Code::game_over});
    return std::nullopt;
}

}  // namespace crisscross::server
