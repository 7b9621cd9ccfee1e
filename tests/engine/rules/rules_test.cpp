#include "engine/rules/rules.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross::engine;
using crisscross::test::classic;

namespace {

using Change = void (*)(Ruleset&);

std::vector<std::string> faulty_knobs(Change change) {
    Ruleset rules = catalogue::classic();
    change(rules);
    const auto compiled = compile(rules);
    return compiled ? std::vector<std::string>{} : compiled.error().knobs;
}

}  // namespace

TEST_CASE("classic has a hundred tiles worth 187 points and two blanks") {
    CHECK(classic().tiles().total() == 100);
    CHECK(classic().value(classic().tiles()) == 187);
    CHECK(classic().tiles().count(blank) == 2);
}

TEST_CASE("the classic board has 24, 12, 17 and 8 premiums and is symmetric") {
    int counts[2][4] = {};
    for (const Premium& premium : classic().premiums().all())
        ++counts[static_cast<int>(premium.scope)][premium.factor];
    CHECK(counts[0][2] == 24);
    CHECK(counts[0][3] == 12);
    CHECK(counts[1][2] == 17);
    CHECK(counts[1][3] == 8);
    const auto& rows = classic().ruleset().board;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows.size(); ++column) {
            CHECK(rows[row][column] == rows[column][row]);
            CHECK(rows[row][column] == rows[14 - row][column]);
        }
}

TEST_CASE("a contradictory ruleset is refused with the names of the knobs concerned") {
    using Knobs = std::vector<std::string>;
    CHECK(faulty_knobs([](Ruleset& r) { r.board[3] = "..."; }) == Knobs{"board"});
    CHECK(faulty_knobs([](Ruleset& r) { r.board[3][3] = 'x'; }) == Knobs{"board"});
    CHECK(faulty_knobs([](Ruleset& r) { r.board.clear(); }) == Knobs{"board"});
    CHECK(faulty_knobs([](Ruleset& r) { r.tile_set.push_back({"A", 1, 1}); }) == Knobs{"tile_set"});
    CHECK(faulty_knobs([](Ruleset& r) { r.tile_set[0].spelling = "a"; }) == Knobs{"tile_set"});
    CHECK(faulty_knobs([](Ruleset& r) { r.tile_set[0].spelling = "AAAAA"; }) == Knobs{"tile_set"});
    CHECK(faulty_knobs([](Ruleset& r) { r.tile_set.back().value = 3; }) == Knobs{"tile_set"});
    CHECK(faulty_knobs([](Ruleset& r) { r.tile_set.resize(3); }) == Knobs{"tile_set", "rack_size", "most_seats"});
    CHECK(faulty_knobs([](Ruleset& r) {
              r.tile_set = {{"A", 100, 1}, {"B", 0, 1}};
          }) == Knobs{"tile_set", "first_player"});
    CHECK(faulty_knobs([](Ruleset& r) { r.rack_size = 0; }) == Knobs{"rack_size"});
    CHECK(faulty_knobs([](Ruleset& r) { r.most_seats = 5; }) == Knobs{"least_seats", "most_seats"});
    CHECK(faulty_knobs([](Ruleset& r) { r.bingo.min_tiles = 8; }) == Knobs{"bingo_tiles", "rack_size"});
    CHECK(faulty_knobs([](Ruleset& r) { r.opening->start = {15, 0}; }) == Knobs{"opening.start", "board"});
    CHECK(faulty_knobs([](Ruleset& r) { r.opening->min_tiles = 8; }) == Knobs{"opening.min_tiles", "rack_size"});
    CHECK(faulty_knobs([](Ruleset& r) { r.opening.reset(); }) == Knobs{"opening", "starter_turn", "contact"});
    CHECK(faulty_knobs([](Ruleset& r) {
              r.starter_turn = StarterTurn{"A", {7, 7}, 60};
          }) == Knobs{"opening", "starter_turn"});
    CHECK(faulty_knobs([](Ruleset& r) { r.placed.clear(); }) == Knobs{"placed"});
    CHECK(faulty_knobs([](Ruleset& r) { r.judged = {Axis::across, Axis::across}; }) == Knobs{"judged"});
    CHECK(faulty_knobs([](Ruleset& r) {
              r.layout = Layout::connected;
              r.contact = Contact::none;
          }) == Knobs{"layout", "contact"});
    CHECK(faulty_knobs([](Ruleset& r) { r.word_source = WordSource::any; }) == Knobs{"word_source", "ruling"});
    CHECK(faulty_knobs([](Ruleset& r) { r.counted = Counted::good_readings; }) == Knobs{"counted", "ruling"});
    CHECK(faulty_knobs([](Ruleset& r) { r.duplicates = Duplicates::refused; }) == Knobs{"duplicates", "ruling"});
    CHECK(faulty_knobs([](Ruleset& r) { r.corners.count = 197; }) == Knobs{"corners.count", "board"});
    CHECK(faulty_knobs([](Ruleset& r) { r.corners = {3, {{Scope::word, 2, 99}}}; }) == Knobs{"corners.kinds"});
    CHECK(faulty_knobs([](Ruleset& r) {
              r.exchange = ExchangeRule::all;
              r.exchange_minimum = 7;
          }) == Knobs{"exchange", "exchange_minimum"});
    CHECK(faulty_knobs([](Ruleset& r) { r.levels = {{"easy", {1, 2, 3}}}; }) == Knobs{"ends", "levels"});
    CHECK(faulty_knobs([](Ruleset& r) { r.levels = {{"easy", {1, 2}}}; }) == Knobs{"levels", "most_seats"});
    CHECK(faulty_knobs([](Ruleset& r) { r.ends.push_back(TargetReached{}); }) == Knobs{"ends", "levels"});
    CHECK(faulty_knobs([](Ruleset& r) {
              r.scoring = Scoring::none;
              r.ends.push_back(ScorelessTurns{6});
          }) == Knobs{"scoring", "ends"});
    CHECK(faulty_knobs([](Ruleset& r) { r.windows.vote = 0; }) == Knobs{"window_vote"});
    CHECK(faulty_knobs([](Ruleset& r) { r.exchange_minimum = 101; }) == Knobs{"exchange_minimum"});
    CHECK(faulty_knobs([](Ruleset& r) { r.windows.last_play = 0; }) == Knobs{"window_last_play"});
    CHECK(faulty_knobs([](Ruleset& r) { r.ends = {WentOut{}}; }) == Knobs{"ends"});
    CHECK(faulty_knobs([](Ruleset& r) { r.ends = {AllPassed{2}}; }) == Knobs{"settlements", "ends"});
    CHECK(faulty_knobs([](Ruleset& r) { r.ends.push_back(WentOut{}); }) == Knobs{"ends"});
}

TEST_CASE("an end whose number is out of range is refused with the range") {
    const auto why = [](const End& end) {
        Ruleset rules = catalogue::classic();
        rules.ends.push_back(end);
        return compile(rules).error().why;
    };
    CHECK(why(AllIdle{11}) == "all_idle needs 1 to 10 times");
    CHECK(why(LaidAtOnce{21}) == "laid_at_once needs 1 to 20 tiles");
    CHECK(why(ScorelessTurns{0}) == "scoreless_turns needs at least one turn");
}

TEST_CASE("a room's settings change only the knobs that they name") {
    Settings settings;
    settings.knobs = {{"ruling", "void"}, {"exchange_minimum", 7}, {"scoreless_turns", 6}};
    const Ruleset changed = resolve(settings).value().ruleset();
    CHECK(changed.ruling == Ruling::on_laying);
    CHECK(changed.exchange_minimum == 7);
    CHECK(changed.ends == std::vector<End>{WentOut{}, AllPassed{2}, NoPlayLeft{}, ScorelessTurns{6}});
    CHECK(changed.board == catalogue::classic().board);
}

TEST_CASE("a contradictory setting is refused by name") {
    Settings settings;
    settings.knobs = {{"exchange_minimum", -1}};
    CHECK(resolve(settings).error().knobs == std::vector<std::string>{"exchange_minimum"});
    CHECK(resolve(Settings{.system = "chess"}).error().knobs == std::vector<std::string>{"system"});
}
