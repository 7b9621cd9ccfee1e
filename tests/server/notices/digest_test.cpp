#include "server/notices/digest.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

constexpr Moment now = 1'800'000'000'000;
constexpr Moment hour = 3'600'000;

}  // namespace

TEST_CASE("a digest has the games that wait, those first that have waited longest") {
    const Digest made = digest({{"AAAAAAAA", {"Nora"}, now - hour},
                                {"BBBBBBBB", {"Ben", "Nora"}, now - 50 * hour},
                                {"CCCCCCCC", {}, now - 1}});
    CHECK(text_of(made, "https://play.example.org", now) ==
          "Ben and Nora, for 2 days: https://play.example.org/r/BBBBBBBB\n"
          "Nora, for 1 hour: https://play.example.org/r/AAAAAAAA\n"
          "A game, for less than an hour: https://play.example.org/r/CCCCCCCC\n");
}

TEST_CASE("a digest has at most ten games and says how many more there are") {
    std::vector<WaitingGame> waiting;
    for (int number = 0; number < 12; ++number) waiting.push_back({"AAAAAAAA", {"Nora"}, now - number * hour});
    const Digest made = digest(waiting);
    CHECK(made.games.size() == 10);
    CHECK(made.more == 2);
    CHECK(made.games.front().since == now - 11 * hour);
    CHECK(text_of(made, "", now).ends_with("and 2 more games\n"));
    waiting.resize(11);
    CHECK(text_of(digest(waiting), "", now).ends_with("and 1 more game\n"));
}

TEST_CASE("when no game waits there is nothing in a digest") {
    CHECK(text_of(digest({}), "https://play.example.org", now).empty());
}
