#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "storage/sqlite/database.hpp"

namespace crisscross::storage {

using RoomId = std::int64_t;
using PlayerId = std::int64_t;

/// One version of a room's history: a stored event, as text.
struct JournalEntry {
    std::uint32_t version = 0;
    std::int64_t at = 0;  ///< milliseconds since 1970 UTC
    std::string body{};
    bool operator==(const JournalEntry&) const = default;
};

/// A client's command that was accepted: which one, and the room and version that it led to.
struct Receipt {
    PlayerId player = 0;
    std::string command{};  ///< the id that the client made
    RoomId room = 0;
    std::uint32_t version = 0;
    bool operator==(const Receipt&) const = default;
};

/// A challenge and what came of it, so that it can be asked for without reading journals.
struct ChallengeRow {
    std::uint32_t play = 0;  ///< turn in which the play was made
    int seat = 0;            ///< who had played
    int challenger = 0;
    bool upheld = false;  ///< the play stood
    std::string words{};  ///< of the play, separated by blanks
    bool operator==(const ChallengeRow&) const = default;
};

/// What one accepted input adds to a room: everything of it is stored, or nothing.
struct Append {
    RoomId room = 0;
    std::uint32_t expected = 0;  ///< the version before
    std::int64_t at = 0;
    std::vector<std::string> bodies{};
    std::optional<std::pair<PlayerId, std::string>> command{};  ///< who asked, with which id
    std::vector<ChallengeRow> challenges{};
    std::optional<std::string> stage{};  ///< the room's new stage: waiting, playing, over
    std::optional<int> to_move{};        ///< the seat to move now, for lists of rooms; -1 for none
};

enum class AppendOutcome { stored, conflict, repeated };

/// `repeated` if the player's command was accepted before, `conflict` if the room is not at `expected`. Nothing is
/// stored then, nor if it throws. Call within a transaction: without one it throws.
AppendOutcome append(Database& database, const Append& append);

/// All entries with a version greater than `from`, in order.
std::vector<JournalEntry> load(Database& database, RoomId room, std::uint32_t from = 0);

std::optional<Receipt> find_receipt(Database& database, PlayerId player, const std::string& command);

/// The accepted command ids of a room, so that the room can answer a repetition.
std::vector<Receipt> receipts_of(Database& database, RoomId room);

std::vector<ChallengeRow> challenges_of(Database& database, RoomId room);

}  // namespace crisscross::storage
