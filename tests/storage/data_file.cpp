#include "tests/storage/data_file.hpp"

#include <cstdlib>

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/games/projections.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/support/catch.hpp"

namespace crisscross::test {

using namespace storage;

DataFile::DataFile(const char* vfs) {
    const auto fault = migrate(path, vfs);
    if (fault) FAIL(fault->why);
}

TokenHash token(int number) {
    TokenHash hash{};
    hash.fill(static_cast<std::uint8_t>(number));
    return hash;
}

NewDevice device(int number, std::int64_t at) {
    return {.token = token(number), .name = "device " + std::to_string(number), .at = at};
}

GameSetup setup(const std::string& code) {
    GameSetup setup{.system = "classic", .rules = "rules of " + code, .lexicon = "english"};
    setup.lexicon_hash.fill(static_cast<std::uint8_t>(code.front()));
    setup.seed.emplace().fill(static_cast<std::uint8_t>(code.back()));
    return setup;
}

CreateRoom new_room(const std::string& code, std::int64_t at) {
    return {
        .code = code, .at = at, .setup = setup(code), .events = {"first of " + code}, .projection = {.changed = at}};
}

GameId add_room(Database& database, const std::string& code, std::int64_t at) {
    return add_room(database, new_room(code, at));
}

GameId add_room(Database& database, const CreateRoom& create) {
    Transaction transaction(database);
    const CreateRoomOutcome outcome = create_room(database, create);
    transaction.commit();
    return std::get<RoomCreated>(outcome).game;
}

AppendOutcome append_now(Database& database, const Append& what) {
    Transaction transaction(database);
    const AppendOutcome outcome = append(database, what);
    transaction.commit();
    return outcome;
}

Append events(GameId game, std::uint32_t expected, int count) {
    Append append{.game = game, .expected = expected, .at = 2000 + expected};
    append.projection.changed = append.at;
    for (int number = 1; number <= count; ++number)
        append.events.push_back(body_of(game, expected + static_cast<std::uint32_t>(number)));
    return append;
}

/// Some are longer than a page of the database.
std::string body_of(GameId game, std::uint32_t version) {
    return "event " + std::to_string(version) + " of game " + std::to_string(game) +
           std::string(version % 5 == 0 ? 5000 : version % 50, '.');
}

std::optional<StoredGame> game_of(Database& database, const std::string& code) {
    const auto room = find_room(database, code);
    return room ? load_game(database, room->id) : std::nullopt;
}

GameContents contents(Database& database, const std::string& code) {
    GameContents contents{.game = game_of(database, code)};
    if (contents.game) contents.challenges = challenges_of(database, contents.game->id);
    return contents;
}

std::string ask(Database& database, const std::string& query) {
    Statement statement = database.prepare(query);
    REQUIRE(statement.step());
    return statement.text(0);
}

int rounds(int count, int long_count) {
    const char* request = std::getenv("CRISSCROSS_LONG");
    return request && std::string(request) == "1" ? long_count : count;
}

}  // namespace crisscross::test
