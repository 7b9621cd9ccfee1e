#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/games/model/game_state.hpp"
#include "storage/deletion.hpp"
#include "storage/game.hpp"

namespace crisscross::server {

/// The events of a game in which somebody's name or evidence stands, without it, and the names that stood there.
struct NameRemoval {
    std::vector<storage::RewrittenEvent> events{};
    std::vector<std::string> names{};
};

/// The same for one person, whose seats may be those of several players. Nothing of a game that cannot be read.
NameRemoval remove_names(const storage::StoredGame& stored, std::span<const PlayerId> players);

}  // namespace crisscross::server
