#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/fakes/own_disk.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/sanitized.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

/// A server whose data folder is on a disk of its own.
struct ServerOnDisk {
    OwnDisk disk{};
    ServerProcess server{program(), {"--disk-reserve", "0"}, {.data = disk.folder() / "data"}};
};

/// Nothing, with a warning that CTest reads, where no disk can be mounted.
std::unique_ptr<ServerOnDisk> server_on_disk() {
    try {
        return std::make_unique<ServerOnDisk>();
    } catch (const NotPossible& why) {
        WARN("skipped: " << why.what());
        return nullptr;
    }
}

void check_that_all_can_be_read(const ServerProcess& server, PairOfPlayers& players, const std::string& other_room) {
    CHECK(players.guest(0).log().back().at("v") == players.guest(0).version);
    CHECK(players.guest(1).ask_for<protocol::server::Rooms>(client::Rooms{}).rooms.size() == 1);
    Guest back(server.port(), players.guest(0).token);
    CHECK(back.join(players.room()).view.seat == 0);
    CHECK(back.log().back().at("v") == back.version);
    CHECK(back.join(other_room).view.seat == 0);
}

void check_refusal(ServerProcess& server) {
    const std::string said = server.refusal();
    CHECK(std::ranges::count(said, '\n') == 1);
    CHECK(said.find(server.data().string()) != std::string::npos);
    CHECK(said.find("Read-only file system") != std::string::npos);
}

#ifndef CRISSCROSS_SANITIZED  // which want to be loaded first themselves

/// A server whose disk is read-only while it should be.
struct ServerOnDrive {
    ServerOnDrive() {
        if (!std::filesystem::exists(read_only_calls())) throw std::runtime_error("no " + read_only_calls());
    }
    void make_read_only() { std::ofstream(sign).close(); }
    void make_writable() { std::filesystem::remove(sign); }

    TemporaryFolder folder{};
    std::filesystem::path sign = folder / "read-only";
    ServerProcess server{
        program(), {}, {.environment = {{"LD_PRELOAD", read_only_calls()}, {"READ_ONLY_WHILE", sign.string()}}}};
};

#endif

}  // namespace

TEST_CASE("when its disk becomes read-only, a server refuses moves, lets everything be read and loses nothing") {
    const auto place = server_on_disk();
    if (!place) return;
    ServerProcess& server = place->server;
    PairOfPlayers players(server);
    const std::string other_room = players.guest(0).create("Mara");
    CHECK_FALSE(players.move_until_refused(20));
    place->disk.fail();
    for (int attempt = 0; attempt < 3; ++attempt) {
        const auto refused = players.move();
        REQUIRE(refused);
        CHECK(refused->code == "STORAGE_FAILED");
        CHECK(get(server.port(), "/healthz").status == 503);
        CHECK_FALSE(server.healthy());
        check_that_all_can_be_read(server, players, other_room);
    }
    CHECK(server.stop() == 0);
    players.look_away();
    check_refusal(server);
    place->disk.mount_writable();
    server.start();
    players.come_back();
    CHECK(players.keeps_everything());
    players.repeat();
    CHECK_FALSE(players.move_until_refused(5));
    CHECK(players.keeps_everything());
    CHECK(server.stop() == 0);
}

TEST_CASE("a server that is started on a read-only disk says so in one line and ends with status 2") {
    const auto place = server_on_disk();
    if (!place) return;
    CHECK(place->server.stop() == 0);
    place->disk.mount_read_only();
    check_refusal(place->server);
    place->disk.mount_writable();
    place->server.start();
    CHECK(place->server.healthy());
}

#ifndef CRISSCROSS_SANITIZED

TEST_CASE("when a drive is read-only for a time, the game goes on afterwards without a restart") {
    ServerOnDrive place;
    PairOfPlayers players(place.server);
    const std::string other_room = players.guest(0).create("Mara");
    for (int round = 0; round < 5; ++round) {
        CHECK_FALSE(players.move_until_refused(5));
        place.make_read_only();
        const auto refused = players.move();
        REQUIRE(refused);
        CHECK(refused->code == "STORAGE_FAILED");
        CHECK_FALSE(place.server.healthy());
        check_that_all_can_be_read(place.server, players, other_room);
        place.make_writable();
        players.repeat();
        CHECK(place.server.healthy());
        CHECK(players.keeps_everything());
    }
    CHECK(place.server.stop() == 0);
}

#endif
