#include "server/previews/public_room.hpp"

namespace crisscross::server {

PublicRoom public_room(const GameState& state) {
    PublicRoom room{.version = state.version, .stage = state.stage(), .rules = state.rules};
    for (const SeatHolder& seat : state.seats) room.names.push_back(seat.name);
    if (state.game) {
        room.rules = state.game->rules;
        room.board = state.game->position.board;
        room.premiums = state.game->position.premiums;
    } else {
        room.board = engine::Board(state.rules.rows(), state.rules.columns());
        room.premiums = state.rules.premiums();
    }
    return room;
}

}  // namespace crisscross::server
