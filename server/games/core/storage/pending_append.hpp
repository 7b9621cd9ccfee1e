#pragma once

#include <optional>
#include <vector>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/model/game_record.hpp"
#include "server/limits/permission.hpp"

namespace crisscross::server {

/// A player's command that has led to events, and is answered once they are stored.
struct AcceptedCommand {
    Caller caller{};
    CommandKey key{};
    Permission permission{};  ///< to add the bytes of the events
};

/// Events of a game that are being stored.
struct PendingAppend {
    std::uint32_t expected = 0;  ///< the version before
    std::vector<GameEntry> entries{};
    GameState next;  ///< once they are stored
    std::optional<AcceptedCommand> command{};
    bool in_between = false;  ///< once they are stored, the current request goes on
};

/// The events, as the versions that come next in the game, and after them what players say to a play who accept every
/// one: so whatever makes the game ask for that waits for none of them.
PendingAppend pending_append(const GameRecord& game, std::vector<protocol::GameEvent> events, Moment now);

/// Makes part of the game what has been stored, and leaves the rest of `stored`. Returns the state before.
GameState adopt(GameRecord& game, PendingAppend& stored);

}  // namespace crisscross::server
