#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "storage/people/device.hpp"
#include "storage/rooms/room.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// A new data file with the schema of this program, in a folder of its own.
struct DataFile {
    explicit DataFile(const char* vfs = nullptr);

    TemporaryFolder folder{};
    std::filesystem::path path = folder / "crisscross.db";
};

storage::TokenHash token(int number);
/// A device with that token.
storage::NewDevice device(int number, std::int64_t at = 1000);

/// The setup of the game in the room with this code; all of it is derived from the code.
storage::GameSetup setup(const std::string& code);
/// A new room with one event, created without a command.
storage::CreateRoom new_room(const std::string& code, std::int64_t at = 1000);

/// Creates a room in a transaction of its own, and returns its game.
storage::GameId add_room(storage::Database& database, const std::string& code, std::int64_t at = 1000);
storage::GameId add_room(storage::Database& database, const storage::CreateRoom& create);

/// An append in a transaction of its own.
storage::AppendOutcome append_now(storage::Database& database, const storage::Append& append);

/// `count` events that follow `expected`; their bodies say where they belong.
storage::Append events(storage::GameId game, std::uint32_t expected, int count = 1);
std::string body_of(storage::GameId game, std::uint32_t version);

/// Everything that is stored of a room's game, to compare.
struct GameContents {
    std::optional<storage::StoredGame> game{};
    std::vector<storage::ChallengeRow> challenges{};
    bool operator==(const GameContents&) const = default;
};
GameContents contents(storage::Database& database, const std::string& code);
/// Nothing if there is no such room.
std::optional<storage::StoredGame> game_of(storage::Database& database, const std::string& code);

/// The single value that a query returns, as text.
std::string ask(storage::Database& database, const std::string& query);

/// How often a random check is tried: `count`, or `long_count` if CRISSCROSS_LONG is 1.
int rounds(int count, int long_count);

}  // namespace crisscross::test
