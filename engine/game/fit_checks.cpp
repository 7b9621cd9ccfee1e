#include "engine/game/fit_checks.hpp"

#include <limits>

#include "engine/game/checks.hpp"
#include "engine/play/max_play_words.hpp"

namespace crisscross::engine {

namespace {

/// No score is higher, so that neither the next play nor the settlement overflows.
constexpr std::int64_t max_score = 1'000'000'000;
static_assert(max_score + std::int64_t{max_play_words} * max_word_points < std::numeric_limits<int>::max());

}  // namespace

FitChecks::Check FitChecks::first_of(std::initializer_list<Check> checks) {
    for (const Check& check : checks)
        if (check) return check;
    return std::nullopt;
}

FitChecks::Check FitChecks::move(Seat one, Turn turn) const {
    return permitted(game.turn > 0 && !check_move(game, one, turn) &&
                     std::holds_alternative<NothingPending>(game.phase));
}

FitChecks::Check FitChecks::pending(Turn turn, Seat one) const {
    const PendingPlay* play = game.pending_play();
    return permitted(play && play->turn == turn && play->seat == one);
}

FitChecks::Check FitChecks::points(const Player& player, int more) const {
    return unless(more >= 0 && std::int64_t{player.score} + more <= max_score, Misfit::wrong_number);
}

FitChecks::Check FitChecks::draw(Seat one, const HiddenTiles& tiles) const {
    if (!is_seat(one)) return Misfit::no_such_seat;
    const bool is_in_bag = are_known(tiles) && game.position.bag.includes(*tiles.faces);
    return unless(is_in_bag && game.player(one).rack.total() + tiles.count <= rack_size(), Misfit::wrong_tiles);
}

bool FitChecks::is_seat(Seat one) const {
    return one >= 0 && one < static_cast<Seat>(game.position.players.size());
}

bool FitChecks::are_known(const HiddenTiles& tiles) const {
    return tiles.faces && tiles.faces->total() == tiles.count && tiles.visibility == game.rack_visibility();
}

bool FitChecks::is_thinking(Seat one) const {
    return game.turn > 0 && one == game.to_move && !check_clock(game, game.turn);
}

}  // namespace crisscross::engine
