#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/chance.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "protocol/messages/message_parts.hpp"
#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// A player's command: who gave it, and the id that the client made for it.
using CommandKey = std::pair<PlayerId, protocol::RequestId>;

/// A room that has been read: its history, the state that follows from it, and what it needs to go on.
struct RoomRecord {
    std::int64_t id = 0;
    std::string code{};
    RoomState state;
    std::vector<RoomEntry> log{};
    std::map<CommandKey, std::uint32_t> receipts{};  ///< commands accepted in it, with the version they led to
    engine::Chance chance;
    std::optional<engine::Lexicon> lexicon{};  ///< in the letters of the tiles; none if it is gone from the server
    protocol::LexiconNote lexicon_note{};      ///< of the list as it was chosen

    const engine::Lexicon* list() const { return lexicon ? &*lexicon : nullptr; }
};

}  // namespace crisscross::server
