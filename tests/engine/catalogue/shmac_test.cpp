#include "engine/catalogue/settings.hpp"
#include "engine/game/decisions/first_draw.hpp"
#include "engine/play/assessment.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

const Rules& shmac() {
    static const Rules rules = system_rules("shmac");
    return rules;
}

using Spelt = std::vector<std::string>;

Board with(Board board, std::string_view start, Axis axis, const Spelt& word) {
    for (const Edit& edit : lay(shmac(), start, axis, word)) {
        const Lay& change = std::get<Lay>(edit);
        board.lay(change.cell, {change.shown, change.tile == blank});
    }
    return board;
}

Board empty() {
    return Board(shmac().rows(), shmac().columns());
}

std::string verdict(const Board& board, const Edits& edits) {
    const auto placed = place(shmac(), board, nullptr, edits);
    return placed ? "ok" : std::string(name_of(placed.error().code));
}

Assessment assessed(const Board& board, const Edits& edits) {
    static const Lexicon lexicon = lexicon_of({"FARM", "FARMS", "THE", "HE", "AT"});
    Premiums premiums = shmac().premiums();
    board.for_each([&](Cell cell, Square) { premiums.spend(cell); });
    return assess(shmac(), lexicon, premiums, place(shmac(), board, nullptr, edits).value()).value();
}

}  // namespace

TEST_CASE("SHMAC has 125 tiles: 120 lettered, three blanks and two red-crossed ones (H1)") {
    CHECK(shmac().tiles().total() == 125);
    CHECK(shmac().tiles().count(blank) == 3);
    CHECK(shmac().tiles().count(red_cross) == 2);
    CHECK(shmac().value(*shmac().find_tile("QU")) == 8);
    CHECK(shmac().value(*shmac().find_tile("Z")) == 5);
}

TEST_CASE("a digraph is laid as its own tile and never letter by letter (H2, H3)") {
    CHECK(verdict(empty(), lay(shmac(), "H8", Axis::across, {"TH", "E"})) == "ok");
    CHECK(verdict(empty(), lay(shmac(), "H8", Axis::across, {"T", "H", "E"})) == "DIGRAPH");
    CHECK(verdict(empty(), lay(shmac(), "H8", Axis::across, {"T", "?H", "E"})) == "DIGRAPH");
    CHECK(assessed(empty(), lay(shmac(), "H8", Axis::across, {"TH", "E"})).all_good());
}

TEST_CASE("a blank is a single letter and never a digraph (H3)") {
    const Letter digraph = *shmac().alphabet().find("TH");
    CHECK(verdict(empty(), {Lay{{7, 7}, blank, digraph}, Lay{{7, 8}, tile_of(0), 0}}) == "BAD_TILE");
}

TEST_CASE("a red-crossed tile removes itself and a tile laid earlier from the game (H4)") {
    const Board farms = with(empty(), "H8", Axis::across, {"F", "A", "R", "M", "S"});
    CHECK(verdict(farms, lay(shmac(), "L8", Axis::across, {"#"})) == "ok");
    CHECK(verdict(farms, lay(shmac(), "A1", Axis::across, {"#"})) == "RED_TARGET");
    CHECK(verdict(farms, {Lift{cell("L8")}, Lift{cell("L8")}}) == "RED_TARGET");
    CHECK(verdict(farms, {Lay{cell("M8"), tile_of(0), 0}, Lift{cell("M8")}}) == "RED_TARGET");
}

TEST_CASE("a lift must leave words behind, and every tile must touch another (H5)") {
    const Board farms = with(empty(), "H8", Axis::across, {"F", "A", "R", "M", "S"});
    const auto halves = place(shmac(), farms, nullptr, lay(shmac(), "J8", Axis::across, {"#"})).value();
    REQUIRE(halves.runs.size() == 2);
    CHECK(halves.runs[0].cells.size() == 2);
    CHECK(verdict(farms, lay(shmac(), "I8", Axis::across, {"#"})) == "ORPHAN");
    const Board single = with(empty(), "H8", Axis::across, {"A"});
    CHECK(verdict(single, lay(shmac(), "H8", Axis::across, {"#"})) == "ORPHAN");
}

TEST_CASE("all edits of a turn lie in one line and laid letters touch a tile that stays (H6)") {
    const Board farms = with(empty(), "H8", Axis::across, {"F", "A", "R", "M", "S"});
    Edits apart = lay(shmac(), "H8", Axis::across, {"#"});
    apart.push_back(Lay{cell("I9"), *shmac().find_tile("T"), *shmac().alphabet().find("T")});
    CHECK(verdict(farms, apart) == "NOT_LINEAR");
    const Board at = with(empty(), "H8", Axis::across, {"A", "T"});
    CHECK(verdict(at, lay(shmac(), "H8", Axis::across, {"#A", "#T"})) == "NOT_ATTACHED");
}

TEST_CASE("a shortened word scores its face value, and a tile laid in a vacated cell nothing (H7)") {
    const Board farms = with(empty(), "H8", Axis::across, {"F", "A", "R", "M", "S"});
    const Assessment cut = assessed(farms, lay(shmac(), "L8", Axis::across, {"#"}));
    REQUIRE(cut.score.words.size() == 1);
    CHECK(cut.score.total == 4 + 1 + 1 + 3);
    const Assessment replaced = assessed(farms, lay(shmac(), "L8", Axis::across, {"#S"}));
    CHECK(replaced.score.total == 4 + 1 + 1 + 3);
}

TEST_CASE("a premium counts only the first time its cell is covered (H7)") {
    Premiums premiums = shmac().premiums();
    premiums.spend(cell("H8"));
    const Lexicon lexicon = lexicon_of({"AT"});
    const Board vacated = with(empty(), "G8", Axis::across, {"A"});
    const auto placed = place(shmac(), vacated, nullptr, lay(shmac(), "H8", Axis::across, {"T"})).value();
    CHECK(assess(shmac(), lexicon, premiums, placed)->score.total == 2);
    CHECK(assess(shmac(), lexicon, shmac().premiums(), placed)->score.total == 4);
}

TEST_CASE("digraphs follow their first letter in the draw for first play and red-crossed tiles come last (H8)") {
    const auto best = [](const Spelt& drawn) {
        std::vector<SeatTile> draws;
        for (const std::string& spelling : drawn)
            draws.push_back({static_cast<Seat>(draws.size()), *shmac().find_tile(spelling)});
        return best_of(draws);
    };
    CHECK(best({"D", "CH"}) == std::vector{1});
    CHECK(best({"CH", "C"}) == std::vector{1});
    CHECK(best({"#", "Z"}) == std::vector{1});
    CHECK(best({"A", "?"}) == std::vector{1});
}

TEST_CASE("using all seven tiles adds fifty, red-crossed ones included (H9)") {
    CHECK(assessed(empty(), lay(shmac(), "H8", Axis::across, {"F", "A", "R", "M", "S", "E", "E"})).score.bingo == 50);
    const Board farm = with(empty(), "F8", Axis::across, {"F", "A", "R", "M"});
    CHECK(assessed(farm, lay(shmac(), "I8", Axis::across, {"#M", "E", "E", "E", "E", "E"})).score.bingo == 50);
    CHECK(assessed(farm, lay(shmac(), "I8", Axis::across, {"#M", "E", "E", "E", "E"})).score.bingo == 0);
}

TEST_CASE("an exchange needs seven tiles in the bag (H10)") {
    StartedGame game(shmac(), 2, {"AT"});
    const Seat seat = game.state.to_move;
    TileCounts one;
    one.add(Tile{0});
    game.give(seat, tiles(shmac(), {"A", "B", "C", "D", "E", "F", "G"}));
    game.state.position.bag = tiles(shmac(), {"A", "B", "C", "D", "E", "F"});
    CHECK(game.refusal(seat, Exchange{game.state.turn, one}) == "BAG_TOO_SMALL");
}

namespace {

/// The player to move exchanges one tile.
void exchange_one(StartedGame& game) {
    TileCounts first;
    game.state.player(game.state.to_move).rack.for_each([&](Tile tile, int) {
        if (first.empty()) first.add(tile);
    });
    game.say(game.state.to_move, Exchange{game.state.turn, first});
}

}  // namespace

TEST_CASE("three rounds of passes and exchanges end the game, and so do two rounds of passes (H11)") {
    StartedGame game(shmac(), 2, {"AT"});
    for (int turn = 0; turn < 5; ++turn) exchange_one(game);
    CHECK_FALSE(game.state.over());
    exchange_one(game);
    CHECK(game.last<Ended>().reason == EndReason::all_idle);
}

TEST_CASE("a resignation does not break a chain of passes and exchanges (H11, G4)") {
    StartedGame game(shmac(), 3, {"AT"});
    for (int turn = 0; turn < 8; ++turn) exchange_one(game);
    CHECK_FALSE(game.state.over());
    game.say(game.state.to_move, Resign{});
    CHECK(game.last<Ended>().reason == EndReason::all_idle);
}

TEST_CASE("words are checked when laid, and a refused play may be tried again (H13)") {
    StartedGame game(shmac(), 2, {"AT"});
    game.turn_to(0);
    game.give(0, tiles(shmac(), {"A", "T", "E", "E", "E", "E", "E"}));
    CHECK(game.refusal(0, Play{game.state.turn, lay(shmac(), "H8", Axis::across, {"T", "A"})}) == "BAD_WORD");
    game.play(0, lay(shmac(), "H8", Axis::across, {"A", "T"}));
    CHECK(game.state.to_move == 1);
}

TEST_CASE("every word has exactly one way to be laid (H2)") {
    const auto spelt = [](std::string_view text) { return shmac().alphabet().spell(text).value(); };
    const auto letters = [](const Spelt& spellings) {
        Word word;
        for (const std::string& spelling : spellings) word.push_back(*shmac().alphabet().find(spelling));
        return word;
    };
    CHECK(spelt("THE") == letters({"TH", "E"}));
    CHECK(spelt("HOTHOUSE") == letters({"H", "O", "TH", "O", "U", "S", "E"}));
    CHECK(spelt("SH").size() == 1);
}

TEST_CASE("both red-crossed tiles may be used in one turn, even on a blank, and all these tiles stay out (H4)") {
    StartedGame game(shmac(), 2, {"FARMS", "FAR"});
    game.turn_to(0);
    game.give(0, tiles(shmac(), {"F", "A", "R", "?", "?", "E", "E"}));
    game.give(1, tiles(shmac(), {"#", "#", "E", "E", "E", "E", "E"}));
    game.play(0, lay(shmac(), "F8", Axis::across, {"F", "A", "R", "?M", "?S"}));
    const int bag = game.state.position.bag.total();
    game.play(1, lay(shmac(), "I8", Axis::across, {"#", "#"}));
    TileCounts removed;
    removed.add(blank, 2);
    removed.add(red_cross, 2);
    CHECK(game.state.position.removed == removed);
    CHECK(game.state.position.bag.total() == bag - 2);
    CHECK_FALSE(game.state.position.board.occupied(cell("I8")));
}

TEST_CASE("a letter laid on a vacated cell has its usual value in later turns (H7)") {
    const Board farms = with(empty(), "H8", Axis::across, {"F", "A", "R", "M"});
    const Assessment later = assessed(farms, lay(shmac(), "L8", Axis::across, {"S"}));
    CHECK(later.score.total == 4 + 1 + 1 + 3 + 1 * 2);
}

TEST_CASE("SHMAC ends after two rounds of passes, and a rack with a red-crossed tile is not empty (H11)") {
    StartedGame game(shmac(), 2, {"AT", "ATE"});
    SECTION("passes") {
        for (int turn = 0; turn < 3; ++turn) game.pass(game.state.to_move);
        CHECK_FALSE(game.state.over());
        game.pass(game.state.to_move);
        CHECK(game.last<Ended>().reason == EndReason::all_passed);
    }
    SECTION("racks") {
        game.turn_to(0);
        game.state.position.bag = {};
        game.state.player(0).rack = tiles(shmac(), {"A", "T", "#"});
        game.state.player(1).rack = tiles(shmac(), {"E"});
        game.play(0, lay(shmac(), "H8", Axis::across, {"A", "T"}));
        CHECK_FALSE(game.state.over());
        game.play(1, lay(shmac(), "J8", Axis::across, {"E"}));
        CHECK(game.last<Ended>().reason == EndReason::went_out);
    }
}

TEST_CASE("a red-crossed tile on a rack costs nothing, and a tie is shared (H12)") {
    StartedGame game(shmac(), 2, {"AT"});
    game.give(0, tiles(shmac(), {"#", "#", "A", "A", "A", "A", "A"}));
    game.give(1, tiles(shmac(), {"?", "?", "E", "E", "E", "E", "E"}));
    while (!game.state.over()) game.pass(game.state.to_move);
    CHECK(game.last<Ended>().final_scores[0].deducted == 5);
    CHECK(game.last<Ended>().winners == std::vector{0, 1});
}

TEST_CASE("a room may allow challenges in SHMAC (H13)") {
    Ruleset rules = shmac().ruleset();
    rules.ruling = Ruling::challenge_costs_turn;
    StartedGame game(compile(rules).value(), 2, {"AT"});
    game.turn_to(0);
    game.give(0, tiles(shmac(), {"A", "T", "E", "E", "E", "E", "E"}));
    game.play(0, lay(shmac(), "H8", Axis::across, {"T", "A"}));
    game.challenge(1);
    CHECK(game.last<Withdrawn>().seat == 0);
}

TEST_CASE("SHMAC has the premiums of the classic board, and its centre doubles the first word (H14)") {
    CHECK(shmac().ruleset().board == classic().ruleset().board);
    CHECK(assessed(empty(), lay(shmac(), "H8", Axis::across, {"A", "T"})).score.total == 4);
}

TEST_CASE("racks are dealt at the start and refilled after a play (H15)") {
    StartedGame game(shmac(), 2, {"AT"});
    CHECK(game.state.player(1).rack.total() == 7);
    game.turn_to(0);
    game.give(0, tiles(shmac(), {"A", "T", "E", "E", "E", "E", "E"}));
    game.play(0, lay(shmac(), "H8", Axis::across, {"A", "T"}));
    CHECK(game.state.player(0).rack.total() == 7);
}

TEST_CASE("a lift checks only the tiles beside it for orphans (H5, R3)") {
    Settings settings{.system = "scrappy"};
    settings.knobs = {{"tiles_from", "shmac"}};
    const Rules rules = resolve(settings).value();
    Board board(rules.rows(), rules.columns());
    for (const auto& [at, letter] :
         std::vector<std::pair<Cell, const char*>>{{{7, 6}, "A"}, {{7, 7}, "B"}, {{7, 8}, "C"}, {{10, 10}, "D"}})
        board.lay(at, {rules.alphabet().find(letter).value(), false});
    CHECK(place(rules, board, nullptr, {Lift{{7, 8}}}).has_value());
    CHECK(place(rules, board, nullptr, {Lift{{7, 7}}}).error().code == Code::orphan);
}
