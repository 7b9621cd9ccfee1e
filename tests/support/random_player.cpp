#include "tests/support/random_player.hpp"

#include <algorithm>

#include "engine/placement.hpp"
#include "tests/support/play_finder.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

std::vector<Tile> listed(const TileCounts& tiles) {
    std::vector<Tile> list;
    tiles.for_each([&](Tile tile, int count) { list.insert(list.end(), static_cast<std::size_t>(count), tile); });
    return list;
}

bool may_speak(const Contestable& contest, Seat seat) {
    return seat != contest.seat &&
           std::find(contest.accepted.begin(), contest.accepted.end(), seat) == contest.accepted.end();
}

}  // namespace

Move RandomPlayer::next(const Game& game) {
    const auto seats = active_seats(game);
    if (below(300) == 0) return {seats[static_cast<std::size_t>(below(static_cast<int>(seats.size())))], Resign{}};
    if (auto move = about_the_last_play(game)) return *move;
    return {game.to_move, turn(game)};
}

std::optional<Move> RandomPlayer::about_the_last_play(const Game& game) {
    const Contestable* contest = game.contest();
    if (!contest) return std::nullopt;
    for (const Seat seat : active_seats(game)) {
        if (!may_speak(*contest, seat)) continue;
        if (chance(15)) return Move{seat, Challenge{contest->play}};
        if (chance(contest->window == Window::next_turn ? 10 : 60)) return Move{seat, Accept{contest->play}};
    }
    if (contest->window == Window::next_turn) return std::nullopt;
    return Move{0, Expire{contest->play}};
}

Command RandomPlayer::turn(const Game& game) {
    const TileCounts& rack = game.player(game.to_move).rack;
    if (chance(12))
        if (auto edits = phony(game, rack)) return Play{game.turn, *edits};
    const auto plays = find_plays(game.rules, words_, game.now.board, rack);
    if (!plays.empty() && !chance(5))
        return Play{game.turn, plays[static_cast<std::size_t>(below(static_cast<int>(plays.size())))]};
    const int most = std::min(rack.total(), game.now.bag.total());
    if (most > 0 && game.now.bag.total() >= game.rules.ruleset().exchange_minimum && !chance(20))
        return Exchange{game.turn, some_of(rack, most)};
    return Pass{game.turn};
}

/// Some tiles of the rack in any order on a random place where they may lie.
std::optional<Edits> RandomPlayer::phony(const Game& game, const TileCounts& rack) {
    if (game.rules.ruleset().ruling == Ruling::on_laying) return std::nullopt;
    for (int attempt = 0; attempt < 300; ++attempt) {
        Edits edits;
        const Axis axis = chance(50) ? Axis::across : Axis::down;
        Cell cell{below(game.rules.rows()), below(game.rules.columns())};
        for (const Tile tile : listed(some_of(rack, 4))) {
            while (game.now.board.occupied(cell)) cell = step(cell, axis);
            edits.push_back(Lay{
                cell, tile, tile == blank ? static_cast<Letter>(below(game.rules.alphabet().size())) : tile.code});
            cell = step(cell, axis);
        }
        if (place(game.rules, game.now.board, &rack, edits)) return edits;
    }
    return std::nullopt;
}

TileCounts RandomPlayer::some_of(const TileCounts& rack, int most) {
    auto list = listed(rack);
    std::shuffle(list.begin(), list.end(), random_);
    list.resize(static_cast<std::size_t>(1 + below(std::min(most, static_cast<int>(list.size())))));
    TileCounts some;
    for (const Tile tile : list) some.add(tile);
    return some;
}

}  // namespace crisscross::test
