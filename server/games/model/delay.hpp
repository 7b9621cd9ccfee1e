#pragma once

#include <optional>

#include "protocol/messages/rooms/room_messages.hpp"
#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// How much people who watch a game with a delay see of it.
struct DelayedSight {
    std::uint32_t version = 0;        ///< the last that they see
    std::optional<Moment> more_at{};  ///< when they see more, if nothing else happens until then
};

/// The opening, up to the first turn, is seen at once. Later entries are seen once as many moves have followed, and
/// as much time has passed, as the delay says; all of them are seen once the game is over.
DelayedSight delayed_sight(const GameRecord& game, const protocol::Watching& watching, Moment now);

/// When those who watch with a delay learn that this game has begun, if another one was set aside for it: like
/// an event, after as many moves and as much time as the delay says. Nothing while moves are missing.
std::optional<Moment> known_from(const GameRecord& game, const protocol::Watching& watching);

}  // namespace crisscross::server
