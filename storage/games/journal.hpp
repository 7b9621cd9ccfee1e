#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/games/projection.hpp"
#include "storage/people/player.hpp"

namespace crisscross::storage {

using GameId = std::int64_t;

/// One version of a game: a stored event, as text.
struct JournalEntry {
    std::uint32_t version = 0;
    std::int64_t at = 0;  ///< milliseconds since 1970 UTC
    std::string body{};
    bool operator==(const JournalEntry&) const = default;
};

/// A client's command: who sent it, and the id that the client gave it.
struct CommandId {
    PlayerId player = 0;
    std::string id{};
    auto operator<=>(const CommandId&) const = default;
};

/// `create` made a room; every other command was given in one.
enum class ReceiptKind : std::uint8_t { create, in_room };

/// A command that was accepted, and where: the game and its version afterwards.
struct Receipt {
    CommandId command{};
    std::string room{};  ///< its code
    int game = 0;        ///< its number in the room
    std::uint32_t version = 0;
    ReceiptKind kind = ReceiptKind::in_room;
    bool operator==(const Receipt&) const = default;
};

/// The events of an append say everything about the game, so that its earlier events go, and old receipts of commands
/// in its room with them.
struct ForgetEarlier {
    std::uint32_t receipts_from = 0;  ///< the first version of which receipts stay
    bool operator==(const ForgetEarlier&) const = default;
};

/// What one accepted input adds to a game. All of it is stored, or nothing.
struct Append {
    GameId game = 0;
    std::uint32_t expected = 0;  ///< the version that the events follow
    std::int64_t at = 0;
    std::vector<std::string> events{};              ///< at least one, as text
    std::optional<CommandId> command{};             ///< the command that caused them, if any
    Projection projection{};                        ///< after these events
    std::optional<ForgetEarlier> forget_earlier{};  ///< only in a game that has not begun
};

/// All of it is on disk.
struct Stored {
    bool operator==(const Stored&) const = default;
};
/// Another writer has moved the game on; nothing is stored.
struct Conflict {
    bool operator==(const Conflict&) const = default;
};
/// A command with this id was accepted before, here, in another game or as a `create`; nothing is stored.
struct Repeated {
    Receipt receipt{};
    bool operator==(const Repeated&) const = default;
};
using AppendOutcome = std::variant<Stored, Conflict, Repeated>;

}  // namespace crisscross::storage
