#include <fstream>

#include "server/backups/made_backups.hpp"
#include "server/backups/restore.hpp"
#include "server/files/whole_file.hpp"
#include "server/sealing/sealed_file.hpp"
#include "server/time/span.hpp"
#include "tests/server/host/signed_in_host.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"
#include "tests/support/storage/damaged_page.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> backups_in(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename();
        if (name.starts_with("crisscross-")) names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// Waits until the server has noted this many backups, and these files are there.
bool wait_for(const fs::path& folder, std::size_t noted, std::size_t files) {
    return becomes_true(
        [&] { return server::MadeBackups(folder).list().size() == noted && backups_in(folder).size() == files; });
}

/// Waits until the file is no longer there.
bool goes(const fs::path& file) {
    return becomes_true([&] { return !fs::exists(file); });
}

/// How many have failed since the start, as the host's page says.
int failed_backups(TestServer& server) {
    HostPage page(server);
    page.sign_in();
    return page.ask({{"type", "overview"}}).at("backups").at("failures");
}

/// The first event of some game, as it is stored.
std::string an_event(const TestServer& server) {
    auto database = server.database();
    auto select = database.prepare("SELECT body FROM events");
    REQUIRE(select.step());
    return select.text(0);
}

struct Scheduled {
    explicit Scheduled(const std::function<void(server::UpkeepOptions&)>& change = {}) : change_(change) {}

    /// Waits until this many backups are noted and there, and the next one is due in six hours.
    bool wait_for_backups(std::size_t noted, std::size_t files) {
        return wait_for(backups, noted, files) && is_due_in(6 * server::span::hour);
    }
    /// Waits until the last try has ended, and the next one is due in this time.
    bool is_due_in(server::Span time) {
        return becomes_true([&] { return server.clock.is_awaited(server.clock.now() + time); });
    }

    std::function<void(server::UpkeepOptions&)> change_;
    TemporaryFolder folder{};
    fs::path backups = folder / "backups";
    TestServer server{[this](server::Config& config) {
        config.upkeep.backup_every = 6;
        config.upkeep.backup_keep = 2;
        config.upkeep.backup_folder = backups;
        if (change_) change_(config.upkeep);
    }};
};

}  // namespace

TEST_CASE("a server makes a backup at once and then every so many hours, and keeps the last ones") {
    Scheduled scheduled;
    scheduled.server.guest().create("Mara");
    REQUIRE(scheduled.wait_for_backups(1, 1));
    const std::string first = backups_in(scheduled.backups).at(0);
    fs::copy_file(scheduled.backups / first, scheduled.backups / "crisscross-mine.db");
    scheduled.server.clock.advance(5 * server::span::hour);
    scheduled.server.guest();
    CHECK(backups_in(scheduled.backups).size() == 2);
    scheduled.server.clock.advance(server::span::hour);
    REQUIRE(scheduled.wait_for_backups(2, 3));
    scheduled.server.clock.advance(6 * server::span::hour);
    CHECK(goes(scheduled.backups / first));
    REQUIRE(scheduled.wait_for_backups(2, 3));
    CHECK(fs::exists(scheduled.backups / "crisscross-mine.db"));
    const auto last = server::MadeBackups(scheduled.backups).list().back();
    const auto restored =
        server::restore({.file = scheduled.backups / last.name, .data = scheduled.folder / "restored"});
    REQUIRE(restored.has_value());
    CHECK(restored->summary.rooms == 1);
}

TEST_CASE("a server that starts again goes on with the schedule, and does not back up at every start") {
    Scheduled scheduled;
    REQUIRE(scheduled.wait_for_backups(1, 1));
    scheduled.server.restart();
    scheduled.server.guest();
    CHECK(backups_in(scheduled.backups).size() == 1);
    scheduled.server.clock.advance(6 * server::span::hour);
    CHECK(wait_for(scheduled.backups, 2, 2));
}

TEST_CASE("a server may be stopped at the very moment at which a backup is made") {
    for (int times = 0; times < 20; ++times) {
        Scheduled scheduled;
        const server::MadeBackups made(scheduled.backups);
        while (made.list().empty()) std::this_thread::yield();
        scheduled.server.stop();
        CHECK(made.list().size() == 1);
    }
}

TEST_CASE("a backup that the host asks for does not put off the next one of the schedule") {
    Scheduled scheduled;
    REQUIRE(scheduled.wait_for_backups(1, 1));
    HostPage page(scheduled.server);
    page.sign_in();
    scheduled.server.clock.advance(5 * server::span::hour);
    CHECK(page.outcome({{"type", "back_up"}}) == "done");
    const auto overview = page.ask({{"type", "overview"}});
    CHECK(overview.at("backups").at("every") == 6);
    REQUIRE(wait_for(scheduled.backups, 2, 2));
    const auto asked_for = server::MadeBackups(scheduled.backups).list().back();
    scheduled.server.clock.advance(server::span::hour);
    CHECK(becomes_true([&] { return server::MadeBackups(scheduled.backups).list().back() != asked_for; }));
}

TEST_CASE("a backup that fails is tried again within the hour, and the old ones stay until one succeeds") {
    Scheduled scheduled;
    REQUIRE(scheduled.wait_for_backups(1, 1));
    fs::rename(scheduled.backups, scheduled.folder / "moved");
    std::ofstream(scheduled.backups) << "a file where the folder was";
    scheduled.server.clock.advance(6 * server::span::hour);
    REQUIRE(scheduled.is_due_in(server::span::hour));
    CHECK(backups_in(scheduled.folder / "moved").size() == 1);
    fs::remove(scheduled.backups);
    fs::rename(scheduled.folder / "moved", scheduled.backups);
    CHECK(failed_backups(scheduled.server) == 1);
    scheduled.server.clock.advance(server::span::hour);
    CHECK(wait_for(scheduled.backups, 2, 2));
}

TEST_CASE("backups of a damaged database fail round after round, and the last good one stays") {
    Scheduled scheduled;
    scheduled.server.guest().create("Mara");
    REQUIRE(scheduled.wait_for_backups(1, 1));
    const std::string good = backups_in(scheduled.backups).at(0);
    const std::string event = an_event(scheduled.server);
    scheduled.server.stop();
    damage_page_with(scheduled.server.data() / server::database_file, event);
    scheduled.server.start();
    CHECK(becomes_true([&] {
        scheduled.server.clock.advance(6 * server::span::hour);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return failed_backups(scheduled.server) > scheduled.server.config().upkeep.backup_keep;
    }));
    scheduled.server.stop();  // it may be making the next one
    CHECK(backups_in(scheduled.backups) == std::vector<std::string>{good});
    CHECK(server::MadeBackups(scheduled.backups).list().back().name == good);
    CHECK(server::restore({.file = scheduled.backups / good, .data = scheduled.folder / "restored"}).has_value());
}

TEST_CASE("scheduled backups are sealed to the key of the host") {
    const server::SecretKey key = server::new_secret_key();
    Scheduled scheduled([&](server::UpkeepOptions& options) { options.backup_key = public_key_of(key); });
    REQUIRE(scheduled.wait_for_backups(1, 1));
    const fs::path file = scheduled.backups / backups_in(scheduled.backups).at(0);
    CHECK(server::is_sealed(file));
    CHECK_FALSE(fs::exists(scheduled.server.data() / "backup.partial"));
    CHECK(server::restore({.file = file, .data = scheduled.folder / "restored", .key = key}).has_value());
}

TEST_CASE("nothing but the listed backups is removed, whatever the list says") {
    const TemporaryFolder folder;
    fs::create_directory(folder / "backups");
    std::ofstream(folder / "crisscross-outside") << "mine";
    std::ofstream(folder / "backups" / "mine.db") << "mine";
    std::ofstream(folder / "backups" / "crisscross-1.db") << "old";
    std::ofstream(folder / "backups" / "made-by-server.txt")
        << "1 ../crisscross-outside\n2 crisscross-/../../crisscross-outside\n3 mine.db\nnonsense\n4 "
           "crisscross-1.db\n";
    const server::MadeBackups made(folder / "backups");
    CHECK(made.list() == std::vector<server::MadeBackup>{{4, "crisscross-1.db"}});
    CHECK_FALSE(made.remove_old(0));
    CHECK(fs::exists(folder / "crisscross-outside"));
    CHECK(fs::exists(folder / "backups" / "mine.db"));
    CHECK_FALSE(fs::exists(folder / "backups" / "crisscross-1.db"));
}
