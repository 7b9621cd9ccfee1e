#include "engine/game/checks.hpp"
#include "engine/game/deliberation.hpp"
#include "engine/game/drawing.hpp"
#include "engine/game/ending.hpp"
#include "engine/game/turns.hpp"
#include "engine/play/assessment.hpp"

namespace crisscross::engine {

namespace {

/// The first command of a turn closes the window of the play before it.
void start_turn(Deliberation& now) {
    if (now.game().pending_play()) close_window(now.draft, now.context, Closing::next_turn);
}

int window_seconds(const Game& game) {
    const Windows& windows = game.rules.ruleset().windows;
    return active_seats(game).size() == 2 ? windows.two_seats : windows.more_seats;
}

bool would_end(const Deliberation& now, const Played& played) {
    Draft probe(now.game());
    probe.add(played);
    draw_up<Drew>(probe, now.context.chance, played.seat);
    return ending(probe.game(), next_to_move(probe.game(), after(probe.game(), played.seat))).has_value();
}

/// Says how long a play may be challenged (K11).
void set_window(const Deliberation& now, Played& played) {
    const Ruleset& rules = now.game().rules.ruleset();
    if (rules.ruling == Ruling::on_laying) return;
    played.window = Window::next_turn;
    if ((played.seconds = window_seconds(now.game())) > 0) played.window = Window::held;
    if (!would_end(now, played)) return;
    played.window = Window::final;
    played.seconds = rules.windows.last_play;
}

/// What the play scores, or why it may not stand. Where words are checked when laid, bad ones are named (K17).
Result<PlayScore> judge(const Deliberation& now, const Play& play) {
    const Game& game = now.game();
    const auto placement = place(game.rules, game.now.board, &game.player(now.seat).rack, play.edits, play.line);
    if (!placement) return placement.error();
    auto assessment = assess(game.rules, now.context.lexicon, game.now.premiums, *placement);
    if (!assessment) return assessment.error();
    if (game.rules.ruleset().ruling == Ruling::on_laying && !assessment->all_good())
        return Refusal{Code::bad_word, {}, assessment->bad_words(game.rules)};
    return std::move(assessment->score);
}

/// Draws first and then returns (K9), or returns all, mixes and draws (X8).
Exchanged swap(const Deliberation& now, const TileCounts& tiles) {
    const Game& game = now.game();
    const Ruleset& rules = game.rules.ruleset();
    TileCounts bag = game.now.bag;
    if (rules.exchange == ExchangeRule::all) bag.add(tiles);
    const int count = rules.exchange == ExchangeRule::all ? std::min(rules.rack_size, bag.total()) : tiles.total();
    const TileCounts drawn = now.context.chance.draw(bag, count, now.draft.next_event());
    return {now.seat, game.turn, on_rack(game, drawn), on_rack(game, tiles)};
}

}  // namespace

Decision decide_play(Deliberation& now, const Play& play) {
    if (auto refusal = check_move(now.game(), now.seat, play.turn)) return *std::move(refusal);
    auto score = judge(now, play);
    if (!score) return score.error();
    start_turn(now);
    Played played{now.seat, play.turn, play.edits, play.line, std::move(*score), Window::none, 0};
    set_window(now, played);
    const bool last = played.window == Window::final;
    now.draft.add(std::move(played));
    draw_up<Drew>(now.draft, now.context.chance, now.seat);
    if (!last) finish_turn(now.draft, now.context);
    return now.draft.take();
}

Decision decide_exchange(Deliberation& now, const Exchange& exchange) {
    if (exchange.tiles.empty()) return decide_pass(now, {exchange.turn});
    const Game& game = now.game();
    if (auto refusal = check_move(game, now.seat, exchange.turn)) return *std::move(refusal);
    if (auto refusal = check_rack(game.rules, game.player(now.seat).rack, exchange.tiles)) return *std::move(refusal);
    if (auto refusal = check_exchange_size(game, now.seat, exchange.tiles.total())) return *std::move(refusal);
    if (game.now.bag.empty()) return decide_pass(now, {exchange.turn});
    start_turn(now);
    now.draft.add(swap(now, exchange.tiles));
    finish_turn(now.draft, now.context);
    return now.draft.take();
}

Decision decide_pass(Deliberation& now, const Pass& pass) {
    if (auto refusal = check_move(now.game(), now.seat, pass.turn)) return *std::move(refusal);
    start_turn(now);
    now.draft.add(Passed{now.seat, pass.turn});
    finish_turn(now.draft, now.context);
    return now.draft.take();
}

Decision decide_starter(Deliberation& now, const PlaceStarter& put) {
    if (auto refusal = check_starter(now.game(), now.seat, put.turn)) return *std::move(refusal);
    if (!now.game().now.board.contains(put.cell)) return Refusal{Code::off_board, {put.cell}};
    const auto rules = with_options(now.game().rules, put.options);
    if (!rules) return Refusal{Code::bad_options, {}, rules.error().knobs};
    seed(now, now.seat, put.cell, put.options);
    return now.draft.take();
}

void seed(Deliberation& now, Seat seat, Cell cell, const Options& options) {
    now.draft.add(StarterPlaced{seat, now.game().turn, cell, options});
    if (options.rack_visibility == RackVisibility::open) {
        RacksShown shown;
        for (const Player& player : now.game().now.players) shown.racks.push_back(player.rack);
        now.draft.add(std::move(shown));
    }
    give_turn(now.draft, after(now.game(), seat));
}

}  // namespace crisscross::engine
