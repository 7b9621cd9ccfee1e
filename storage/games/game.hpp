#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/games/journal.hpp"

namespace crisscross::storage {

/// What stays the same from the first event of a game to its last: its resolved rules (G5), its word list (K16), the
/// secret seed of its draws, and whether it counts for ratings.
struct GameSetup {
    std::string system{};
    std::string rules{};    ///< resolved ruleset as text
    std::string lexicon{};  ///< id of the word list
    std::array<std::uint8_t, 32> lexicon_hash{};
    /// Never leaves the server before the end; none of a game from a record, whose draws nobody knows.
    std::optional<std::array<std::uint8_t, 32>> seed{};
    bool rated = true;
    bool operator==(const GameSetup&) const = default;
};

/// How far a game of a room is.
struct GameVersion {
    int number = 0;
    std::uint32_t version = 0;
};

/// A game with its history, and the commands that it has accepted.
struct StoredGame {
    GameId id = 0;
    std::string room{};         ///< its code
    int number = 0;             ///< in the room, from 1
    std::uint32_t version = 0;  ///< of its last event
    GameSetup setup{};
    std::vector<JournalEntry> entries{};       ///< in order
    std::vector<Receipt> receipts{};           ///< in order of their versions
    std::optional<std::string> annotations{};  ///< those of the file of an imported game
    bool operator==(const StoredGame&) const = default;
};

}  // namespace crisscross::storage
