#include <algorithm>

#include "protocol/messages/codec.hpp"
#include "tests/server/games/step/held_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

namespace {

bool says(const std::string& text) {
    return text.find("always_accept_set") != std::string::npos || text.find(R"("on":false)") != std::string::npos;
}

/// Whether anything that somebody has got says that a player accepts every play.
bool knows(const HeldGame& game, server::PlayerId player) {
    const auto& replies = game.replies.at(player);
    const bool is_told = std::ranges::any_of(replies, [](const auto& one) { return says(protocol::write(one)); });
    const auto received = game.received.find(player);
    return is_told || says(game.may.at(player)) ||
           (received != game.received.end() && std::ranges::any_of(received->second, [](const protocol::Entry& one) {
                return one.event && says(one.event->text);
            }));
}

}  // namespace

TEST_CASE("during the game nobody else gets to see that a player accepts every play") {
    HeldGame game;
    SECTION("at once") {
        game.always(game.second);
    }
    SECTION("and with a play that waited") {
        game.play();
        game.always(game.second);
    }
    SECTION("and when they come back") {
        game.always(game.second);
        game.restart();
    }
    const std::uint32_t version = game.newest();
    for (const server::PlayerId other : {game.first, game.third, HeldGame::watcher}) {
        game.join(other);
        game.join(other, version - 2);
        game.ask(other, client::Log{"g", 1});
        CHECK_FALSE(knows(game, other));
        const auto log = std::get<protocol::server::Log>(game.replies[other].back()).events;
        CHECK(log.back().version == version);
        CHECK(std::ranges::count_if(log, [](const protocol::Entry& one) { return !one.event; }) == 1);
    }
    game.ask(game.second, client::Log{"g", 1});
    CHECK(knows(game, game.second));
}

TEST_CASE("watchers with a delay do not get to see it either") {
    HeldGame game;
    game.restart({.allowed = true, .delay_moves = 1});
    game.always(game.second);
    game.say(game.first, client::Pass{StepGame::new_id(), game.state().game->turn});
    game.say(game.second, client::Pass{StepGame::new_id(), game.state().game->turn});
    game.ask(HeldGame::watcher, client::Log{"g", 1});
    const auto& seen = game.received[HeldGame::watcher];
    CHECK(std::ranges::any_of(seen, [](const protocol::Entry& one) { return !one.event; }));
    CHECK_FALSE(knows(game, HeldGame::watcher));
}

TEST_CASE("when the game is over, the log tells everybody who accepted every play") {
    HeldGame game;
    game.always(game.second);
    for (const server::PlayerId player : {game.second, game.third})
        game.say(player, client::Resign{StepGame::new_id()});
    REQUIRE(game.state().stage() == server::Stage::over);
    CHECK_FALSE(knows(game, HeldGame::watcher));
    game.ask(HeldGame::watcher, client::Log{"g", 1});
    CHECK(knows(game, HeldGame::watcher));
}
