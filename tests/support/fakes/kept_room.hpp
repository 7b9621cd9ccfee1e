#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "engine/game/chance.hpp"
#include "server/games/model/game_state.hpp"
#include "storage/games/game.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::test {

/// A room as it is on disk: folded from its journal, through a database connection of its own.
class KeptRoom {
public:
    KeptRoom(const std::filesystem::path& database, const std::string& code);

    /// Folds what has been stored since the last call. Throws if a stored event cannot be read.
    const server::GameState& read();
    const server::GameState& state() const { return state_; }
    /// The game as it was stored when this was made.
    const storage::StoredGame& stored() const { return stored_; }
    const engine::Game& game() const { return state_.game.value(); }
    /// The chance of the game, whose secret seed is only on disk.
    const engine::Chance& chance() const { return chance_; }

private:
    storage::Database database_;
    storage::StoredGame stored_;
    server::GameState state_;
    engine::Chance chance_;
};

}  // namespace crisscross::test
