#include <atomic>
#include <random>
#include <thread>

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/storage/recording_vfs.hpp"

using namespace crisscross;
using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

constexpr int rooms = 4;
constexpr int commits = 300;

/// The version of a game when its commit was acknowledged, and the moment.
struct Acknowledged {
    RecordingVfs::Point point = 0;
    GameId game = 0;
    std::uint32_t version = 0;
};

std::string code_of(GameId game) {
    return "ROOM" + std::to_string(game);
}

/// An evening on a recorded disk: rooms are created, and appends of one to three events each are committed in groups.
class InterruptedEvening {
public:
    explicit InterruptedEvening(const std::string& pragma = {}) {
        const auto fault = migrate(file(), vfs.name());
        if (fault) FAIL(fault->why);
        Database database = open(pragma);
        for (int number = 0; number < rooms; ++number) make_room(database, number);
        for (int number = 0; number < commits; ++number) {
            if (number % 70 == 69) database = open(pragma);  // as a server that was restarted
            commit_group(database);
        }
    }

    RecordingVfs vfs{};
    std::vector<Acknowledged> acknowledged{};

private:
    std::filesystem::path file() const { return folder_ / "crisscross.db"; }

    /// With a log so short that it is often copied back.
    Database open(const std::string& pragma) const {
        Database database(file(), vfs.name());
        database.execute("PRAGMA wal_autocheckpoint = 20; " + pragma);
        return database;
    }

    void make_room(Database& database, int number) {
        const PlayerId player = create_player(database, device(number)).player.id;
        const GameId game = add_room(database, code_of(number + 1));
        REQUIRE(player == game);  // so that the game tells who plays in it
        versions_.push_back(1);
        acknowledged.push_back({vfs.mark(), game, 1});
    }

    void commit_group(Database& database) {
        std::vector<Acknowledged> group;
        Transaction transaction(database);
        for (auto count = 1 + dice_() % 3; count > 0; --count) group.push_back(add_events(database));
        transaction.commit();
        for (Acknowledged& one : group) {
            one.point = vfs.mark();
            acknowledged.push_back(one);
        }
    }

    Acknowledged add_events(Database& database) {
        const auto index = dice_() % rooms;
        const auto game = static_cast<GameId>(index) + 1;
        Append append = events(game, versions_.at(index), static_cast<int>(1 + dice_() % 3));
        versions_.at(index) += static_cast<std::uint32_t>(append.events.size());
        append.command = CommandId{game, "to " + std::to_string(versions_.at(index))};
        REQUIRE(storage::append(database, append) == AppendOutcome(Stored{}));
        return {0, game, versions_.at(index)};
    }

    TemporaryFolder folder_{};
    std::vector<std::uint32_t> versions_{};
    std::mt19937 dice_{7};
};

/// Checks that each event is whole, and each append too: its receipt, all its events, and the version of the game.
void check_whole(const std::optional<StoredGame>& game) {
    if (!game) return;
    const auto last = static_cast<std::uint32_t>(game->entries.size());
    for (std::uint32_t version = 1; version <= last; ++version) {
        CHECK(game->entries[version - 1].version == version);
        if (version > 1) CHECK(game->entries[version - 1].body == body_of(game->id, version));
    }
    CHECK(last >= 1);
    CHECK(game->version == last);
    CHECK((game->receipts.empty() ? 1 : game->receipts.back().version) == last);
    for (const Receipt& receipt : game->receipts)
        CHECK(receipt.command.id == "to " + std::to_string(receipt.version));
}

int count_lost(Database& database, const InterruptedEvening& evening, RecordingVfs::Point point) {
    int lost = 0;
    for (const Acknowledged& one : evening.acknowledged) {
        const auto game = game_of(database, code_of(one.game));
        if (one.point <= point && (!game || game->version < one.version)) ++lost;
    }
    return lost;
}

/// How many acknowledged appends are missing after a power failure at `point`.
int lost_at(const InterruptedEvening& evening, RecordingVfs::Point point, std::optional<std::uint64_t> chance) {
    TemporaryFolder after;
    evening.vfs.materialize(point, after.path(), chance);
    const auto fault = migrate(after / "crisscross.db");
    if (fault) FAIL(fault->why);
    Database database(after / "crisscross.db");
    CHECK(ask(database, "PRAGMA integrity_check") == "ok");
    for (GameId game = 1; game <= rooms; ++game) check_whole(game_of(database, code_of(game)));
    return count_lost(database, evening, point);
}

/// Lets the power fail at random moments; every other time the disk has written some of what was not synced.
int lost_in(const InterruptedEvening& evening, int failures) {
    std::mt19937_64 dice(2024);
    int lost = 0;
    for (int number = 0; number < failures; ++number) {
        const RecordingVfs::Point point = dice() % (evening.vfs.mark() + 1);
        const auto chance = number % 2 == 0 ? std::nullopt : std::optional<std::uint64_t>(dice());
        INFO("power failure after operation " << point << ", chance " << chance.value_or(0));
        lost += lost_at(evening, point, chance);
    }
    return lost;
}

}  // namespace

TEST_CASE("after a power failure at any moment, everything acknowledged is there, and no half event") {
    const InterruptedEvening evening;
    CHECK(lost_in(evening, rounds(50, 1000)) == 0);
    CHECK(lost_at(evening, evening.vfs.mark(), std::nullopt) == 0);
}

TEST_CASE("the check would notice the loss of a commit that is not synced") {
    const InterruptedEvening careless("PRAGMA synchronous = NORMAL");
    CHECK(lost_in(careless, 50) > 0);
}

TEST_CASE("the disk after a power failure can be inspected while another thread continues to write") {
    RecordingVfs vfs;
    const DataFile file(vfs.name());
    std::atomic<bool> is_done = false;
    const auto [game, player] = [&] {
        Database database(file.path, vfs.name());
        return std::pair(add_room(database, "AAAAAAAA"), create_player(database, device(1)).player.id);
    }();
    std::thread writer(
        [&vfs, &file, &is_done, game = game, player = player] {  // checks nothing: Catch has one thread
            Database database(file.path, vfs.name());
            for (std::uint32_t version = 2; version <= 200; ++version) {
                Append append = events(game, version - 1);
                append.command = CommandId{player, "to " + std::to_string(version)};
                append_now(database, append);
            }
            is_done = true;
        });
    int failures = 0;
    do {
        TemporaryFolder after;
        vfs.materialize(vfs.mark(), after.path(), failures);
        Database database(after / "crisscross.db");
        CHECK(ask(database, "PRAGMA integrity_check") == "ok");
        check_whole(game_of(database, "AAAAAAAA"));
        ++failures;
    } while (!is_done);
    writer.join();
    CHECK(failures > 0);
}
