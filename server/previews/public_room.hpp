#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/board/premiums.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/languages/language.hpp"
#include "server/games/model/game_state.hpp"
#include "server/previews/last_move.hpp"

namespace crisscross::server {

/// What everybody who has the code of a room may know about one of its games, at one version: it has no rack, bag or
/// seed, which therefore cannot get into a preview.
struct PublicRoom {
    int game = 1;  ///< its number
    std::uint32_t version = 0;
    Stage stage = Stage::waiting;
    std::vector<std::string> names{};  ///< by seat; empty: they have deleted themselves
    std::vector<int> scores{};         ///< likewise, once it has begun
    std::optional<LastMove> last_move{};
    engine::Rules rules;
    engine::Board board{};
    engine::Premiums premiums{};
};

/// Without its last move, which only the log knows.
PublicRoom public_room(const GameState& state);

/// The names as everybody reads them: one for everybody who has deleted themselves, too.
std::vector<std::string> names_in(const PublicRoom& room, protocol::Language language);

}  // namespace crisscross::server
