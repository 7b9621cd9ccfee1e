#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/storage/failing_vfs.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A data file with one room, and a group of two jobs to be committed together: one that makes a room and takes seats
/// there, one that plays in the room that is there already.
struct Evening {
    Evening() {
        Database database(file.path);
        player = create_account(database, token(1), 1000).id;
        room = add_room(database, "AAAAAAAA");
        before = everything(database);
    }

    void change(Database& database) const {
        Transaction transaction(database);
        make_room(database);
        play(database);
        transaction.commit();
    }
    void make_room(Database& database) const {
        Savepoint step(database);
        const auto made =
            create_room(database, room_row("BBBBBBBB"), {.bodies = {"x"}, .command = {{player, "new"}}});
        add_seat(database, made.value(), 0, player, "Mara");
        step.release();
    }
    void play(Database& database) const {
        Savepoint step(database);
        Append append = events(room, 1, 5);
        append.command = {player, "play"};
        append.challenges = {{.play = 1, .words = "HORN"}};
        append.stage = "playing";
        REQUIRE(storage::append(database, append) == AppendOutcome::stored);
        step.release();
    }

    struct Contents {
        RoomContents old_room{}, new_room{};
        std::vector<RoomListing> rooms{};
        bool operator==(const Contents&) const = default;
    };
    Contents everything(Database& database) const {
        return {contents(database, room), contents(database, room + 1), rooms_of(database, player)};
    }
    Contents everything_after_restart() const {
        Database database(file.path);
        return everything(database);
    }

    DataFile file{};
    PlayerId player = 0;
    RoomId room = 0;
    Contents before{};
};

enum class Told { nothing, done, failed };

Told try_to_change(const Evening& evening, const char* vfs) {
    try {
        Database database(evening.file.path, vfs);
        evening.change(database);
        return Told::done;
    } catch (const DatabaseError&) {
        return Told::failed;
    }
}

}  // namespace

TEST_CASE("wherever the disk fails, all of a transaction is stored or nothing, and what was acknowledged is") {
    Evening expected;
    REQUIRE(try_to_change(expected, nullptr) == Told::done);
    const Evening::Contents after = expected.everything_after_restart();
    REQUIRE(after.old_room.entries.size() == 6);

    for (const auto trouble : {FailingVfs::Trouble::once, FailingVfs::Trouble::from_then_on}) {
        int failures = 0;
        bool has_failed = true;
        for (int nth = 1; has_failed; ++nth) {
            INFO("operation " << nth << " of the disk fails");
            const Evening evening;
            REQUIRE(evening.before != after);
            FailingVfs vfs;
            vfs.fail_at(nth, trouble);
            const Told told = try_to_change(evening, vfs.name());
            has_failed = vfs.has_failed();
            const Evening::Contents found = evening.everything_after_restart();
            CHECK((found == after || (told == Told::failed && found == evening.before)));
            if (told == Told::failed) ++failures;
        }
        CHECK(failures > 5);
    }
}

TEST_CASE("after a write or a sync that failed the same connection shows the old state and can do it again") {
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
        CHECK(evening.everything(database).old_room.entries.size() == 6);
        CHECK(evening.everything_after_restart() == evening.everything(database));
    }
    CHECK(failures >= 2);
}
