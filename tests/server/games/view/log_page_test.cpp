#include "server/games/view/log_page.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/games/view/think_times.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/stored_game.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

using Times = std::vector<protocol::server::ThinkTime>;

/// A game that is over, with a second between any two of its versions.
GameRecord game_by_seconds(std::uint32_t seed) {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    const LexiconStore no_lists({});
    GameRecord game = read_game(test::stored_game(rules, 2, seed), rules, no_lists).value();
    REQUIRE(game.state.stage() == Stage::over);
    for (GameEntry& entry : game.log) entry.at = 1000 * entry.version;
    return game;
}

Times times_on_page(const GameRecord& game, std::uint32_t from, std::optional<std::uint32_t> to = {}) {
    return log_page(game, 0, {.id = "l", .from = from, .to = to}).times.value();
}

}  // namespace

TEST_CASE("what follows from a game is found once, and again at another version") {
    int found = 0;
    const auto find = [&found] { return ++found; };
    KeptForVersion<int> kept;
    CHECK(kept.get(7, find) == 1);
    CHECK(kept.get(7, find) == 1);
    CHECK(kept.get(8, find) == 2);
    CHECK(KeptForVersion<int>(kept).get(8, find) == 2);
    CHECK(kept.get(7, find) == 3);
}

TEST_CASE("when the players of a finished game thought is found once, however often its log is asked for") {
    GameRecord game = game_by_seconds(1);
    const Times before = times_on_page(game, 1);
    REQUIRE(before.size() > 2);
    for (GameEntry& entry : game.log) entry.at *= 2;
    CHECK(times_on_page(game, 1) == before);
    const GameRecord read_again{.state = game.state, .log = game.log, .chance = game.chance};
    CHECK(times_on_page(read_again, 1) != before);
}

TEST_CASE("the times on pages of any length are those of the whole log") {
    const GameRecord game = game_by_seconds(2);
    const Times all = think_times(game);
    for (const std::uint32_t length : {1U, 3U, 50U, max_versions}) {
        INFO("pages of " << length);
        Times together;
        for (std::uint32_t from = game.first_version(); from <= game.state.version; from += length)
            for (auto& time : times_on_page(game, from, from + length - 1)) together.push_back(std::move(time));
        CHECK(together == all);
    }
}
