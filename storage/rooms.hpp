#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/journal.hpp"

namespace crisscross::storage {

/// A room as it is kept: its resolved rules (G5), its word list (K16) and the secret of its draws.
struct RoomRow {
    RoomId id = 0;
    std::string code{};
    std::string rules{};    ///< resolved ruleset as text
    std::string lexicon{};  ///< id of the word list
    std::array<std::uint8_t, 32> lexicon_hash{};
    std::array<std::uint8_t, 32> seed{};  ///< never leaves the server before the end
    std::string system{};
    std::string stage{};        ///< waiting, playing, over
    std::uint32_t version = 0;  ///< of its last event
    std::int64_t created = 0;
    bool operator==(const RoomRow&) const = default;
};

/// Stores a new room with its first events and the receipt of the command that asked for it; `row.id`, `row.version`,
/// `first.room` and `first.expected` are not read. Call within a transaction. Nothing is stored if the code is taken
/// (no id then) or if it throws, as it does when the command was accepted before: look for its receipt first.
std::optional<RoomId> create_room(Database& database, const RoomRow& row, const Append& first);

std::optional<RoomRow> find_room(Database& database, const std::string& code);
std::optional<RoomRow> find_room(Database& database, RoomId id);

/// Somebody takes or gives up a seat; the seats behind a vacated one move up. In the transaction of the event that
/// says so.
/// Without a player it is a computer's.
void add_seat(Database& database, RoomId room, int seat, std::optional<PlayerId> player, const std::string& name);
void remove_seat(Database& database, RoomId room, int seat);

/// A room in the list of somebody who has a seat there.
struct RoomListing {
    std::string code{};
    std::string system{};
    std::string stage{};
    std::vector<std::string> names{};
    int seat = 0;
    int to_move = -1;
    std::int64_t changed = 0;
    bool operator==(const RoomListing&) const = default;
};
/// Last changed first, at most `limit`.
std::vector<RoomListing> rooms_of(Database& database, PlayerId player, int limit = 100);

}  // namespace crisscross::storage
