#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <random>

#include "protocol/stored/stored_text.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/storage/recording_vfs.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// Makes a VFS SQLite's default as long as this lives.
class DefaultVfs {
public:
    explicit DefaultVfs(const char* name) : before_(sqlite3_vfs_find(nullptr)) {
        sqlite3_vfs_register(sqlite3_vfs_find(name), 1);
    }
    ~DefaultVfs() { sqlite3_vfs_register(before_, 1); }
    DefaultVfs(const DefaultVfs&) = delete;
    DefaultVfs& operator=(const DefaultVfs&) = delete;

private:
    sqlite3_vfs* before_;
};

/// How far the game was when a move had been acknowledged, and when that was.
struct Acknowledged {
    RecordingVfs::Point point = 0;
    std::uint32_t version = 0;
};

/// A game that was played to its end on a disk that remembers every moment.
class PlayedGame {
public:
    PlayedGame() {
        RandomPlayer player(short_words_as_letters(), 3);
        acknowledge();
        while (!room_.over()) {
            room_.carry_out(player.next(room_.game()));
            acknowledge();
        }
        server_.stop();  // by now the journal is packed
        end_ = disk_.mark();
        note_states();
    }

    RecordingVfs::Point end() const { return end_; }
    /// When the start of the game had been acknowledged.
    RecordingVfs::Point begin() const { return acknowledged_.front().point; }

    /// What a power failure at `point` leaves: everything that was acknowledged before, and perhaps later moves.
    void check_after(RecordingVfs::Point point, std::optional<std::uint64_t> chance) const {
        INFO("power failure after operation " << point << " of " << end_ << ", chance " << chance.value_or(0));
        const TemporaryFolder left;
        disk_.materialize(point, left.path(), chance);
        const std::filesystem::path database = left / server::database_file;
        const auto fault = storage::migrate(database);
        if (fault) FAIL(fault->why);
        if (point < begin()) return;  // nothing of the game had been acknowledged
        const KeptRoom found(database, room_.code());
        const std::uint32_t version = found.state().version;
        CHECK(version >= acknowledged_before(point));
        REQUIRE(states_.contains(version));
        CHECK(found.state() == states_.at(version));
    }

private:
    void acknowledge() { acknowledged_.push_back({disk_.mark(), room_.kept().state().version}); }
    void note_states() {
        auto database = server_.database();
        server::GameState state = server::fresh_game(room_.kept().state().rules);
        for (const storage::JournalEntry& entry : storage::entries_of(database, room_.kept().stored().id)) {
            auto event = protocol::read_event(state.rules, entry.body).value();
            state = server::evolve(std::move(state), {entry.version, entry.at, std::move(event)});
            states_.emplace(entry.version, state);
        }
    }
    /// The last version that had been acknowledged at this moment, after the start.
    std::uint32_t acknowledged_before(RecordingVfs::Point point) const {
        const auto later = std::ranges::upper_bound(acknowledged_, point, {}, &Acknowledged::point);
        return std::prev(later)->version;
    }

    RecordingVfs disk_{};
    DefaultVfs use_{disk_.name()};
    TestServer server_{{}, short_words()};
    WireRoom room_{server_, {}, 3};
    std::vector<Acknowledged> acknowledged_{};
    RecordingVfs::Point end_ = 0;
    std::map<std::uint32_t, server::GameState> states_{};
};

}  // namespace

TEST_CASE("everything that a server acknowledged survives a power failure at any moment") {
    const PlayedGame game;
    std::mt19937_64 random(17);
    for (int failure = 0; failure < (long_run() ? 1000 : 50); ++failure) {
        const RecordingVfs::Point point = random() % (game.end() + 1);
        game.check_after(point, failure % 2 ? std::optional<std::uint64_t>(random()) : std::nullopt);
    }
    for (const RecordingVfs::Point point : {game.begin(), game.end()}) game.check_after(point, std::nullopt);
}
