#include "tests/support/games/random_player.hpp"

#include <algorithm>

#include "engine/play/placement.hpp"
#include "tests/support/games/play_finder.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

/// After this turn nobody lays tiles, so that every game ends.
constexpr Turn last_playing_turn = 300;

/// How many words to try in a turn. Fewer are enough where each can be laid in many ways.
std::size_t enough_words(const Ruleset& rules) {
    if (rules.contact == Contact::none) return 4;
    return rules.placed.size() > 2 || rules.reading == Reading::both ? 25 : 1000;
}

std::vector<Tile> list_of(const TileCounts& tiles) {
    std::vector<Tile> list;
    tiles.for_each([&](Tile tile, int count) { list.insert(list.end(), static_cast<std::size_t>(count), tile); });
    return list;
}

std::vector<Cell> tiles_on(const Board& board) {
    std::vector<Cell> cells;
    board.for_each([&](Cell cell, Square) { cells.push_back(cell); });
    return cells;
}

bool may_speak(const PendingPlay& pending_play, Seat seat) {
    return seat != pending_play.seat && !pending_play.is_accepted_by(seat);
}

/// Whether any word may be played, except duplicates.
bool takes_phonies(const Ruleset& rules) {
    return rules.ruling != Ruling::on_laying || rules.word_source == WordSource::any;
}

bool may_play(const Game& game, std::span<const Word> words, const Edits& edits, std::optional<Axis> line = {}) {
    const auto placed = place(game.rules, game.position.board, &game.player(game.to_move).rack, edits, line);
    return placed && (game.rules.ruleset().ruling != Ruling::on_laying || stands(game.rules, words, *placed));
}

TileCounts without(TileCounts rack, const Edits& edits) {
    for (const Edit& edit : edits) rack.remove(tile_of(edit));
    return rack;
}

}  // namespace

Move RandomPlayer::next(const Game& game) {
    if (below(300) == 0) return {one_of(active_seats(game)), Resign{}};
    if (game.needs_starter()) return first_turn(game);
    if (auto move = answer_to_play(game)) return *move;
    return {game.to_move, turn(game)};
}

Move RandomPlayer::first_turn(const Game& game) {
    if (chance(10)) return {0, Expire{game.turn}};
    const auto either = [this](auto one, auto other) { return chance(50) ? one : other; };
    Options options{either(Reading::forward, Reading::both), either(Lines::straight, Lines::diagonals_too),
                    either(Layout::one_line, Layout::connected), either(Duplicates::allowed, Duplicates::refused),
                    either(RackVisibility::hidden, RackVisibility::open)};
    if (!with_options(game.rules, options)) options = options_of(game.rules.ruleset());
    const Cell cell{below(game.rules.rows()), below(game.rules.columns())};
    return {game.to_move, PlaceStarter{game.turn, cell, options}};
}

std::optional<Move> RandomPlayer::answer_to_play(const Game& game) {
    const PendingPlay* pending_play = game.pending_play();
    if (!pending_play) return std::nullopt;
    if (pending_play->dispute) return answer_to_dispute(game, *pending_play);
    for (const Seat seat : active_seats(game)) {
        if (!may_speak(*pending_play, seat)) continue;
        if (chance(15)) return Move{seat, Challenge{pending_play->turn}};
        if (chance(pending_play->window == Window::next_turn ? 10 : 60))
            return Move{seat, Accept{pending_play->turn}};
    }
    if (pending_play->window == Window::next_turn) return std::nullopt;
    return Move{0, Expire{pending_play->turn}};
}

Move RandomPlayer::answer_to_dispute(const Game& game, const PendingPlay& pending_play) {
    for (const Seat seat : active_seats(game)) {
        if (seat != pending_play.seat) {
            if (!pending_play.dispute->has_vote_of(seat) && chance(70))
                return {seat, Vote{pending_play.turn, chance(50) ? Opinion::convinced : Opinion::not_convinced}};
        } else if (pending_play.dispute->evidence.empty() && chance(40)) {
            return {seat, ShowEvidence{pending_play.turn, "so my grandmother says"}};
        } else if (chance(10)) {
            return {seat, WithdrawPlay{pending_play.turn}};
        }
    }
    return {0, Expire{pending_play.turn}};
}

Command RandomPlayer::turn(const Game& game) {
    const Ruleset& rules = game.rules.ruleset();
    const TileCounts& rack = game.player(game.to_move).rack;
    if (game.turn > last_playing_turn) return Pass{game.turn};
    if (chance(rules.word_source == WordSource::any ? 40 : 12))
        if (auto edits = phony(game, rack)) return named(game, *edits);
    const auto found = plays(game, rack);
    if (!found.empty() && !chance(5)) return named(game, extended(game, one_of(found)));
    return exchange_or_pass(game);
}

Command RandomPlayer::exchange_or_pass(const Game& game) {
    const Ruleset& rules = game.rules.ruleset();
    const TileCounts& rack = game.player(game.to_move).rack;
    if (rules.exchange == ExchangeRule::all)
        return chance(60) ? Command(Exchange{game.turn, rack}) : Command(Pass{game.turn});
    const int max = std::min(rack.total(), game.position.bag.total());
    if (max > 0 && game.position.bag.total() >= rules.exchange_minimum && !chance(20))
        return Exchange{game.turn, some_of(rack, max)};
    return Pass{game.turn};
}

std::vector<Edits> RandomPlayer::plays(const Game& game, const TileCounts& rack) {
    const auto& words = words_for(game.rules);
    const std::size_t enough = enough_words(game.rules.ruleset());
    if (words.size() <= enough) return find_plays(game.rules, words, words, game.position.board, rack);
    std::vector<Word> tried;
    while (tried.size() < enough) tried.push_back(one_of(words));
    return find_plays(game.rules, tried, words, game.position.board, rack);
}

/// Where plays may lie on diagonals, a play of one tile may name one (R3).
Play RandomPlayer::named(const Game& game, Edits edits) {
    Play play{game.turn, std::move(edits), {}};
    const Rules& rules = game.rules;
    if (rules.ruleset().placed.size() < 3 || play.edits.size() > 1 || chance(50)) return play;
    const Axis line = any_line(rules);
    if (may_play(game, words_for(rules), play.edits, line)) play.line = line;
    return play;
}

std::optional<Edits> RandomPlayer::phony(const Game& game, const TileCounts& rack) {
    const Rules& rules = game.rules;
    if (!takes_phonies(rules.ruleset()) || rack.empty()) return std::nullopt;
    const auto covered = tiles_on(game.position.board);
    const int max = rules.ruleset().word_source == WordSource::any && chance(10) ? rack.total() : 4;
    for (int attempt = 0; attempt < 300; ++attempt) {
        Edits edits;
        const Axis axis = any_line(rules);
        Cell cell{below(rules.rows()), below(rules.columns())};
        for (const Tile tile : list_of(some_of(rack, max))) {
            if (tile == red_cross) {
                if (!covered.empty()) edits.push_back(Lift{one_of(covered)});
                continue;
            }
            while (game.position.board.occupied(cell)) cell = step(cell, axis);
            edits.push_back(laid(rules, cell, tile));
            cell = step(cell, axis);
        }
        if (may_play(game, words_for(rules), edits)) return edits;
    }
    return std::nullopt;
}

/// A blank cannot stand for a digraph (H3).
Lay RandomPlayer::laid(const Rules& rules, Cell cell, Tile tile) {
    Letter shown = tile.code;
    while (tile == blank && (shown >= rules.alphabet().size() || rules.alphabet().spelling(shown).size() != 1))
        shown = static_cast<Letter>(below(rules.alphabet().size()));
    return {cell, tile, shown};
}

Edits RandomPlayer::extended(const Game& game, Edits edits) {
    const Rules& rules = game.rules;
    const bool scattered = rules.ruleset().layout == Layout::connected;
    const TileCounts rest = without(game.player(game.to_move).rack, edits);
    std::vector<Edits> more;
    if (scattered && chance(30)) {
        const auto placed = place(rules, game.position.board, nullptr, edits);
        const auto& words = words_for(rules);
        more = find_plays(rules, {one_of(words), one_of(words), one_of(words)}, words, placed->board, rest);
    } else if (rest.count(red_cross) > 0) {
        for (const Cell cell : tiles_on(game.position.board)) more.push_back({Lift{cell}});
    }
    for (int attempt = 0; attempt < 20 && !more.empty(); ++attempt) {
        Edits both = edits;
        const Edits& second = one_of(more);
        both.insert(both.end(), second.begin(), second.end());
        if (may_play(game, words_for(rules), both)) return both;
    }
    return edits;
}

TileCounts RandomPlayer::some_of(const TileCounts& rack, int max) {
    auto list = list_of(rack);
    std::shuffle(list.begin(), list.end(), random_);
    list.resize(static_cast<std::size_t>(1 + below(std::min(max, static_cast<int>(list.size())))));
    TileCounts some;
    for (const Tile tile : list) some.add(tile);
    return some;
}

Axis RandomPlayer::any_line(const Rules& rules) {
    const auto& lines = rules.ruleset().placed;
    return lines[static_cast<std::size_t>(below(100)) * lines.size() / 100];
}

const std::vector<Word>& RandomPlayer::words_for(const Rules& rules) {
    if (rules.alphabet() == alphabet_) return words_;
    alphabet_ = rules.alphabet();
    words_.clear();
    for (const Word& word : english_)
        if (const auto spelt = alphabet_.spell(Alphabet::english().text(word)); spelt && spelt->size() >= 2)
            words_.push_back(*spelt);
    std::sort(words_.begin(), words_.end());
    return words_;
}

}  // namespace crisscross::test
