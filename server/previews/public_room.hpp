#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/board/premiums.hpp"
#include "engine/rules/rules.hpp"
#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// What everybody who has the code of a room may know about one of its games, at one version: it has no rack, bag or
/// seed, which therefore cannot get into a preview.
struct PublicRoom {
    int game = 1;  ///< its number
    std::uint32_t version = 0;
    Stage stage = Stage::waiting;
    std::vector<std::string> names{};  ///< by seat
    std::vector<int> scores{};         ///< likewise, once it has begun
    std::string last_move{};           ///< a sentence without its full stop; empty if there is none
    engine::Rules rules;
    engine::Board board{};
    engine::Premiums premiums{};
};

PublicRoom public_room(const GameState& state);

/// The last move up to the version of the room, such as `Anna played FARM for 24`; empty if there is none.
std::string last_move_in_words(const PublicRoom& room, std::span<const GameEntry> log);

}  // namespace crisscross::server
