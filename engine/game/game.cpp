#include "engine/game/game.hpp"

#include <algorithm>

namespace crisscross::engine {

bool Dispute::has_vote_of(Seat seat) const {
    return std::ranges::find(votes, seat, &Voted::seat) != votes.end();
}

bool PendingPlay::is_accepted_by(Seat opponent) const {
    return std::ranges::find(accepted, opponent) != accepted.end();
}

Game new_game(const Rules& rules) {
    Game game{rules};
    game.position.board = Board(rules.rows(), rules.columns());
    game.position.premiums = rules.premiums();
    game.position.bag = rules.tiles();
    return game;
}

int bag_count(const Game& game) {
    int tiles = game.position.bag.total();
    if (!game.recorded) return tiles;
    for (const Player& player : game.position.players) tiles -= game.rules.ruleset().rack_size - player.rack.total();
    return std::max(0, tiles);
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
