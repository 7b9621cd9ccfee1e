#include "storage/upkeep/archive.hpp"

#include <fstream>
#include <set>

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/contains.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

std::unique_ptr<Archive> opened(const std::filesystem::path& file) {
    auto archive = open_archive(file);
    if (!archive) FAIL(archive.error().why);
    return *std::move(archive);
}

std::string why_not(const std::filesystem::path& file) {
    const auto archive = open_archive(file);
    return archive ? "" : archive.error().why;
}

std::set<std::string> files_in(const std::filesystem::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) names.insert(entry.path().filename());
    return names;
}

}  // namespace

TEST_CASE("an archive has every game with its journal and the rows derived from it") {
    const DataFile data;
    Database database(data.path);
    const PlayerId mara = create_player(database, device(1)).player.id;
    CreateRoom create = new_room("ABCD2345");
    create.command = CommandId{mara, "c1"};
    create.projection.seats = {{mara, "Mara"}, {std::nullopt, "Robin"}};
    create.projection.asked = {std::nullopt, "move"};
    const GameId first = add_room(database, create);
    const GameId second = add_room(database, "WXYZ6789");
    Append more = events(first, 1, 3);
    more.projection.stage = "playing";
    more.projection.paused = true;
    more.projection.challenges = {{1, 0, 1, true, "HORN"}};
    append_now(database, more);

    const auto archive = opened(data.path);
    const ArchivedListing one{first, "ABCD2345", 1, "playing", more.projection.changed};
    const ArchivedListing other{second, "WXYZ6789", 1, "waiting", 1000};
    CHECK(*archive->games_after(0, 10) == std::vector{one, other});
    CHECK(*archive->games_after(first, 1) == std::vector{other});
    CHECK(archive->games_after(second, 10)->empty());
    const auto found = archive->read(first)->value();
    CHECK(found.game == game_of(database, "ABCD2345"));
    CHECK(found.rows.stage == "playing");
    CHECK(found.rows.changed == more.projection.changed);
    CHECK(found.rows.paused);
    CHECK(found.rows.seats == create.projection.seats);
    CHECK(found.rows.asked == create.projection.asked);
    CHECK(found.rows.challenges == more.projection.challenges);
    CHECK_FALSE(*archive->read(99));
    CHECK(archive->check_file(10)->empty());
}

TEST_CASE("an archive shows what a server writes meanwhile, and keeps nobody from writing") {
    const DataFile data;
    Database database(data.path);
    const GameId game = add_room(database, "ABCD2345");
    const auto archive = opened(data.path);
    CHECK(archive->read(game)->value().game.version == 1);
    append_now(database, events(game, 1, 2));
    CHECK(archive->read(game)->value().game.version == 3);
    CHECK_FALSE(archive->has_changed());
}

TEST_CASE("an archive that nobody uses is left as it is, with no file beside it") {
    const DataFile data;
    const GameId game = [&] {
        Database database(data.path);
        return add_room(database, "ABCD2345");
    }();
    const auto before = files_in(data.folder.path());
    const auto written = std::filesystem::last_write_time(data.path);
    {
        const auto archive = opened(data.path);
        CHECK(archive->read(game)->value().game.entries.size() == 1);
        CHECK(archive->check_file(10)->empty());
        CHECK_FALSE(archive->has_changed());
        CHECK(files_in(data.folder.path()) == before);
    }
    CHECK(files_in(data.folder.path()) == before);
    CHECK(std::filesystem::last_write_time(data.path) == written);
}

TEST_CASE("an archive says so when a server has begun to use it") {
    const DataFile data;
    const auto archive = opened(data.path);
    CHECK_FALSE(archive->has_changed());
    Database database(data.path);
    add_room(database, "ABCD2345");
    CHECK(archive->has_changed());
}

TEST_CASE("a copy can be read in a folder that cannot be written, whatever its name") {
    const DataFile data;
    {
        Database database(data.path);
        add_room(database, "ABCD2345");
    }
    const auto folder = data.folder / "read only";
    std::filesystem::create_directory(folder);
    const auto copy = folder / "50% of games?.db#1";
    std::filesystem::copy_file(data.path, copy);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    CHECK(opened(copy)->games_after(0, 10)->size() == 1);
    CHECK(files_in(folder).size() == 1);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
}

TEST_CASE("what is not a data file of this program is refused with the reason") {
    const DataFile data;
    CHECK(contains(why_not(data.folder / "missing.db"), "missing.db cannot be read: "));
    CHECK_FALSE(std::filesystem::exists(data.folder / "missing.db"));
    CHECK(contains(why_not(data.folder.path()), "cannot be read: "));
    std::ofstream(data.folder / "letter.db") << std::string(5000, 'a');
    CHECK(contains(why_not(data.folder / "letter.db"), "cannot be read: "));
    Database(data.folder / "other.db").execute("CREATE TABLE birds (name)");
    CHECK(contains(why_not(data.folder / "other.db"), "other.db is not a data file of this program"));
    Database(data.path).execute("PRAGMA user_version = 9999");
    CHECK(contains(why_not(data.path),
                   "has schema version 9999, and this program reads version " + std::to_string(schema_version())));
}

TEST_CASE("rows that refer to nothing or are missing are found") {
    const DataFile data;
    Database database(data.path);
    const GameId game = add_room(database, "ABCD2345");
    add_room(database, "WXYZ6789");
    database.execute(
        "PRAGMA foreign_keys = OFF;"
        "INSERT INTO seats (game, seat, name) VALUES (77, 0, 'Nobody');"
        "INSERT INTO rooms (code, created) VALUES ('EMPTY234', 1)");
    const auto archive = opened(data.path);
    const auto faults = *archive->check_file(10);
    REQUIRE(faults.size() == 2);
    CHECK(faults[0] == "a row refers to nothing, in the table seats");
    CHECK(faults[1] == "there is no game in the room EMPTY234");
    CHECK(archive->check_file(1)->size() == 1);
    database.execute("DELETE FROM game_secrets");
    CHECK(archive->read(game).error().why == "its seed is gone");
}

TEST_CASE("damaged pages are found, and the games on other pages can still be read") {
    const DataFile data;
    GameId last = 0;
    {
        Database database(data.path);
        for (int number = 0; number < 60; ++number) last = add_room(database, "ROOM" + std::to_string(1000 + number));
        append_now(database, events(last, 1, 40));
    }
    const auto size = std::filesystem::file_size(data.path);
    {
        std::fstream file(data.path, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(static_cast<std::streamoff>(size - size / 8 / 4096 * 4096));
        file << std::string(4096, 'x');
    }
    const auto archive = opened(data.path);
    const auto faults = archive->check_file(100);
    CHECK((!faults || !faults->empty()));
}
