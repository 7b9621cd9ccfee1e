#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/result.hpp"
#include "server/games/model/game_state.hpp"
#include "storage/games/game.hpp"

namespace crisscross::server {

/// Why a stored game cannot be used: its rules cannot be read, or a version of its journal cannot be read, is missing
/// or does not fit. `why` names nothing hidden.
struct GameDamage {
    storage::GameId game = 0;
    std::uint32_t version = 0;  ///< 0 where it is not about one version
    std::string why{};
    bool operator==(const GameDamage&) const = default;
};
[[noreturn]] void throw_exception_from_error(const GameDamage& damage, const boost::source_location&);

/// A journal that has been read, and the game that follows from it.
struct Journal {
    std::vector<GameEntry> log{};
    GameState state;
};

/// Called with each entry and the game before it, once it is sure that the entry fits.
using VisitEntry = std::function<void(const GameState& before, const GameEntry& entry)>;

engine::Result<engine::Rules, GameDamage> read_rules(const storage::StoredGame& stored);

/// Reads and folds all entries of a game, and checks that each fits and that none is missing. Whatever the file
/// holds, the game that comes out is one that the server can go on with.
engine::Result<Journal, GameDamage> read_journal(const storage::StoredGame& stored, const engine::Rules& rules,
                                                 const VisitEntry& visit = {});
/// The same, with the rules that are stored with it.
engine::Result<Journal, GameDamage> read_journal(const storage::StoredGame& stored, const VisitEntry& visit = {});

}  // namespace crisscross::server
