#include "tests/storage/data_file.hpp"

#include <cstdlib>

#include "storage/sqlite/migration.hpp"
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

RoomRow room_row(const std::string& code) {
    RoomRow row{.code = code, .rules = "rules of " + code, .lexicon = "english"};
    row.lexicon_hash.fill(static_cast<std::uint8_t>(code.front()));
    row.seed.fill(static_cast<std::uint8_t>(code.back()));
    row.system = "classic";
    row.stage = "waiting";
    row.created = 500;
    return row;
}

RoomId add_room(Database& database, const std::string& code, std::int64_t at) {
    Transaction transaction(database);
    const auto room = create_room(database, room_row(code), {.at = at, .bodies = {"first of " + code}});
    REQUIRE(room);
    transaction.commit();
    return *room;
}

AppendOutcome append_now(Database& database, const Append& what) {
    Transaction transaction(database);
    const AppendOutcome outcome = append(database, what);
    transaction.commit();
    return outcome;
}

Append events(RoomId room, std::uint32_t expected, int count) {
    Append append{.room = room, .expected = expected, .at = 2000 + expected};
    for (int number = 1; number <= count; ++number)
        append.bodies.push_back(body_of(room, expected + static_cast<std::uint32_t>(number)));
    return append;
}

/// Some are longer than a page.
std::string body_of(RoomId room, std::uint32_t version) {
    return "event " + std::to_string(version) + " of room " + std::to_string(room) +
           std::string(version % 5 == 0 ? 5000 : version % 50, '.');
}

RoomContents contents(Database& database, RoomId room) {
    return {find_room(database, room), load(database, room), receipts_of(database, room),
            challenges_of(database, room)};
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
