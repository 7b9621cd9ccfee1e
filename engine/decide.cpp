#include "engine/decide.hpp"

#include <algorithm>
#include <optional>

#include "engine/ending.hpp"
#include "engine/first_draw.hpp"
#include "engine/judging.hpp"
#include "engine/placement.hpp"
#include "engine/turns.hpp"

namespace crisscross::engine {

namespace {

using Decision = Result<std::vector<Event>>;
using Objection = std::optional<Refusal>;

/// Fills a rack up while the bag lasts (K6).
template <class Drawn>
void draw_up(Draft& draft, const Chance& chance, Seat seat) {
    TileCounts bag = draft.game().now.bag;
    const int missing = draft.game().rules.ruleset().rack_size - draft.game().player(seat).rack.total();
    const TileCounts tiles = chance.draw(bag, std::min(missing, bag.total()), draft.next_event());
    if (!tiles.empty()) draft.add(Drawn{seat, HiddenTiles(tiles)});
}

int window_seconds(const Game& game) {
    const Windows& windows = game.rules.ruleset().windows;
    return active_seats(game).size() == 2 ? windows.two_seats : windows.more_seats;
}

bool would_end(const Game& game, const Chance& chance, const Played& played) {
    Draft probe(game);
    probe.add(played);
    draw_up<Drew>(probe, chance, played.seat);
    return ending(probe.game()).has_value();
}

/// Says how long a play may be challenged (K11).
void set_window(const Game& game, const Chance& chance, Played& played) {
    if (game.rules.ruleset().ruling == Ruling::on_laying) return;
    played.window = Window::next_turn;
    if ((played.seconds = window_seconds(game)) > 0) played.window = Window::held;
    if (!would_end(game, chance, played)) return;
    played.window = Window::final;
    played.seconds = game.rules.ruleset().windows.last_play;
}

/// Decides one command of one seat: an overload for each.
struct Decide {
    const Lexicon& lexicon;
    const Chance& chance;
    Seat seat;
    Draft draft;

    const Game& game() const { return draft.game(); }

    Decision operator()(const Play& play) {
        if (auto objection = check_turn(play.turn)) return *std::move(objection);
        const auto placement = place(game().rules, game().now.board, &game().player(seat).rack, play.edits);
        if (!placement) return placement.error();
        Played played{seat, game().turn, play.edits, score(game().rules, *placement), Window::none, 0};
        if (auto objection = check_words(played.score)) return *std::move(objection);
        start_turn();
        set_window(game(), chance, played);
        const bool last = played.window == Window::final;
        draft.add(std::move(played));
        draw_up<Drew>(draft, chance, seat);
        if (!last) finish_turn(draft, chance);
        return draft.take();
    }

    Decision operator()(const Exchange& exchange) {
        if (exchange.tiles.empty()) return (*this)(Pass{exchange.turn});
        if (auto objection = check_turn(exchange.turn)) return *std::move(objection);
        const Game& now = game();
        const int count = exchange.tiles.total();
        if (auto objection = check_rack(now.rules, now.player(seat).rack, exchange.tiles))
            return *std::move(objection);
        if (count > now.now.bag.total() || now.now.bag.total() < now.rules.ruleset().exchange_minimum)
            return Refusal{Code::bag_too_small};
        start_turn();
        TileCounts bag = game().now.bag;
        const TileCounts drawn = chance.draw(bag, count, draft.next_event());
        draft.add(Exchanged{seat, game().turn, HiddenTiles(drawn), HiddenTiles(exchange.tiles)});
        finish_turn(draft, chance);
        return draft.take();
    }

    Decision operator()(const Pass& pass) {
        if (auto objection = check_turn(pass.turn)) return *std::move(objection);
        start_turn();
        draft.add(Passed{seat, game().turn});
        finish_turn(draft, chance);
        return draft.take();
    }

    Decision operator()(const Challenge& challenge) {
        if (auto objection = check_contest(challenge.play)) return *std::move(objection);
        const Contestable contest = *game().contest();
        draft.add(Challenged{seat, contest.play});
        if (bad_words(lexicon, contest.words).empty())
            uphold(contest);
        else
            withdraw(contest);
        return draft.take();
    }

    Decision operator()(const Accept& accept) {
        if (auto objection = check_contest(accept.play)) return *std::move(objection);
        draft.add(Accepted{seat, accept.play});
        if (all_accepted(game())) close_window(draft, chance, Closing::accepted);
        return draft.take();
    }

    Decision operator()(const Resign&) {
        if (!is_active()) return Refusal{Code::not_seated};
        draft.add(Resigned{seat});
        if (active_seats(game()).size() == 1) {
            end_if_due(draft, chance);
            return draft.take();
        }
        const bool last = game().contest() && game().contest()->window == Window::final;
        if (game().contest() && all_accepted(game())) close_window(draft, chance, Closing::accepted);
        if (!last && game().to_move == seat) give_turn(draft, after(game(), seat));
        return draft.take();
    }

    Decision operator()(const Expire& expire) {
        const Contestable* contest = game().contest();
        if (!contest || contest->play != expire.play || contest->seconds == 0) return Refusal{Code::stale};
        close_window(draft, chance, Closing::expired);
        return draft.take();
    }

    bool is_active() const {
        return seat >= 0 && seat < static_cast<Seat>(game().now.players.size()) && !game().player(seat).resigned;
    }

    /// Whether this seat may now take turn `turn`.
    Objection check_turn(Turn turn) const {
        if (!is_active()) return Refusal{Code::not_seated};
        if (turn != game().turn) return Refusal{Code::stale};
        const Contestable* contest = game().contest();
        if (contest && contest->window == Window::final) return Refusal{Code::window_open};
        if (seat != game().to_move) return Refusal{Code::not_your_turn};
        if (contest && contest->window == Window::held) return Refusal{Code::window_open};
        return {};
    }

    /// Whether this seat may challenge or accept the play of turn `play`.
    Objection check_contest(Turn play) const {
        if (!is_active()) return Refusal{Code::not_seated};
        const Contestable* contest = game().contest();
        if (play != (contest ? contest->play : game().turn)) return Refusal{Code::stale};
        if (!contest || contest->seat == seat) return Refusal{Code::nothing_to_challenge};
        const auto& accepted = contest->accepted;
        if (std::find(accepted.begin(), accepted.end(), seat) != accepted.end())
            return Refusal{Code::nothing_to_challenge};
        return {};
    }

    /// Where words are checked when laid, names the bad ones (K17).
    Objection check_words(const PlayScore& score) const {
        if (game().rules.ruleset().ruling != Ruling::on_laying) return {};
        Refusal refusal{Code::bad_word};
        for (const Word& word : bad_words(lexicon, words_of(score)))
            refusal.words.push_back(game().rules.alphabet().text(word));
        if (refusal.words.empty()) return {};
        return refusal;
    }

    /// The first command of a turn closes the window of the play before it.
    void start_turn() {
        if (game().contest()) close_window(draft, chance, Closing::next_turn);
    }

    void uphold(const Contestable& contest) {
        Upheld event = upheld(game().rules.ruleset().ruling, contest.play, contest.seat, seat);
        if (game().player(contest.seat).resigned) event.points = 0;  // a frozen score (G4)
        draft.add(event);
        if (contest.window == Window::final)
            finish_turn(draft, chance);
        else if (game().player(game().to_move).lost_turns > 0)
            give_turn(draft, game().to_move);
    }

    void withdraw(const Contestable& contest) {
        const int returned = contest.before.bag.total() - game().now.bag.total();
        draft.add(
            Withdrawn{contest.play, contest.seat, HiddenTiles(contest.before.rack), returned, contest.before.score});
        if (contest.window == Window::final)
            finish_turn(draft, chance);
        else
            end_if_due(draft, chance);
    }
};

}  // namespace

std::vector<Event> begin(const Rules& rules, const Lexicon& lexicon, const Chance& chance, int seats) {
    Draft draft(fresh(rules));
    draft.add(Began{seats, hash_of(chance.seed()), lexicon.hash()});
    Seat first = 0;
    for (OrderDrawn& round : draw_order(rules, chance, seats, draft.next_event())) {
        first = round.best.front();
        draft.add(std::move(round));
    }
    for (Seat seat = 0; seat < seats; ++seat) draw_up<Dealt>(draft, chance, seat);
    give_turn(draft, first);
    return draft.take();
}

Result<std::vector<Event>> decide(const Lexicon& lexicon, const Game& game, const Chance& chance, Seat seat,
                                  const Command& command) {
    if (game.over()) return Refusal{Code::game_over};
    return std::visit(Decide{lexicon, chance, seat, Draft(game)}, command);
}

}  // namespace crisscross::engine
