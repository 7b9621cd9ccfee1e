#include <atomic>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "storage/sqlite/database/database.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/scripted_server.hpp"
#include "tests/support/server/server_process.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

/// Two guests play in a room with a webhook, and it becomes the turn of one who has left. Returns their name.
std::string call_somebody(const ServerProcess& server, const std::string& address) {
    Guest mara(server.port()), ben(server.port());
    const std::string code = mara.create("Mara");
    mara.join(code);
    ben.join(code);
    ben.say(client::TakeSeat{.name = "Ben"});
    mara.ask_for<from_server::Ok>(client::SetWebhook{.room = code, .format = "plain", .address = address});
    const std::uint32_t version = mara.say(client::Start{});
    ben.wait_for(version);
    mara.wait_for(version);
    Guest& mover = mara.asked ? mara : ben;
    Guest& other = mara.asked ? ben : mara;
    other.ask_for<from_server::Ok>(client::Leave{.room = code});
    mover.say(client::Pass{.turn = 1});
    return &other == &ben ? "Ben" : "Mara";
}

std::int64_t waiting(const ServerProcess& server) {
    storage::Database database(server.database());
    storage::Statement count = database.prepare("SELECT waiting FROM delivery_count");
    count.step();
    return count.integer(0);
}

/// From now on the server never comes to the end of storing a notice. The transaction stays open until it is killed.
void hold_notices(storage::Database& database) {
    database.execute(
        "CREATE TRIGGER hold BEFORE INSERT ON deliveries BEGIN "
        "SELECT (WITH RECURSIVE endless(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM endless WHERE n > 0) "
        "SELECT count(*) FROM endless); END");
}

/// Waits until somebody else has been writing for half a second, which no transaction takes.
bool is_held(storage::Database& database) {
    database.execute("PRAGMA busy_timeout = 500");
    for (int tries = 0; tries < 100; ++tries) {
        try {
            const storage::Transaction transaction(database);
        } catch (const storage::DatabaseError&) {
            return true;
        }
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

}  // namespace

TEST_CASE("what was on its way when the server was killed is delivered after a restart, once") {
    std::atomic<bool> is_slow = true;
    const ScriptedServer hook([&](Peer& peer) {
        if (is_slow) return peer.hold();
        peer.answer(204);
    });
    ServerProcess server(program(), {"--outgoing", "private"});
    server.start();
    call_somebody(server, hook.address("/hook"));
    REQUIRE(becomes_true([&] { return hook.connections() == 1; }));
    server.kill();
    CHECK(hook.heard().empty());
    CHECK(waiting(server) == 1);

    is_slow = false;
    // As if the time were over after which it is tried again.
    storage::Database(server.database()).execute("UPDATE deliveries SET due = 0");
    server.start();
    REQUIRE(hook.has_heard(1));
    CHECK(nlohmann::json::parse(hook.heard().at(0).body).at("notice").at("what") == "your_turn");
    CHECK(becomes_true([&] { return waiting(server) == 0; }));
    CHECK(server.stop() == 0);
    CHECK(hook.heard().size() == 1);
}

TEST_CASE(
    "a call is made after a restart if the server is killed after it stored the move and before it stored the call") {
    const ScriptedServer hook([](Peer& peer) { peer.answer(204); });
    ServerProcess server(program(), {"--outgoing", "private"});
    server.start();
    storage::Database database(server.database());
    hold_notices(database);
    const std::string called = call_somebody(server, hook.address("/hook"));
    REQUIRE(is_held(database));
    server.kill();
    CHECK(waiting(server) == 0);
    database.execute("DROP TRIGGER hold");
    CHECK(hook.connections() == 0);

    server.start();
    REQUIRE(hook.has_heard(1));  // after half a minute
    REQUIRE(hook.heard().size() == 1);
    const auto notice = nlohmann::json::parse(hook.heard().front().body).at("notice");
    CHECK(notice.at("what") == "your_turn");
    CHECK(notice.at("players") == nlohmann::json::array({called}));
    CHECK(server.stop() == 0);
}
