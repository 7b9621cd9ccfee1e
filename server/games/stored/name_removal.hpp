#pragma once

#include <functional>
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

/// Which seats of a game are those of the person.
using IsTheirs = std::function<bool(const protocol::TakenSeat& taken, engine::Seat seat)>;

/// Removes what one person has left in a game; they may have had its seats as several players. Empty for a game that
/// cannot be read.
NameRemoval remove_names(const storage::StoredGame& stored, std::span<const PlayerId> players);
/// The same in a copy of it, which does not say whose its seats are.
NameRemoval remove_names(const storage::StoredGame& stored, const IsTheirs& is_theirs);

}  // namespace crisscross::server
