#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/chance.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "protocol/messages/games/log_page.hpp"
#include "protocol/messages/message_parts.hpp"
#include "server/games/model/game_state.hpp"
#include "server/games/model/kept_for_version.hpp"

namespace crisscross::server {

/// A player's command: who gave it, and the id that the client made for it.
using CommandKey = std::pair<PlayerId, protocol::RequestId>;

/// How many versions of a game that has not started keep the receipts of their commands.
inline constexpr std::uint32_t receipt_versions = 1000;
constexpr std::uint32_t first_receipt_version(std::uint32_t newest) {
    return newest > receipt_versions ? newest - receipt_versions : 0;
}

/// A game that has been read: its history, the state that follows from it, and what it needs to go on.
struct GameRecord {
    std::int64_t id = 0;
    std::string code{};  ///< of the room
    int number = 1;      ///< in the room
    GameState state;
    std::vector<GameEntry> log{};
    std::map<CommandKey, std::uint32_t> receipts{};  ///< commands accepted in it, with the version they led to
    engine::Chance chance;
    std::optional<engine::Lexicon> lexicon{};  ///< in the letters of the tiles; none if it is gone from the server
    protocol::LexiconNote lexicon_note{};      ///< of the list as it was chosen
    std::string other_list{};                  ///< the name of `lexicon`, if it is in place of the game's own
    bool rated = true;                         ///< it counts for ratings
    /// When its players thought, once it is over.
    KeptForVersion<std::vector<protocol::server::ThinkTime>> think_times{};

    const engine::Lexicon* list() const { return lexicon ? &*lexicon : nullptr; }
    /// The first version that the log still has.
    std::uint32_t first_version() const { return log.empty() ? state.version + 1 : log.front().version; }
    /// The entry of this version; null if the log does not have it.
    const GameEntry* entry(std::uint32_t version) const {
        const bool has = version >= first_version() && version <= state.version;
        return has ? &log[version - first_version()] : nullptr;
    }
    /// What the log has after `version`.
    std::span<const GameEntry> entries_after(std::uint32_t version) const {
        return std::span(log).subspan(std::max(version + 1, first_version()) - first_version());
    }
};

}  // namespace crisscross::server
