#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/storage/failing_vfs.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A data file with one room, and two jobs that are committed together: one creates a room with a seat, the other
/// plays in the room that is there already.
struct Evening {
    Evening() {
        Database database(file.path);
        player = create_player(database, device(1)).player.id;
        game = add_room(database, "AAAAAAAA");
        before = everything(database);
    }

    void change(Database& database) const {
        Transaction transaction(database);
        make_room(database);
        play(database);
        transaction.commit();
    }
    void make_room(Database& database) const {
        CreateRoom room = new_room("BBBBBBBB");
        room.command = CommandId{player, "new"};
        room.projection.seats = {{player, "Mara"}};
        room.projection.names = {{player, "Mara"}};
        REQUIRE(std::holds_alternative<RoomCreated>(create_room(database, room)));
    }
    void play(Database& database) const {
        Append append = events(game, 1, 5);
        append.command = CommandId{player, "play"};
        append.projection.challenges = {{.play = 1, .words = "HORN"}};
        append.projection.stage = "playing";
        REQUIRE(storage::append(database, append) == AppendOutcome(Stored{}));
    }

    struct Contents {
        GameContents old_game{}, new_game{};
        std::vector<RoomListing> rooms{};
        std::optional<PlayerOnDevice> player{};
        bool operator==(const Contents&) const = default;
    };
    Contents everything(Database& database) const {
        return {contents(database, "AAAAAAAA"), contents(database, "BBBBBBBB"),
                rooms_of(database, {.player = player}), find_player(database, token(1))};
    }
    Contents everything_after_restart() const {
        Database database(file.path);
        return everything(database);
    }

    DataFile file{};
    PlayerId player = 0;
    GameId game = 0;
    Contents before{};
};

enum class Outcome { nothing, done, failed };

Outcome try_to_change(const Evening& evening, const char* vfs) {
    try {
        Database database(evening.file.path, vfs);
        evening.change(database);
        return Outcome::done;
    } catch (const DatabaseError&) {
        return Outcome::failed;
    }
}

}  // namespace

TEST_CASE("wherever the disk fails, a transaction is stored whole or not at all, and acknowledged ones are stored") {
    Evening expected;
    REQUIRE(try_to_change(expected, nullptr) == Outcome::done);
    const Evening::Contents after = expected.everything_after_restart();
    REQUIRE(after.old_game.game->entries.size() == 6);

    for (const auto trouble : {FailingVfs::Trouble::once, FailingVfs::Trouble::from_then_on}) {
        int failures = 0;
        bool has_failed = true;
        for (int nth = 1; has_failed; ++nth) {
            INFO("operation " << nth << " of the disk fails");
            const Evening evening;
            REQUIRE(evening.before != after);
            FailingVfs vfs;
            vfs.fail_at(nth, trouble);
            const Outcome outcome = try_to_change(evening, vfs.name());
            has_failed = vfs.has_failed();
            const Evening::Contents found = evening.everything_after_restart();
            CHECK((found == after || (outcome == Outcome::failed && found == evening.before)));
            if (outcome == Outcome::failed) ++failures;
        }
        CHECK(failures > 5);
    }
}

TEST_CASE("after a failed write or sync, the same connection shows the old state and can try again") {
    int failures = 0;
    bool has_failed = true;
    for (int nth = 1; has_failed; ++nth) {
        INFO("operation " << nth << " of the disk fails");
        const Evening evening;
        FailingVfs vfs;
        Database database(evening.file.path, vfs.name());
        vfs.fail_at(nth, FailingVfs::Trouble::once);
        try {
            evening.change(database);
        } catch (const DatabaseError&) {
            ++failures;
            CHECK(evening.everything(database) == evening.before);
            evening.change(database);
        }
        has_failed = vfs.has_failed();
        CHECK(evening.everything(database).old_game.game->entries.size() == 6);
        CHECK(evening.everything_after_restart() == evening.everything(database));
    }
    CHECK(failures >= 2);
}
