#include "engine/game/checks.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

bool is_active(const Game& game, Seat seat) {
    return seat >= 0 && seat < static_cast<Seat>(game.position.players.size()) && !game.player(seat).resigned;
}

std::optional<Refusal> check_turn(const Game& game, Seat seat, Turn turn) {
    if (auto refusal = check_resignation(game, seat)) return refusal;
    if (turn != game.turn) return Refusal{Code::stale};
    if (is_held_up(game)) return Refusal{Code::window_open};
    const PendingPlay* pending_play = game.pending_play();
    if (seat != game.to_move) return Refusal{Code::not_your_turn};
    if (pending_play && pending_play->window == Window::held) return Refusal{Code::window_open};
    return {};
}

/// Whether the play of turn `play` is disputed, and the seat is still in the game.
std::optional<Refusal> check_dispute(const Game& game, Seat seat, Turn play) {
    if (auto refusal = check_resignation(game, seat)) return refusal;
    const PendingPlay* pending_play = game.pending_play();
    if (!pending_play || pending_play->turn != play) return Refusal{Code::stale};
    if (!pending_play->dispute) return Refusal{Code::nothing_to_vote};
    return {};
}

}  // namespace

bool waits_for_acceptance(Window window) {
    return window == Window::held || window == Window::final;
}

bool is_held_up(const Game& game) {
    const PendingPlay* play = game.pending_play();
    return play && (play->window == Window::final || play->dispute);
}

std::optional<Refusal> check_resignation(const Game& game, Seat seat) {
    if (game.over()) return Refusal{Code::game_over};
    if (!is_active(game, seat)) return Refusal{Code::not_seated};
    return {};
}

std::optional<Refusal> check_take_back(const Game& game, Seat seat, Turn turn) {
    if (auto refusal = check_resignation(game, seat)) return refusal;
    const auto is_meant = [=](const LatestMove& move) { return move.seat == seat && move.turn == turn; };
    const bool is_there = std::ranges::any_of(game.latest_moves, is_meant);
    return is_there ? std::nullopt : std::optional(Refusal{Code::nothing_to_take_back});
}

std::optional<Refusal> check_end(const Game& game, Seat seat) {
    if (auto refusal = check_resignation(game, seat)) return refusal;
    return is_held_up(game) ? std::optional(Refusal{Code::window_open}) : std::nullopt;
}

std::optional<Refusal> check_abort(const Game& game, Seat seat) {
    if (auto refusal = check_resignation(game, seat)) return refusal;
    return game.turn > 1 ? std::optional(Refusal{Code::too_late_to_abort}) : std::nullopt;
}

std::optional<Refusal> check_move(const Game& game, Seat seat, Turn turn) {
    if (auto refusal = check_turn(game, seat, turn)) return refusal;
    return game.needs_starter() ? std::optional(Refusal{Code::not_a_starter}) : std::nullopt;
}

std::optional<Refusal> check_exchange_size(const Game& game, Seat seat, int tiles) {
    const Ruleset& rules = game.rules.ruleset();
    if (rules.exchange == ExchangeRule::all)
        return tiles == game.player(seat).rack.total() ? std::nullopt : std::optional(Refusal{Code::not_all_tiles});
    const int bag = game.position.bag.total();
    return tiles > bag || bag < rules.exchange_minimum ? std::optional(Refusal{Code::bag_too_small}) : std::nullopt;
}

std::optional<Refusal> check_starter(const Game& game, Seat seat, Turn turn) {
    if (auto refusal = check_turn(game, seat, turn)) return refusal;
    return game.needs_starter() ? std::nullopt : std::optional(Refusal{Code::not_a_starter});
}

std::optional<Refusal> check_clock(const Game& game, Turn turn) {
    return check_turn(game, game.to_move, turn);
}

std::optional<Refusal> check_hint(const Game& game, Seat seat) {
    if (auto refusal = check_resignation(game, seat)) return refusal;
    const PendingPlay* play = game.pending_play();
    const bool is_last = play && play->window == Window::final;
    return seat == game.to_move && !is_last && !game.needs_starter() ? std::nullopt
                                                                     : std::optional(Refusal{Code::not_your_turn});
}

std::optional<Refusal> check_challenge(const Game& game, Seat seat, Turn play) {
    if (auto refusal = check_resignation(game, seat)) return refusal;
    const PendingPlay* pending_play = game.pending_play();
    if (play != (pending_play ? pending_play->turn : game.turn)) return Refusal{Code::stale};
    if (!pending_play || pending_play->dispute || pending_play->seat == seat || pending_play->is_accepted_by(seat))
        return Refusal{Code::nothing_to_challenge};
    return {};
}

std::optional<Refusal> check_defence(const Game& game, Seat seat, Turn play) {
    if (auto refusal = check_dispute(game, seat, play)) return refusal;
    return game.pending_play()->seat == seat ? std::nullopt : std::optional(Refusal{Code::nothing_to_vote});
}

std::optional<Refusal> check_vote(const Game& game, Seat seat, Turn play) {
    if (auto refusal = check_dispute(game, seat, play)) return refusal;
    const PendingPlay& pending_play = *game.pending_play();
    if (pending_play.seat == seat || pending_play.dispute->has_vote_of(seat)) return Refusal{Code::nothing_to_vote};
    return {};
}

}  // namespace crisscross::engine
