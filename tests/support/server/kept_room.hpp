#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "engine/game/chance.hpp"
#include "server/rooms/model/room_state.hpp"
#include "storage/rooms.hpp"

namespace crisscross::test {

/// A room as the disk has it: folded from its journal, by an own look into the database.
class KeptRoom {
public:
    KeptRoom(const std::filesystem::path& database, const std::string& code);

    /// Folds what has been stored since. Throws if a stored event cannot be read.
    const server::RoomState& read();
    const server::RoomState& state() const { return state_; }
    const engine::Game& game() const { return state_.game.value(); }
    /// The secret of the draws, which only the disk has.
    const engine::Chance& chance() const { return chance_; }

private:
    storage::Database database_;
    storage::RoomRow row_;
    server::RoomState state_;
    engine::Chance chance_;
};

}  // namespace crisscross::test
