#include <chrono>
#include <thread>

#include <nlohmann/json.hpp>

#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/catch.hpp"

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

}  // namespace

TEST_CASE(
    "on a full disk moves are refused, everything can be read, and the game goes on when there is space again") {
    ServerProcess server(CRISSCROSS_PROGRAM);
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
    ServerProcess server(CRISSCROSS_PROGRAM);
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
    ServerProcess server(CRISSCROSS_PROGRAM);
    PairOfPlayers players(server);
    {
        const FullDisk full(server, 8'000);
        CHECK(players.move_until_refused(100));
    }
    server.kill();
    server.start();
    CHECK(players.keeps_everything());
}
