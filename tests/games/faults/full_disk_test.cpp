#include <chrono>
#include <fstream>
#include <memory>
#include <thread>

#include <nlohmann/json.hpp>

#include "tests/games/faults/pair_of_players.hpp"
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

private:
    ServerProcess& server_;
    rlim_t before_ = 0;
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

/// A file that takes all space on a disk but so many bytes.
class Filler {
public:
    Filler(const OwnDisk& disk, std::uintmax_t left) : path_(disk.folder() / "filler") {
        std::ofstream file(path_, std::ios::binary);
        const std::string block(4096, 'x');
        while (file && std::filesystem::space(disk.folder()).available > left) file.write(block.data(), 4096).flush();
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

template <class Condition>
bool within_half_a_minute(const Condition& condition) {
    for (int tries = 0; tries < 300 && !condition(); ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    return condition();
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
        CHECK(within_half_a_minute([&] { return !is_ready(server); }));
        CHECK_FALSE(takes_guests(server));
        CHECK(players.guest(0).refused(client::Create{.name = "Mara"}).code == "SERVER_FULL");
        CHECK_FALSE(players.move_until_refused(30));
        CHECK(server.healthy());
    }
    CHECK(within_half_a_minute([&] { return is_ready(server); }));
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
        const Filler filler(*disk, 0);
        const auto refused = players.move_until_refused(2000);
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
            const FullDisk full(server, 20'000);
            const auto refused = players.move_until_refused(100);
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
    for (int tries = 0; tries < 300 && !server.healthy(); ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    CHECK(server.healthy());
}

TEST_CASE("a server that starts on a full disk and is killed there has kept everything") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    {
        const FullDisk full(server, 8'000);
        CHECK(players.move_until_refused(100));
    }
    server.kill();
    server.start();
    CHECK(players.keeps_everything());
}
