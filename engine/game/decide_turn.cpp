#include "engine/game/deliberation.hpp"
#include "engine/game/ending.hpp"
#include "engine/game/turns.hpp"
#include "engine/play/assessment.hpp"

namespace crisscross::engine {

namespace {

using Objected = std::optional<Refusal>;

/// Whether this seat may now take turn `turn`.
Objected check_turn(const Deliberation& now, Turn turn) {
    const Game& game = now.game();
    if (!now.is_active()) return Refusal{Code::not_seated};
    if (turn != game.turn) return Refusal{Code::stale};
    const PendingPlay* pending_play = game.pending_play();
    if (pending_play && (pending_play->window == Window::final || pending_play->dispute))
        return Refusal{Code::window_open};
    if (now.seat != game.to_move) return Refusal{Code::not_your_turn};
    if (pending_play && pending_play->window == Window::held) return Refusal{Code::window_open};
    return {};
}

/// The same for what is no seed: the first turn may be kept for that (X2).
Objected check_usual_turn(const Deliberation& now, Turn turn) {
    if (auto dispute = check_turn(now, turn)) return dispute;
    return now.game().needs_starter() ? Objected(Refusal{Code::not_a_starter}) : std::nullopt;
}

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
    fill_rack<Drew>(probe, now.context.chance, played.seat);
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

/// Whether these tiles may be exchanged now (K9, X8).
Objected check_exchange(const Game& game, Seat seat, const TileCounts& tiles) {
    const Ruleset& rules = game.rules.ruleset();
    const int bag = game.now.bag.total();
    if (auto dispute = check_rack(game.rules, game.player(seat).rack, tiles)) return dispute;
    if (rules.exchange == ExchangeRule::all) {
        if (tiles != game.player(seat).rack) return Refusal{Code::not_all_tiles};
        return {};
    }
    if (tiles.total() > bag || bag < rules.exchange_minimum) return Refusal{Code::bag_too_small};
    return {};
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
    if (auto dispute = check_usual_turn(now, play.turn)) return *std::move(dispute);
    auto score = judge(now, play);
    if (!score) return score.error();
    start_turn(now);
    Played played{now.seat, play.turn, play.edits, play.line, std::move(*score), Window::none, 0};
    set_window(now, played);
    const bool last = played.window == Window::final;
    now.draft.add(std::move(played));
    fill_rack<Drew>(now.draft, now.context.chance, now.seat);
    if (!last) finish_turn(now.draft, now.context);
    return now.draft.take();
}

Decision decide_exchange(Deliberation& now, const Exchange& exchange) {
    if (exchange.tiles.empty()) return decide_pass(now, {exchange.turn});
    if (auto dispute = check_usual_turn(now, exchange.turn)) return *std::move(dispute);
    if (auto dispute = check_exchange(now.game(), now.seat, exchange.tiles)) return *std::move(dispute);
    if (now.game().now.bag.empty()) return decide_pass(now, {exchange.turn});
    start_turn(now);
    now.draft.add(swap(now, exchange.tiles));
    finish_turn(now.draft, now.context);
    return now.draft.take();
}

Decision decide_pass(Deliberation& now, const Pass& pass) {
    if (auto dispute = check_usual_turn(now, pass.turn)) return *std::move(dispute);
    start_turn(now);
    now.draft.add(Passed{now.seat, pass.turn});
    finish_turn(now.draft, now.context);
    return now.draft.take();
}

Decision decide_starter(Deliberation& now, const PlaceStarter& put) {
    if (auto dispute = check_turn(now, put.turn)) return *std::move(dispute);
    if (!now.game().needs_starter()) return Refusal{Code::not_a_starter};
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
