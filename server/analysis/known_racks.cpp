#include "server/analysis/known_racks.hpp"

namespace crisscross::server {

// While the bag has tiles, all racks are full. Later only the seat with the turn lays tiles or takes them back, so it
// has what the others have not.
void KnownRacks::follow(const engine::Game& game) {
    if (!game.recorded) return;
    const auto& players = game.position.players;
    const int full = game.rules.ruleset().rack_size;
    int left = game.position.bag.total();
    for (const engine::Player& player : players) left += player.rack.total();
    if (sizes_.size() != players.size() || left >= full * static_cast<int>(players.size()))
        sizes_.assign(players.size(), full);
    if (left >= full * static_cast<int>(players.size())) return;
    const auto mover = engine::index_of(game.to_move);
    for (std::size_t seat = 0; seat < sizes_.size(); ++seat)
        if (seat != mover) left -= sizes_[seat];
    sizes_.at(mover) = left;
}

bool KnownRacks::is_whole(const engine::Game& game, engine::Seat seat) const {
    if (!game.recorded) return true;
    const auto place = engine::index_of(seat);
    return place < sizes_.size() && game.player(seat).rack.total() == sizes_[place];
}

}  // namespace crisscross::server
