#include "storage/sqlite/upkeep/cleaning.hpp"

#include <cstdlib>
#include <filesystem>

#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

// No other text has these.
const std::string name = "Quixalba";
const std::string said = "zwibblefrotz";

/// The files of the database that have the text. Another process reads them: if this one closed them again, its
/// connections would lose their locks.
std::string files_with(const DataFile& file, const std::string& text) {
    std::string found;
    for (const char* ending : {"", "-wal", "-shm"}) {
        const std::string path = file.path.string() + ending;
        const std::string look = "grep -a -q '" + text + "' '" + path + "'";
        if (std::filesystem::exists(path) && std::system(look.c_str()) == 0) found += " db" + std::string(ending);
    }
    return found;
}

/// Forty games of the player, who has talked in each of their rooms and is their host.
PlayerId talkative_person(Database& database) {
    const PlayerId player = person(database, 1, name);
    const PlayerId other = person(database, 2, "Jonas");
    for (int number = 0; number < 40; ++number) {
        const std::string code = "ROOMAA" + std::to_string(10 + number);
        keep_game(database, code, 5000 + number, {{player, name, 300}, {other, "Jonas", 200}});
        const RoomId room = find_room(database, code)->id;
        Transaction transaction(database);
        for (int line = 0; line < 20; ++line)
            add_chat_line(database, {room, player, "players", said + std::to_string(line), 1000}, 99);
        change_room(database, {.room = room, .about = {.name = "Home of " + name, .host = player}});
        transaction.commit();
    }
    return player;
}

void remove(Database& database, PlayerId player) {
    Transaction transaction(database);
    CHECK(delete_person(database, {player, {name}, 9000}));
    transaction.commit();
}

/// The bytes that `clean` says it needs, for a disk that never has enough.
std::uintmax_t needed_bytes(Database& database) {
    try {
        clean(database, UINTMAX_MAX);
    } catch (const DatabaseError& problem) {
        const std::string why = problem.what();
        const std::string before = "it takes ";
        return std::stoull(why.substr(why.find(before) + before.size()));
    }
    return 0;
}

void clean_up(Database& database) {
    REQUIRE(clean(database));
    REQUIRE_FALSE(is_cleaning_due(database));
}

}  // namespace

TEST_CASE("nothing of a deleted person is left in any file of the database, not even in unused parts of it") {
    const DataFile file;
    Database database(file.path);
    const PlayerId player = talkative_person(database);
    for (const std::string& text : {name, said}) REQUIRE(files_with(file, text).find("db-wal") != std::string::npos);
    REQUIRE(empty_log(database));
    for (const std::string& text : {name, said}) REQUIRE(files_with(file, text) == " db");
    remove(database, player);
    REQUIRE(empty_log(database));
    for (const std::string& text : {name, said}) CHECK(files_with(file, text).empty());
    CHECK(is_cleaning_due(database));
}

TEST_CASE("the file is written anew once after something was deleted, and is smaller then") {
    const DataFile file;
    Database database(file.path);
    CHECK(is_cleaning_due(database));  // what earlier versions of the program deleted may still be there
    clean_up(database);
    for (int number = 0; number < 20; ++number) {
        Append last = events(add_room(database, "ROOMAA" + std::to_string(10 + number)), 1, 40);
        last.projection.stage = "over";
        append_now(database, last);
    }
    REQUIRE(empty_log(database));
    const auto full = std::filesystem::file_size(file.path);
    Transaction transaction(database);
    CHECK(remove_old_games(database, old_games(database, 9000, {}, 100)) == 20);
    transaction.commit();
    CHECK(is_cleaning_due(database));
    const auto needed = needed_bytes(database);
    clean_up(database);
    const auto left = std::filesystem::file_size(file.path);
    CHECK(left < full / 2);
    CHECK(needed >= 2 * left);
    CHECK(needed < full);  // what was removed takes none
}

TEST_CASE("where the disk has too little space on top of its reserve, cleaning stays due, and the log is emptied") {
    const DataFile file;
    Database database(file.path);
    talkative_person(database);
    REQUIRE(std::filesystem::file_size(file.path.string() + "-wal") > 0);
    CHECK_THROWS_AS(clean(database, UINTMAX_MAX), DatabaseError);
    CHECK(is_cleaning_due(database));
    CHECK(std::filesystem::file_size(file.path.string() + "-wal") == 0);
    clean_up(database);
}

TEST_CASE("while somebody reads an old version of the data, cleaning stays due") {
    const DataFile file;
    Database database(file.path);
    Database reader(file.path, nullptr, Access::read);
    const PlayerId player = person(database, 1, name);
    {
        const Transaction reading(reader, Access::read);
        CHECK(ask(reader, "SELECT name FROM players") == name);
        remove(database, player);
        CHECK_FALSE(empty_log(database));
        CHECK_FALSE(clean(database));
        CHECK(is_cleaning_due(database));
    }
    clean_up(database);
}
