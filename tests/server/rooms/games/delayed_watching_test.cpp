#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

/// Mara and Jonas play, and Ida watches their room with a delay.
struct WatchedGame {
    explicit WatchedGame(const protocol::Watching& watching) {
        client::Create request{.name = "Mara"};
        request.about_room = protocol::AboutRoom{.watching = watching};
        room = mara.create_and_join(request).room;
        jonas.join(room);
        jonas.say(client::TakeSeat{.name = "Jonas"});
        began = mara.say(client::Start{});
        mara.wait_for(began);
        jonas.wait_for(began);
        mara_begins = mara.event(began).at("seat") == 0;
        ida.join(room);
    }

    Guest& mover() { return mara_begins ? mara : jonas; }
    Guest& other() { return mara_begins ? jonas : mara; }

    TestServer server{};
    Guest mara = server.guest();
    Guest jonas = server.guest();
    Guest ida = server.guest();
    std::string room{};
    std::uint32_t began = 0;
    bool mara_begins = true;
};

}  // namespace

TEST_CASE("somebody who watches seconds behind sees a move over WebSockets when it is so old, and no sooner") {
    WatchedGame game({.delay_seconds = 30});
    CHECK(game.ida.version == game.began);
    game.server.clock.advance(10'000);
    const auto first = game.mover().say(client::Pass{.turn = 1});
    game.server.clock.advance(5'000);
    game.other().wait_for(first);
    const auto second = game.other().say(client::Pass{.turn = 2});
    CHECK(game.ida.snapshot()["v"] == game.began);
    game.server.clock.advance(24'999);
    CHECK(game.ida.snapshot()["v"] == game.began);
    game.server.clock.advance(1);
    game.ida.wait_for(first);
    CHECK(game.ida.version == first);
    CHECK(game.ida.snapshot()["v"] == first);
    game.server.clock.advance(5'000);
    game.ida.wait_for(second);
    CHECK(game.ida.snapshot()["state"]["turn"] == 3);
}

TEST_CASE("somebody who watches moves and seconds behind waits for both") {
    WatchedGame game({.delay_moves = 1, .delay_seconds = 30});
    const auto first = game.mover().say(client::Pass{.turn = 1});
    game.server.clock.advance(30'000);
    CHECK(game.ida.snapshot()["v"] == game.began);
    game.other().wait_for(first);
    game.other().say(client::Pass{.turn = 2});
    game.ida.wait_for(first);
    CHECK(game.ida.snapshot()["v"] == first);
}
