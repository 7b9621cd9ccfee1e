#include <atomic>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "storage/sqlite/database/database.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/server/scripted_server.hpp"
#include "tests/support/server/server_process.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

/// Two guests play in a room with a webhook, and it becomes the turn of one who has left.
void call_somebody(const ServerProcess& server, const std::string& address) {
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
}

std::int64_t waiting(const ServerProcess& server) {
    storage::Database database(server.database());
    storage::Statement count = database.prepare("SELECT waiting FROM delivery_count");
    count.step();
    return count.integer(0);
}

}  // namespace

TEST_CASE("what was on its way when the server was killed is delivered after a restart, once") {
    std::atomic<bool> is_slow = true;
    const ScriptedServer hook([&](Peer& peer) {
        if (is_slow) return peer.hold();
        peer.answer(204);
    });
    ServerProcess server(CRISSCROSS_PROGRAM, {"--outgoing", "private"});
    server.start();
    call_somebody(server, hook.address("/hook"));
    for (int tries = 0; tries < 500 && hook.connections() == 0; ++tries) std::this_thread::sleep_for(10ms);
    REQUIRE(hook.connections() == 1);
    server.kill();
    CHECK(hook.heard().empty());
    CHECK(waiting(server) == 1);

    is_slow = false;
    // As if the time were over after which it is tried again.
    storage::Database(server.database()).execute("UPDATE deliveries SET due = 0");
    server.start();
    REQUIRE(hook.has_heard(1));
    CHECK(nlohmann::json::parse(hook.heard().at(0).body).at("notice").at("what") == "your_turn");
    for (int tries = 0; tries < 500 && waiting(server) > 0; ++tries) std::this_thread::sleep_for(10ms);
    CHECK(waiting(server) == 0);
    CHECK(server.stop() == 0);
    CHECK(hook.heard().size() == 1);
}
