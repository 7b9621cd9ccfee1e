#include "engine/game/game.hpp"

namespace crisscross::engine {

Game fresh(const Rules& rules) {
    Game game{rules};
    game.now.board = Board(rules.rows(), rules.columns());
    game.now.premiums = rules.premiums();
    game.now.bag = rules.tiles();
    return game;
}

std::vector<Seat> active_seats(const Game& game) {
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < game.now.players.size(); ++seat)
        if (!game.now.players[seat].resigned) seats.push_back(static_cast<Seat>(seat));
    return seats;
}

Seat after(const Game& game, Seat seat) {
    const auto seats = static_cast<Seat>(game.now.players.size());
    Seat next = (seat + 1) % seats;
    while (game.player(next).resigned && next != seat) next = (next + 1) % seats;
    return next;
}

}  // namespace crisscross::engine
