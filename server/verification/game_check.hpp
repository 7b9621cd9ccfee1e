#pragma once

#include <string>
#include <vector>

#include "storage/upkeep/archive.hpp"

namespace crisscross::server {

/// Something in what is stored that cannot be right. `why` names nothing hidden.
struct Problem {
    std::string room{};         ///< the code; empty where it is about no room
    int game = 0;               ///< its number in the room; 0 where it is about no game
    std::uint32_t version = 0;  ///< 0 where it is not about one version
    std::string why{};
    bool operator==(const Problem&) const = default;
};

/// Replays a stored game: whether every version is there and fits, the seed has the hash that was promised, all draws
/// follow from it (docs/chance.md), and the rows stored along with the journal are those that follow from it.
std::vector<Problem> check_game(const storage::ArchivedGame& stored);

}  // namespace crisscross::server
