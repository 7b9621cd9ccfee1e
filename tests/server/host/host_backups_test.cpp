#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <future>
#include <set>
#include <thread>

#include "server/backups/made_backups.hpp"
#include "server/backups/restore.hpp"
#include "server/sealing/sealed_file.hpp"
#include "tests/server/host/signed_in_host.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

const json back_up{{"type", "back_up"}};

/// A server that makes no backups by itself, and its host.
struct HostedBackups {
    explicit HostedBackups(const std::function<void(server::UpkeepOptions&)>& change = {}) : change_(change) {
        page.sign_in();
    }

    json backups() { return page.ask({{"type", "overview"}}).at("backups"); }

    std::function<void(server::UpkeepOptions&)> change_;
    TemporaryFolder folder{};
    fs::path place = folder / "backups";
    TestServer server{[this](server::Config& config) {
        config.upkeep.backup_folder = place;
        if (change_) change_(config.upkeep);
    }};
    HostPage page{server};
};

/// Waits until somebody reads from a pipe with a name, and keeps them waiting.
int hold(const fs::path& pipe) {
    for (int tries = 0; tries < 5000; ++tries) {
        const int held = ::open(pipe.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        if (held >= 0) return held;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return -1;
}

}  // namespace

TEST_CASE("the host has a backup made, even on a server that makes none by itself") {
    HostedBackups hosted;
    hosted.server.guest().create("Mara");
    CHECK(hosted.backups() == json{{"every", 0}, {"failures", 0}});
    CHECK(hosted.page.outcome(back_up) == "done");
    const json last = hosted.backups().at("last");
    CHECK(last.at("at") == hosted.server.clock.now());
    const json log = hosted.page.ask({{"type", "audit_log"}}).at("entries");
    CHECK(log.at(0).at("action") == "back_up");
    const auto restored =
        server::restore({.file = hosted.place / last.at("file"), .data = hosted.folder / "restored"});
    REQUIRE(restored.has_value());
    CHECK(restored->summary.rooms == 1);
    hosted.server.restart();
    CHECK(hosted.backups().at("last") == last);
}

TEST_CASE("backups that the host asks for are sealed to the key, and old ones are removed, as with all others") {
    const server::SecretKey key = server::new_secret_key();
    HostedBackups hosted([&](server::UpkeepOptions& options) {
        options.backup_key = public_key_of(key);
        options.backup_keep = 2;
    });
    std::set<std::string> names;
    for (int times = 0; times < 3; ++times) {
        CHECK(hosted.page.outcome(back_up) == "done");
        names.insert(hosted.backups().at("last").at("file").get<std::string>());
    }
    CHECK(names.size() == 3);
    const auto kept = server::MadeBackups(hosted.place).list();
    REQUIRE(kept.size() == 2);
    for (const server::MadeBackup& made : kept) CHECK(server::is_sealed(hosted.place / made.name));
    for (const std::string& name : names)
        CHECK(fs::exists(hosted.place / name) == (name == kept[0].name || name == kept[1].name));
}

TEST_CASE("a second backup is refused while one is made, and the overview says that one is") {
    HostedBackups hosted;
    CHECK(hosted.page.outcome(back_up) == "done");
    const fs::path list = hosted.place / "made-by-server.txt";
    fs::remove(list);
    REQUIRE(::mkfifo(list.c_str(), 0600) == 0);
    auto first = std::async(std::launch::async, [&] { return hosted.page.outcome(back_up); });
    const int held = hold(list);
    CHECK(held >= 0);
    CHECK(hosted.backups().at("running") == true);
    CHECK(hosted.page.outcome(back_up) == "BACKUP_RUNNING");
    ::close(held);
    CHECK(first.get() == "done");
    CHECK_FALSE(hosted.backups().contains("running"));
    CHECK(hosted.backups().at("failures") == 0);
}

TEST_CASE("a backup that fails says why to the host, but not where the folder is") {
    HostedBackups hosted;
    std::ofstream(hosted.place) << "a file where the folder should be";
    const json answer = hosted.page.ask(back_up);
    CHECK(answer.at("code") == "BACKUP_FAILED");
    CHECK(answer.at("reason") == "file_in_place");
    CHECK(answer.at("message") == "No backup was made: there is a file where the folder for backups should be.");
    CHECK(hosted.backups() == json{{"every", 0}, {"failures", 1}});
    fs::remove(hosted.place);
    CHECK(hosted.page.outcome(back_up) == "done");
}
