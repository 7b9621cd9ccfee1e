#pragma once

#include <string_view>

#include "protocol/games/game_check.hpp"
#include "storage/games/game.hpp"

namespace crisscross::server {

/// The game of a file as a store has it. Players without a number get one each: -1, -2, ... by seat.
storage::StoredGame stored_form(const protocol::CheckedGame& game);

/// Checks a game file as `protocol::check_game` does, and also whether it is of a system of the catalogue, and
/// whether the side changes fit: those of clocks, stand-ins, names and agreements.
protocol::GameCheck check_game_file(std::string_view text);

}  // namespace crisscross::server
