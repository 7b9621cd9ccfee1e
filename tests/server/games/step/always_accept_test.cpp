#include <algorithm>

#include "server/games/model/game_timer.hpp"
#include "tests/server/games/step/held_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
using protocol::server::Ok;

TEST_CASE("a play waits for nobody where all accept every play, even if they have left") {
    HeldGame game;
    game.always(game.second);
    game.always(game.third);
    game.leave(game.second);
    game.leave(game.third);
    game.effects.clear();
    const auto answer = game.say(game.first, game.first_play());
    CHECK_FALSE(game.waits());
    CHECK(game.effects_of_kind<server::Append>().size() == 1);
    CHECK(std::get<Ok>(answer).version == game.newest());
    CHECK_FALSE(game.timers.contains(server::timer::Window{1}));
    for (const auto& call : game.effects_of_kind<server::CallPlayers>())
        CHECK(call.notice.what != protocol::Notice::What::played);
}

TEST_CASE("a play waits only for those who do not accept every play") {
    HeldGame game;
    game.always(game.third);
    game.play();
    CHECK(game.accepted() == std::vector{game.seat(game.third)});
    CHECK(game.asked[game.second] == engine::Asked::accept);
    CHECK(game.asked[game.third] != engine::Asked::accept);
    game.say(game.second, client::Accept{StepGame::new_id(), 1});
    CHECK_FALSE(game.waits());
}

TEST_CASE("a play that waits already is accepted as soon as a player accepts every one") {
    HeldGame game;
    game.play();
    game.effects.clear();
    const auto answer = game.always(game.third);
    CHECK(game.effects_of_kind<server::Append>().size() == 1);
    CHECK(std::get<Ok>(answer).version == game.newest());
    CHECK(game.accepted() == std::vector{game.seat(game.third)});
    game.always(game.second);
    CHECK_FALSE(game.waits());
}

TEST_CASE("once a player has taken it back, plays wait for them again") {
    HeldGame game;
    game.always(game.second);
    game.always(game.third);
    game.always(game.third, false);
    game.play();
    CHECK(game.waits());
    CHECK(game.accepted() == std::vector{game.seat(game.second)});
    CHECK(game.asked[game.third] == engine::Asked::accept);
}

TEST_CASE("to say once more what holds already is answered without a version, and stores nothing") {
    HeldGame game;
    const std::uint32_t newest = game.newest();
    CHECK_FALSE(std::get<Ok>(game.always(game.second, false)).version);
    CHECK(game.newest() == newest);
    CHECK(std::get<Ok>(game.always(game.second)).version == newest + 1);
    CHECK_FALSE(std::get<Ok>(game.always(game.second)).version);
    CHECK(game.newest() == newest + 1);
}

TEST_CASE("a server that is started again remembers who accepts every play") {
    HeldGame game;
    game.always(game.second);
    game.always(game.third);
    game.restart();
    CHECK(game.may_now(game.second, accepts_all));
    CHECK(game.may_now(game.first, may_accept_all));
    game.play();
    CHECK_FALSE(game.waits());
}

TEST_CASE("a player sees on all devices that they accept every play") {
    HeldGame game;
    const auto second = static_cast<std::uint64_t>(game.second);
    game.give(server::Join{{100 + second, game.second}, "device"});
    game.always(game.second);
    const auto tells = game.effects_of_kind<server::Tell>();
    const auto own = std::ranges::find_if(
        tells, [](const server::Tell& tell) { return tell.may.text.find(accepts_all) != std::string::npos; });
    REQUIRE(own != tells.end());
    CHECK(own->to.size() == 2);
    CHECK(own->entries.back().event->text ==
          R"({"type":"always_accept_set","seat":)" + std::to_string(game.seat(game.second)) + R"(,"on":true})");
}

TEST_CASE("while a computer plays for them, players are not offered to accept every play") {
    HeldGame game;
    game.always(game.second);
    game.say(game.second, client::AddStandIn{StepGame::new_id(), game.seat(game.second)});
    CHECK_FALSE(game.is_offered(game.second, "always_accept"));
    game.say(game.second, client::ReclaimSeat{StepGame::new_id()});
    CHECK(game.may_now(game.second, accepts_all));
}
