#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "storage/accounts.hpp"
#include "storage/journal.hpp"
#include "storage/rooms.hpp"
#include "storage/sqlite/database.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// A new data file with the schema of this program, in a folder of its own.
struct DataFile {
    explicit DataFile(const char* vfs = nullptr);

    TemporaryFolder folder{};
    std::filesystem::path path = folder / "crisscross.db";
};

storage::TokenHash token(int number);

/// A room without id and version; its seed, hash and rules follow from its code.
storage::RoomRow room_row(const std::string& code);

/// Stores the room in a transaction of its own, with one event, made by nobody's command.
storage::RoomId add_room(storage::Database& database, const std::string& code, std::int64_t at = 1000);

/// An append in a transaction of its own.
storage::AppendOutcome append_now(storage::Database& database, const storage::Append& append);

/// `count` events behind `expected`, whose bodies say where they belong.
storage::Append events(storage::RoomId room, std::uint32_t expected, int count = 1);
std::string body_of(storage::RoomId room, std::uint32_t version);

/// All that is kept of a room, for comparing.
struct RoomContents {
    std::optional<storage::RoomRow> row{};
    std::vector<storage::JournalEntry> entries{};
    std::vector<storage::Receipt> receipts{};
    std::vector<storage::ChallengeRow> challenges{};
    bool operator==(const RoomContents&) const = default;
};
RoomContents contents(storage::Database& database, storage::RoomId room);

/// The one value that a query gives, as text.
std::string ask(storage::Database& database, const std::string& query);

/// How often a random check is tried: `count`, or `long_count` if CRISSCROSS_LONG is 1.
int rounds(int count, int long_count);

}  // namespace crisscross::test
