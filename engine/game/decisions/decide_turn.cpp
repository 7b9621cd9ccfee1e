#include "engine/game/checks.hpp"
#include "engine/game/decisions/attempt.hpp"
#include "engine/game/decisions/ending.hpp"
#include "engine/game/decisions/turns.hpp"
#include "engine/play/assessment.hpp"

namespace crisscross::engine {

namespace {

/// The first command of a turn closes the window of the play before it.
void start_turn(Attempt& attempt) {
    if (attempt.game().pending_play()) close_window(attempt.draft, attempt.context, Closing::next_turn);
}

int window_seconds(const Game& game) {
    const Windows& windows = game.rules.ruleset().windows;
    return active_seats(game).size() == 2 ? windows.two_seats : windows.more_seats;
}

bool would_end(const Attempt& attempt, const Played& played) {
    Draft probe(attempt.game());
    probe.add(played);
    fill_rack<Drew>(probe, attempt.context.chance, played.seat);
    return ending(probe.game(), next_to_move(probe.game(), after(probe.game(), played.seat))).has_value();
}

/// Decides how long a play may be challenged (K11).
void set_window(const Attempt& attempt, Played& played) {
    const Ruleset& rules = attempt.game().rules.ruleset();
    if (rules.ruling == Ruling::on_laying) return;
    played.window = Window::next_turn;
    if ((played.seconds = window_seconds(attempt.game())) > 0) played.window = Window::held;
    if (!would_end(attempt, played)) return;
    played.window = Window::final;
    played.seconds = rules.windows.last_play;
}

/// What the play scores, or why it is refused. Where words are checked when laid, the refusal names bad ones (K17).
Result<PlayScore> judge(const Attempt& attempt, const Play& play) {
    const Game& game = attempt.game();
    const auto placement =
        place(game.rules, game.position.board, &game.player(attempt.seat).rack, play.edits, play.line);
    if (!placement) return placement.error();
    auto assessment = assess(game.rules, attempt.context.lexicon, game.position.premiums, *placement);
    if (!assessment) return assessment.error();
    if (game.rules.ruleset().ruling == Ruling::on_laying && !assessment->all_good())
        return Refusal{Code::bad_word, {}, assessment->bad_words(game.rules)};
    return std::move(assessment->score);
}

Exchanged exchange_tiles(const Attempt& attempt, const TileCounts& tiles) {
    const Game& game = attempt.game();
    const TileCounts drawn = tiles_for(tiles, game, attempt.context.chance);
    return {attempt.seat, game.turn, on_rack(game, drawn), on_rack(game, tiles)};
}

}  // namespace

Decision decide_play(Attempt& attempt, const Play& play) {
    if (auto refusal = check_move(attempt.game(), attempt.seat, play.turn)) return *std::move(refusal);
    auto score = judge(attempt, play);
    if (!score) return score.error();
    start_turn(attempt);
    Played played{attempt.seat, play.turn, play.edits, play.line, std::move(*score), Window::none, 0};
    set_window(attempt, played);
    const bool last = played.window == Window::final;
    attempt.draft.add(std::move(played));
    fill_rack<Drew>(attempt.draft, attempt.context.chance, attempt.seat);
    if (!last) finish_turn(attempt.draft, attempt.context);
    return attempt.draft.release();
}

Decision decide_exchange(Attempt& attempt, const Exchange& exchange) {
    if (exchange.tiles.empty()) return decide_pass(attempt, {exchange.turn});
    const Game& game = attempt.game();
    if (auto refusal = check_move(game, attempt.seat, exchange.turn)) return *std::move(refusal);
    if (auto refusal = check_rack(game.rules, game.player(attempt.seat).rack, exchange.tiles))
        return *std::move(refusal);
    if (auto refusal = check_exchange_size(game, attempt.seat, exchange.tiles.total())) return *std::move(refusal);
    if (game.position.bag.empty()) return decide_pass(attempt, {exchange.turn});
    start_turn(attempt);
    attempt.draft.add(exchange_tiles(attempt, exchange.tiles));
    finish_turn(attempt.draft, attempt.context);
    return attempt.draft.release();
}

Decision decide_pass(Attempt& attempt, const Pass& pass) {
    if (auto refusal = check_move(attempt.game(), attempt.seat, pass.turn)) return *std::move(refusal);
    start_turn(attempt);
    attempt.draft.add(Passed{attempt.seat, pass.turn});
    finish_turn(attempt.draft, attempt.context);
    return attempt.draft.release();
}

Decision decide_starter(Attempt& attempt, const PlaceStarter& starter) {
    if (auto refusal = check_starter(attempt.game(), attempt.seat, starter.turn)) return *std::move(refusal);
    if (!attempt.game().position.board.contains(starter.cell)) return Refusal{Code::off_board, {starter.cell}};
    const auto rules = with_options(attempt.game().rules, starter.options);
    if (!rules) return Refusal{.code = Code::bad_options, .knobs = rules.error().knobs};
    place_starter(attempt, attempt.seat, starter.cell, starter.options);
    return attempt.draft.release();
}

void place_starter(Attempt& attempt, Seat seat, Cell cell, const Options& options) {
    attempt.draft.add(StarterPlaced{seat, attempt.game().turn, cell, options});
    if (options.rack_visibility == RackVisibility::open) {
        RacksShown shown;
        for (const Player& player : attempt.game().position.players) shown.racks.push_back(player.rack);
        attempt.draft.add(std::move(shown));
    }
    give_turn(attempt.draft, after(attempt.game(), seat));
}

}  // namespace crisscross::engine
