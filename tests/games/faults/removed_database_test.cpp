#include <chrono>
#include <filesystem>
#include <thread>

#include "tests/games/faults/pair_of_players.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

namespace client = protocol::client;
namespace fs = std::filesystem;

/// Copies the files that were removed while the server has them open to where they were, as docs/operations.md says.
int bring_back_removed_files(ServerProcess& server) {
    int copied = 0;
    for (const auto& open : fs::directory_iterator("/proc/" + std::to_string(server.process().id()) + "/fd")) {
        std::error_code closed;
        const std::string name = fs::read_symlink(open, closed).string();
        const std::string removed = " (deleted)";
        if (closed || !name.ends_with(removed)) continue;
        const fs::path back = name.substr(0, name.size() - removed.size());
        if (back.filename().string().starts_with("crisscross.db") && !back.string().ends_with("-shm"))
            copied += fs::copy_file(open.path(), back, fs::copy_options::skip_existing) ? 1 : 0;
    }
    return copied;
}

/// Until the server has written nothing to the file for a moment, such as what follows from a move.
void wait_for_quiet(const fs::path& file) {
    using namespace std::chrono_literals;
    while (fs::file_time_type::clock::now() - fs::last_write_time(file) < 500ms) std::this_thread::sleep_for(50ms);
}

}  // namespace

TEST_CASE("a server whose database is removed says so, acknowledges nothing more, and can be saved") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(20));
    for (const std::string end : {"", "-wal", "-shm"}) fs::remove(server.database().string() + end);
    const auto refused = players.move_until_refused(1);
    REQUIRE(refused);
    CHECK(refused->code == "STORAGE_FAILED");
    CHECK(get(server.port(), "/healthz").status == 503);
    players.look_away();
    CHECK(bring_back_removed_files(server) == 2);
    server.kill();  // a graceful stop would remove the log that has just come back
    server.start();
    players.come_back();
    CHECK(players.keeps_everything());
    CHECK_FALSE(players.move_until_refused(5));
}

TEST_CASE("a server whose log is cut says so, acknowledges nothing more, and starts again with what is left of it") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(20));
    players.look_away();
    const fs::path log = server.database().string() + "-wal";
    wait_for_quiet(log);  // what is cut while the server writes it may go unnoticed
    fs::resize_file(log, fs::file_size(log) - 1);
    CHECK(get(server.port(), "/healthz").status == 503);
    CHECK(players.guest(0).refused(client::Resign{}).code == "STORAGE_FAILED");
    CHECK_THROWS(Guest(server.port()));
    CHECK(server.stop() == 0);
    server.start();
    CHECK(get(server.port(), "/healthz").status == 200);
    players.come_back();
    CHECK_FALSE(players.move_until_refused(5));
}

TEST_CASE("a server whose log is removed says so, acknowledges nothing more, and keeps everything if it is stopped") {
    ServerProcess server(program());
    PairOfPlayers players(server);
    CHECK_FALSE(players.move_until_refused(20));
    fs::remove(server.database().string() + "-wal");
    const auto refused = players.move_until_refused(1);
    REQUIRE(refused);
    CHECK(refused->code == "STORAGE_FAILED");
    CHECK(get(server.port(), "/healthz").status == 503);
    players.look_away();  // so that the server closes the database last
    CHECK(server.stop() == 0);
    server.start();
    players.come_back();
    CHECK(players.keeps_everything());
    CHECK_FALSE(players.move_until_refused(5));
}
