#include "engine/computer/no_play_left.hpp"

#include <algorithm>

#include "engine/game/decisions/ending.hpp"

namespace crisscross::engine {

std::optional<NoPlayFound> no_play_left(const Game& game, Generator& generator, Budget& budget) {
    if (!may_end_without_plays(game)) return std::nullopt;
    const auto seats = active_seats(game);
    const bool has_play = std::any_of(seats.begin(), seats.end(), [&](Seat seat) {
        return generator.any({game.position.board, game.position.premiums, game.player(seat).rack}, budget);
    });
    return has_play || budget.is_spent() ? std::nullopt : std::optional(NoPlayFound{game.turn});
}

std::optional<NoPlayFound> no_play_left(const Game& game, Generator& generator) {
    Budget unlimited;
    return no_play_left(game, generator, unlimited);
}

}  // namespace crisscross::engine
