#include <atomic>
#include <chrono>
#include <filesystem>
#include <thread>

#include "protocol/notices/notice.hpp"
#include "server/push/push_key.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scripted_server.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;

namespace {

void allow_private(server::Config& config) {
    config.outgoing = "private";
}

/// Stores a notice that waits for a webhook of a new room, and stops the server first, which could take it.
void leave_notice(TestServer& server, const std::string& address) {
    server.stop();
    storage::Database database = server.database();
    database.execute("INSERT INTO rooms (id, code, created) VALUES (7, 'ABCD2345', 0)");
    database.prepare("INSERT INTO webhooks (room, format, address, created) VALUES (7, 'plain', ?, 0)")
        .bind(1, address)
        .run();
    database
        .prepare("INSERT INTO deliveries (webhook, room, due, expires, notice) VALUES (7, 7, 0, 9000000000000, ?)")
        .bind(1, write_notice(protocol::Notice{.room = "ABCD2345", .players = {"Mara"}}))
        .run();
}

}  // namespace

TEST_CASE("a server delivers the notices that it finds when it starts") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    TestServer server(allow_private);
    leave_notice(server, hook.address("/hook"));
    server.start();
    CHECK(hook.has_heard(1));
}

TEST_CASE("a server reaches no private address unless its host allows that") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    TestServer server;
    leave_notice(server, hook.address("/hook"));
    server.start();
    storage::Database database = server.database();
    CHECK(becomes_true([&] {
        storage::Statement waiting = database.prepare("SELECT waiting FROM delivery_count WHERE id = 1");
        return waiting.step() && waiting.integer(0) == 0;
    }));
    CHECK(hook.connections() == 0);
}

TEST_CASE("a server whose host wants no requests to others sends none and makes no key for them") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    TestServer server([](server::Config& config) { config.outgoing = "off"; });
    CHECK_FALSE(std::filesystem::exists(server.data() / server::push_key_file));
    leave_notice(server, hook.address("/hook"));
    server.start();
    std::this_thread::sleep_for(200ms);
    CHECK(hook.connections() == 0);
}

TEST_CASE("a server stops at once while another server keeps it waiting, and tries again afterwards") {
    std::atomic<bool> is_slow = true;
    const ScriptedServer hook([&](Peer& peer) {
        if (is_slow) return peer.hold();
        peer.answer(204);
    });
    TestServer server(allow_private);
    leave_notice(server, hook.address("/hook"));
    server.start();
    REQUIRE(becomes_true([&] { return hook.connections() == 1; }));
    const auto begin = std::chrono::steady_clock::now();
    server.stop();
    CHECK(std::chrono::steady_clock::now() - begin < 5s);
    is_slow = false;
    server.clock.advance(3'600'000);
    server.start();
    CHECK(hook.has_heard(1));
}
