#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/games/model/game_state.hpp"
#include "storage/games/game.hpp"
#include "storage/people/deletion.hpp"

namespace crisscross::server {

/// The events of a game that have somebody's name or evidence, with that removed, and the names that were removed.
struct NameRemoval {
    std::vector<storage::RewrittenEvent> events{};
    std::vector<std::string> names{};
};

/// Removes what one person has left in a game; they may have had its seats as several players. Empty for a game that
/// cannot be read.
NameRemoval remove_names(const storage::StoredGame& stored, std::span<const PlayerId> players);

}  // namespace crisscross::server
