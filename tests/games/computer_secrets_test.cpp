#include <nlohmann/json.hpp>

#include "protocol/hex.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/server/secrets.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

/// Whether seat 0 has the turn, or the game is over.
bool may_play(const nlohmann::json& room) {
    if (room["stage"] == "over") return true;
    return room["state"]["to_move"] == 0;
}

}  // namespace

TEST_CASE("computers, hints and stand-ins reveal nothing that is hidden, in any system") {
    int hints = 0;
    for (const auto& system : engine::catalogue::all()) {
        INFO(system.id);
        TestServer server([](server::Config& config) { config.computer_pause = 0; }, short_words());
        Guest mara = server.guest();
        const std::string room = mara.create("Mara", {.system = system.id, .knobs = {{"hints", "own_rack"}}});
        mara.join(room);
        for (const auto strength : {engine::Strength::strong, engine::Strength::casual})
            mara.say(client::AddComputer{.strength = strength});
        Guest jonas = server.guest();
        jonas.join(room);
        mara.say(client::Start{});
        while (!may_play(mara.snapshot())) mara.wait_for(mara.version + 1);
        const auto hint = mara.ask(client::Hint{});
        const auto* answer = std::get_if<protocol::server::Hint>(&hint);
        hints += answer && !answer->plays.empty() ? 1 : 0;
        mara.say(client::AddStandIn{.seat = 0, .strength = engine::Strength::strong});
        while (mara.snapshot()["stage"] != "over") {
            mara.wait_for(mara.version + 1);
            jonas.wait_for(mara.version);  // the server cuts off clients that read nothing for long
        }
        jonas.wait_for(mara.version);
        const KeptRoom kept(server.data() / server::database_file, room);
        const std::string seed = protocol::to_hex(kept.chance().seed());
        CHECK(leaks(mara.socket.frames(), 0, seed) == std::vector<std::string>{});
        CHECK(leaks(jonas.socket.frames(), {}, seed) == std::vector<std::string>{});
    }
    CHECK(hints >= 4);  // not every rack has one of the short words
}
