#include "server/analysis/job_runner.hpp"

#include "engine/catalogue/settings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace job = server::analysis_job;

namespace {

struct Always : engine::Interrupt {
    bool stop() const override { return true; }
};
struct Never : engine::Interrupt {
    bool stop() const override { return false; }
};

/// The first of two seats has HORNQ and lays HORN, with an empty bag.
engine::Game after_the_last_word(std::string_view other_rack) {
    StartedGame game(engine::resolve({.knobs = {{"ruling", "void"}}}).value(), 2, {"HORN", "HORNS"});
    game.give(0, "HORNQ");
    game.give(1, other_rack);
    game.state.position.bag = {};
    game.turn_to(0);
    game.carry_out(0, engine::Play{game.state.turn, across("G8", "HORN"), {}});
    return game.state;
}

}  // namespace

TEST_CASE("a proof becomes a command for the game, and there is none while somebody has a play (K13)") {
    server::JobRunner runner(std::nullopt);
    const auto list = lexicon_of({"HORN", "HORNS"});
    const auto proved = [&](std::string_view other_rack, const engine::Interrupt& interrupt) {
        return runner.run(job::ProveNoPlay{list, after_the_last_word(other_rack)}, interrupt);
    };
    const auto found = proved("VZ", Never());
    REQUIRE(std::holds_alternative<engine::NoPlayFound>(found));
    CHECK(std::get<engine::NoPlayFound>(found).turn == after_the_last_word("VZ").turn);
    CHECK(std::holds_alternative<server::NothingFound>(proved("VS", Never())));
    CHECK(std::holds_alternative<server::NothingFound>(proved("V?", Never())));
}

TEST_CASE("an interrupted job stops") {
    server::JobRunner runner(std::nullopt);
    StartedGame game(classic(), 2, short_words());
    game.give(0, "CATSHEN");
    const server::Question question{"h", lexicon_of(short_words()), engine::seat_view(game.state, 0)};
    const auto plays = [&](const engine::Interrupt& interrupt) {
        const auto advice =
            std::get<protocol::server::PlaysFound>(runner.run(job::AnswerQuestion{question}, interrupt));
        return std::get<protocol::server::Hint>(advice).plays.size();
    };
    CHECK(plays(Never()) > 0);
    CHECK(plays(Always()) == 0);
}

TEST_CASE("all but strong computers play only common words, and only short ones without a list of them") {
    StartedGame game(classic(), 2, {"MOTHERS", "HORSE"});
    game.give(0, "MOTHERS");
    game.turn_to(0);
    const auto list = lexicon_of({"MOTHERS", "HORSE"});
    const auto longest = [&](engine::Strength strength, server::CommonWords common) {
        server::JobRunner runner(std::move(common));
        const job::ComputerSeat seat{engine::seat_view(game.state, 0), strength};
        const auto move = runner.run(job::FindMove{list, {seat}, 1}, Never());
        const auto command = std::get<server::ComputerMove>(move).command;
        return std::get<engine::Play>(command).edits.size();
    };
    for (const auto strength : {engine::Strength::beginner, engine::Strength::casual}) {
        CHECK(longest(strength, lexicon_of({"MOTHERS"})) == 7);
        CHECK(longest(strength, std::nullopt) == 5);
    }
    CHECK(longest(engine::Strength::strong, lexicon_of({"HORSE"})) == 7);
}

TEST_CASE("tables are made once for the same rules and list, and shared") {
    server::TableCache cache;
    const auto list = lexicon_of({"HORN"});
    const auto tables = cache.find(classic(), list);
    CHECK(cache.find(engine::compile(classic().ruleset()).value(), lexicon_of({"HORN"})) == tables);
    CHECK(cache.find(classic(), lexicon_of({"HORNS"})) != tables);
    CHECK(cache.find(system_rules("super"), list) != tables);
    for (std::size_t size = 1; size <= server::TableCache::max_kept; ++size) {
        engine::Ruleset other = classic().ruleset();
        other.bingo.points = static_cast<int>(size);
        cache.find(engine::compile(other).value(), list);
    }
    CHECK(tables.use_count() == 1);  // the cache has dropped it
}
