#include "server/rooms/core/open_games.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;

TEST_CASE("the games of a room do their work in the order in which it came") {
    server::OpenGames games{{}};
    games.add_work(2, server::Wake{});
    games.add_work(1, server::Wake{});
    games.add_work_for_all(server::Stop{});

    std::vector<int> order;
    while (const auto work = games.take_work()) order.push_back(work->game);
    CHECK(order == std::vector{2, 1, 1, 2});
    CHECK_FALSE(games.has_work(1));
    CHECK_FALSE(games.empty());
}

TEST_CASE("a game of a room is open from its first work until it has nothing left to do") {
    server::OpenGames games{{}};
    CHECK_FALSE(games.has(1));
    CHECK(games.step(1, server::GameRequest{server::Stop{}}, 0).empty());

    games.add_work(1, server::Stop{});
    CHECK(games.has(1));
    games.step(1, server::GameRequest{games.take_work()->request}, 0);
    games.close_if_idle(1);
    CHECK_FALSE(games.has(1));
    CHECK(games.empty());
}

TEST_CASE("all open games of a room learn once when the rules for watchers change") {
    server::OpenGames games{{}};
    games.add_work(1, server::Wake{});
    games.take_work();

    const protocol::Watching watching{.allowed = false};
    games.change_watching(watching);
    games.change_watching(watching);
    const auto work = games.take_work();
    REQUIRE(work);
    CHECK(std::get<server::ChangeWatching>(work->request).watching == watching);
    CHECK_FALSE(games.take_work());
}
