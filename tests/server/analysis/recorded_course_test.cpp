#include <span>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "protocol/gcg/records/gcg_export.hpp"
#include "protocol/gcg/records/recorded_file.hpp"
#include "server/analysis/game_course.hpp"
#include "server/analysis/job_runner.hpp"
#include "server/games/stored/game_export.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/verification/game_file_check.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/fakes/stored_game.hpp"
#include "tests/support/games/eventful_game.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

/// The game of an annotated file, with a word list.
GameRecord recorded_game(const std::string& text) {
    const auto record = protocol::gcg::import_record(text).value();
    const std::vector<std::string> names{"Anna", "Ben"};
    const auto file = protocol::gcg::recorded_file(record, names, {}, 1'790'000'000'000).value();
    const protocol::GameCheck check = check_game_file(file);
    REQUIRE(check.game.has_value());
    const LexiconStore no_lists({});
    GameRecord game = read_game(stored_form(*check.game), no_lists).value();
    REQUIRE_FALSE(game.lexicon.has_value());
    game.lexicon = engine::respelt(test::lexicon_of(test::short_words()), game.state.rules.alphabet()).value();
    return game;
}

std::vector<std::string> kinds(const GameCourse& course) {
    std::vector<std::string> all;
    for (const MoveToJudge& move : course.moves) all.push_back(move.kind);
    return all;
}

/// What an analysis of each move alone says: nothing, or why there is none.
std::vector<std::string> refusals(const GameRecord& game) {
    std::vector<std::string> all;
    for (const GameEntry& entry : game.log) {
        const auto asked = analysis(game, protocol::client::Analysis{.version = entry.version});
        if (!asked && asked.error().code == "NO_SUCH_MOVE") continue;
        const auto question = in_full(asked.value());
        all.push_back(question ? "" : question.error().code);
    }
    return all;
}

/// Whether two seats have drawn the same of the same tiles; the turns of a record have other numbers.
bool is_same_draw(const DrawToJudge& one, const DrawToJudge& other) {
    return one.seat == other.seat && one.kept == other.kept && one.drawn == other.drawn && one.unseen == other.unseen;
}

/// What the analysis of a game says about the luck of each seat.
std::vector<std::optional<int>> luck_in(const GameRecord& game) {
    const GameCourse course = course_of(game).value();
    const engine::LeaveValues leaves(course.rules, engine::leave_table(course.rules));
    std::vector<std::optional<int>> luck;
    for (const auto& seat : analysis_of(course, leaves, {}).seats) luck.push_back(seat.luck);
    return luck;
}

struct Uninterrupted : engine::Interrupt {
    bool stop() const override { return false; }
};

}  // namespace

TEST_CASE("a move of a record is judged only if the record names the whole rack, and says what was exchanged") {
    const GameRecord game = recorded_game(
        "#player1 a Anna\n#player2 b Ben\n"
        ">a: AEFMRST 8G FARM +18 18\n"
        ">b: BO 7H BO +12 12\n"
        ">a: EST -3 +0 18\n"
        ">b: AEIOUTN - +0 12\n"
        ">a: AEINRST -2 +0 18\n");
    const GameCourse course = course_of(game).value();
    CHECK(kinds(course) == std::vector<std::string>{"play", "pass"});
    CHECK(course.moves[1].question.seen.rack().total() == 7);
    CHECK(course.unjudged == 3);
    CHECK(refusals(game) == std::vector<std::string>{"", "RACK_UNKNOWN", "RACK_UNKNOWN", "", "RACK_UNKNOWN"});
}

TEST_CASE("a move of a game is asked about without folding the game, which is left to the analysis pool") {
    GameRecord game = recorded_game(
        "#player1 a Anna\n#player2 b Ben\n"
        ">a: AEFMRST 8G FARM +18 18\n"
        ">b: BEIOTUN - +0 0\n"
        ">a: EST -3 +0 18\n");
    std::vector<PastMove> asked;
    const auto unfoldable = [](GameEntry& entry) { entry.event = protocol::ClockEvent(protocol::TimeUp{99}); };
    for (std::size_t place = 0; place < game.log.size(); ++place) {
        GameRecord spoilt = game;
        std::ranges::for_each(std::span(spoilt.log).first(place), unfoldable);
        const std::uint32_t version = game.log[place].version;
        const auto without = analysis(spoilt, {.id = "a", .version = version});
        const auto with = analysis(game, {.id = "a", .version = version});
        REQUIRE(without.has_value() == with.has_value());
        if (with) asked.push_back(*with);
    }
    REQUIRE(asked.size() == 3);
    JobRunner pool(std::nullopt);
    const auto result = [&pool](const PastMove& move) {
        return pool.run(analysis_job::AnswerQuestion{move}, Uninterrupted{});
    };
    const auto found = std::get<protocol::server::PlaysFound>(result(asked[0]));
    CHECK(std::get<protocol::server::Analysis>(found).id == "a");
    CHECK(std::holds_alternative<protocol::server::PlaysFound>(result(asked[1])));
    CHECK(std::get<Complaint>(result(asked[2])).code == "RACK_UNKNOWN");
}

TEST_CASE("every move of a record that names all racks is judged, down to the last tiles") {
    const engine::Rules rules = engine::compile(*engine::catalogue::find("classic")).value();
    const std::vector<std::string> names{"Anna", "Ben"};
    std::size_t moves = 0;
    for (std::uint32_t number = 1; number <= 3; ++number) {
        INFO("game " << number);
        const test::StartedGame played = test::eventful_game(rules, 2, number);
        const auto text = protocol::gcg::write_record({rules, names, "", played.events});
        if (!text) continue;  // not every game can be written
        const GameRecord game = recorded_game(*text);
        const GameCourse course = course_of(game).value();
        CHECK(course.unjudged == 0);
        moves += course.moves.size();
    }
    CHECK(moves > 10);
}

TEST_CASE("the draws of a record that names all racks are those of the game") {
    const engine::Rules rules = engine::compile(*engine::catalogue::find("classic")).value();
    const LexiconStore no_lists({});
    int complete = 0;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        INFO("seed " << seed);
        const storage::StoredGame stored = test::stored_game(rules, 2, seed);
        GameRecord played = read_game(stored, no_lists).value();
        played.lexicon = engine::respelt(test::lexicon_of(test::short_words()), rules.alphabet()).value();
        const auto gcg = export_for_viewer(stored, GameFormat::gcg);
        if (!gcg) continue;
        const GameCourse course = course_of(recorded_game(gcg->body)).value();
        auto right = course_of(played).value().draws;
        std::erase_if(right, [](const DrawToJudge& draw) { return draw.drawn.empty(); });
        for (const DrawToJudge& draw : course.draws)
            CHECK(std::ranges::any_of(right, [&](const auto& one) { return is_same_draw(one, draw); }));
        for (const engine::Seat seat : {0, 1}) {
            // GCG names no rack after the last move of somebody who pays for no tiles.
            if (std::ranges::count(course.draws_unknown, seat) > 0) continue;
            ++complete;
            CHECK(std::ranges::count(course.draws, seat, &DrawToJudge::seat) ==
                  std::ranges::count(right, seat, &DrawToJudge::seat));
        }
    }
    CHECK(complete > 5);
}

TEST_CASE("an analysis of a record says what luck those had whose every draw is known, and nothing about others") {
    const std::string moves =
        "#player1 a Anna\n#player2 b Ben\n"
        ">a: AEFMRST 8G FARM +18 18\n"
        ">b: BEIOTUN 7H BO +12 12\n"
        ">a: AEEINST - +0 18\n"
        ">b: EIINTUV - +0 12\n";
    const std::string racks = ">a: AEEINST (AEEINST) -7 11\n>b: EIINTUV (EIINTUV) -10 2\n";
    const auto whole = luck_in(recorded_game(moves + racks));
    CHECK(whole[0].has_value());
    CHECK(whole[1].has_value());
    CHECK(whole[0] != whole[1]);
    std::string partly = moves + racks;
    partly.replace(partly.find("BEIOTUN 7H"), 7, "BO");
    const auto known = luck_in(recorded_game(partly));
    CHECK(known[0] == whole[0]);
    CHECK_FALSE(known[1].has_value());
    const auto open_end = luck_in(recorded_game(moves.substr(0, moves.find(">a: AEEINST"))));
    CHECK_FALSE(open_end[0].has_value());
    CHECK_FALSE(open_end[1].has_value());
}
