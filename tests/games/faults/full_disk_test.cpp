#include <sys/resource.h>

#include <chrono>
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <thread>

#include <nlohmann/json.hpp>

#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/fakes/own_disk.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

/// Lets the files of a server grow by no more than this until the end of its life.
class FullDisk {
public:
    FullDisk(ServerProcess& server, std::uintmax_t bytes) : server_(server) {
        const auto log = server.database().string() + "-wal";
        before_ = server.limit(RLIMIT_FSIZE, std::filesystem::file_size(log) + bytes);
    }
    ~FullDisk() { server_.limit(RLIMIT_FSIZE, before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    /// Lets no file be written, not even where a part of a refused commit stands in the log, which a smaller one may
    /// overwrite.
    void fill() { server_.limit(RLIMIT_FSIZE, 0); }

private:
    ServerProcess& server_;
    rlim_t before_ = 0;
};

/// Servers that are started while it lives have files that cannot grow beyond this many bytes.
class FullFromTheStart {
public:
    explicit FullFromTheStart(std::uintmax_t bytes) {
        if (getrlimit(RLIMIT_FSIZE, &before_) != 0) throw std::runtime_error("getrlimit");
        const rlimit full{bytes, before_.rlim_max};
        if (setrlimit(RLIMIT_FSIZE, &full) != 0) throw std::runtime_error("setrlimit");
    }
    ~FullFromTheStart() { setrlimit(RLIMIT_FSIZE, &before_); }
    FullFromTheStart(const FullFromTheStart&) = delete;
    FullFromTheStart& operator=(const FullFromTheStart&) = delete;

private:
    rlimit before_{};
};

/// Nothing, with a warning that CTest reads, where no disk can be mounted.
std::unique_ptr<OwnDisk> own_disk() {
    try {
        return std::make_unique<OwnDisk>();
    } catch (const NotPossible& why) {
        WARN("skipped: " << why.what());
        return nullptr;
    }
}

/// A file that takes all space on a disk except this many bytes; without a number, even what is kept for root.
class Filler {
public:
    explicit Filler(const OwnDisk& disk, std::optional<std::uintmax_t> left = {}) : path_(disk.folder() / "filler") {
        std::ofstream file(path_, std::ios::binary);
        const std::string block(4096, 'x');
        while (file && (!left || std::filesystem::space(disk.folder()).available > *left))
            file.write(block.data(), 4096).flush();
    }
    ~Filler() { std::filesystem::remove(path_); }
    Filler(const Filler&) = delete;
    Filler& operator=(const Filler&) = delete;

private:
    std::filesystem::path path_;
};

bool takes_guests(const ServerProcess& server) {
    try {
        const Guest guest(server.port());
        return true;
    } catch (const std::exception&) {
        return false;
    }
}

bool is_ready(const ServerProcess& server) {
    return get(server.port(), "/readyz").status == 200;
}

}  // namespace

TEST_CASE("before a disk is full, nobody new gets in and the games that are there go on") {
    const auto disk = own_disk();
    if (!disk) return;
    ServerProcess server(program(), {"--disk-reserve", "16"}, {.data = disk->folder() / "data"});
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(5));
    {
        const Filler filler(*disk, 12'000'000);
        CHECK(becomes_true([&] { return !is_ready(server); }));
        CHECK_FALSE(takes_guests(server));
        CHECK(players.guest(0).refused(client::Create{.name = "Mara"}).code == "SERVER_FULL");
        CHECK_FALSE(players.move_until_refused(10));
        CHECK(server.healthy());
    }
    CHECK(becomes_true([&] { return is_ready(server); }));
    CHECK(takes_guests(server));
    CHECK(players.keeps_everything());
}

TEST_CASE("a server on a disk without any space keeps what was acknowledged, and goes on when there is space again") {
    const auto disk = own_disk();
    if (!disk) return;
    ServerProcess server(program(), {"--disk-reserve", "0"}, {.data = disk->folder() / "data"});
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(5));
    {
        const Filler filler(*disk);
        const auto refused = players.move_until_refused(20);
        REQUIRE(refused);
        CHECK(refused->code == "STORAGE_FAILED");
        CHECK_FALSE(server.healthy());
        CHECK(players.keeps_everything());
    }
    players.repeat();
    CHECK(server.healthy());
    CHECK_FALSE(players.move_until_refused(5));
    CHECK(players.keeps_everything());
}

TEST_CASE(
    "on a full disk moves are refused, everything can be read, and the game goes on when there is space again") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    for (int round = 0; round < 5; ++round) {
        CHECK_FALSE(players.move_until_refused(5));
        {
            FullDisk full(server, 20'000);
            REQUIRE(players.move_until_refused(100));
            full.fill();
            const auto refused = players.move_until_refused(1);
            REQUIRE(refused);
            CHECK(refused->code == "STORAGE_FAILED");
            CHECK_FALSE(server.healthy());
            CHECK(players.guest(0).log().back().at("v") == players.guest(0).version);
            CHECK(players.guest(1).ask_for<protocol::server::Rooms>(client::Rooms{}).rooms.front().room ==
                  players.room());
        }
        players.repeat();
        CHECK(server.healthy());
        CHECK(players.keeps_everything());
    }
    CHECK(server.stop() == 0);
}

TEST_CASE("an idle server notices by itself that the disk has space again") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    {
        const FullDisk full(server, 20'000);
        CHECK(players.move_until_refused(100));
        CHECK_FALSE(server.healthy());
    }
    CHECK(becomes_true([&] { return server.healthy(); }));
}

TEST_CASE("a server that is killed on a full disk has kept everything") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    server.limit(RLIMIT_FSIZE, std::filesystem::file_size(server.database().string() + "-wal") + 8'000);
    CHECK(players.move_until_refused(100));
    server.kill();
    server.start();
    CHECK(players.keeps_everything());
}

TEST_CASE("a server that is started on a full disk lets a game with a clock be read, which goes on with space") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(20));
    const protocol::ClockRules an_hour{protocol::GameClock{3600, 0}, protocol::AtZero::lose};
    const auto timed =
        players.guest(0).ask_for<protocol::server::Created>(client::Create{.name = "Mara", .clock = an_hour});
    players.guest(0).join(timed.room);
    players.guest(1).join(timed.room);
    players.guest(1).say(client::TakeSeat{{}, "Jonas"});
    players.guest(0).say(client::Start{});
    players.look_away();
    server.kill();
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));  // less is not forgiven
    const auto log = std::filesystem::file_size(server.database().string() + "-wal");
    REQUIRE(log > 32'768);  // so that the index of the log has space
    {
        const FullFromTheStart full(log);
        server.start_without_guests();
    }
    std::deque<Guest> back;
    for (int seat = 0; seat < 2; ++seat) {
        Guest& guest = back.emplace_back(server.port(), players.guest(seat).token);
        CHECK(guest.join(timed.room).view.seat == seat);
        CHECK(guest.log().back().at("v") == guest.version);
        CHECK(guest.refused(client::Pass{.turn = 1}).code == "STORAGE_FAILED");
    }
    CHECK_FALSE(server.healthy());
    server.limit(RLIMIT_FSIZE, RLIM_INFINITY);
    int passed = 0;
    for (Guest& guest : back)
        passed += std::holds_alternative<protocol::server::Ok>(guest.ask(client::Pass{.turn = 1})) ? 1 : 0;
    CHECK(passed == 1);
    CHECK(server.healthy());
}

TEST_CASE("a server that has no space to open its database ends with status 75, and starts once there is some") {
    const auto disk = own_disk();
    if (!disk) return;
    ServerProcess server(program(), {"--disk-reserve", "0"}, {.data = disk->folder() / "data"});
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(5));
    players.look_away();
    CHECK(server.stop() == 0);
    {
        const Filler filler(*disk);
        CHECK(server.refusal(75).find("crisscross.db") != std::string::npos);
    }
    server.start();
    players.come_back();
    CHECK(players.keeps_everything());
}
