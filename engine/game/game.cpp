#include "engine/game/game.hpp"

namespace crisscross::engine {

Game fresh(const Rules& rules) {
    Game game{rules};
    game.position.board = Board(rules.rows(), rules.columns());
    game.position.premiums = rules.premiums();
    game.position.bag = rules.tiles();
    return game;
}

std::vector<Seat> active_seats(const Game& game) {
    std::vector<Seat> seats;
    for (std::size_t seat = 0; seat < game.position.players.size(); ++seat)
        if (!game.position.players[seat].resigned) seats.push_back(static_cast<Seat>(seat));
    return seats;
}

Seat after(const Game& game, Seat seat) {
    const auto seats = static_cast<Seat>(game.position.players.size());
    Seat next = (seat + 1) % seats;
    while (game.player(next).resigned && next != seat) next = (next + 1) % seats;
    return next;
}

}  // namespace crisscross::engine
