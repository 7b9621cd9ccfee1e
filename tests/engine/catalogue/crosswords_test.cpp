#include <set>

#include "engine/game/view/visibility.hpp"
#include "engine/play/assessment.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

Rules crosswords(Options options) {
    return with_options(system_rules("crosswords"), options).value();
}

Options backwards() {
    return {.reading = Reading::both};
}

/// A game with the starter, an A, on H8 and the next seat to move.
StartedGame after_starter(int seats, const Options& options, const std::vector<std::string>& words) {
    StartedGame game(system_rules("crosswords"), seats, words);
    game.say(game.state.to_move, PlaceStarter{game.state.turn, cell("H8"), options});
    return game;
}

Result<Assessment> assessed(const Rules& rules, const Board& board, const Edits& edits,
                            const std::vector<std::string>& words, const std::vector<Premium>& corners = {}) {
    Premiums premiums = rules.premiums();
    premiums.add(corners);
    return assess(rules, lexicon_of(words), premiums, place(rules, board, nullptr, edits).value());
}

std::string verdict(const Rules& rules, const Board& board, const Edits& edits) {
    const auto placed = place(rules, board, nullptr, edits);
    return placed ? "ok" : std::string(name_of(placed.error().code));
}

const std::vector<std::string> cat{"", "", "", "", "", "", "", ".......CAT"};

}  // namespace

TEST_CASE("the board has as many corner bonuses as rows, on distinct corners and of four kinds (X1)") {
    std::set<std::pair<int, Scope>> kinds;
    for (const char* system : {"crosswords", "crosswords-17"}) {
        const StartedGame game(system_rules(system), 2, {"AT"});
        const auto& placed = game.last<BonusesPlaced>().premiums;
        CHECK(static_cast<int>(placed.size()) == game.state.rules.rows());
        std::set<Cell> corners;
        for (const Premium& premium : placed) {
            CHECK(premium.cells.size() == 4);
            corners.insert(premium.cells.front());
            kinds.insert({premium.factor, premium.scope});
        }
        CHECK(corners.size() == placed.size());
    }
    CHECK(kinds.size() == 4);
}

TEST_CASE("the first player places the starter anywhere and sets the options, and that is the whole turn (X2)") {
    StartedGame game(system_rules("crosswords"), 2, {"AT"});
    const Seat first = game.last<FirstChosen>().seat;
    CHECK(game.state.to_move == first);
    CHECK(game.refusal(first, Pass{game.state.turn}) == "NOT_A_STARTER");
    CHECK(game.refusal(first, PlaceStarter{game.state.turn, {15, 0}, {}}) == "OFF_BOARD");
    game.say(first, PlaceStarter{game.state.turn, cell("A1"), {.lines = Lines::diagonals_too}});
    CHECK(game.state.position.board.at({0, 0}) == Square{0, false});
    CHECK(game.state.rules.ruleset().judged.size() == 4);
    CHECK(game.score(first) == 0);
    CHECK(game.state.to_move != first);
    CHECK(game.refusal(game.state.to_move, PlaceStarter{game.state.turn, cell("A2"), {}}) == "NOT_A_STARTER");
}

TEST_CASE("when time runs out in the first turn, the starter goes to the centre with default options (X2)") {
    StartedGame game(system_rules("crosswords-17"), 2, {"AT"});
    const Options defaults = options_of(game.state.rules.ruleset());
    game.expire();
    CHECK(game.last<StarterPlaced>().cell == Cell{8, 8});
    CHECK(game.last<StarterPlaced>().options == defaults);
    CHECK(defaults.layout == Layout::connected);
}

TEST_CASE("with backwards, a run is good if it is a word in either direction (X3)") {
    const std::vector<std::string> words{"TAB"};
    const Board bare = board({"", "", "", "", "", "", "", ".......A"});
    CHECK(assessed(crosswords(backwards()), bare, across("G8", "B.T"), words)->all_good());
    CHECK_FALSE(assessed(crosswords({}), bare, across("G8", "B.T"), words)->all_good());
}

TEST_CASE("a bad play is refused and may be tried again (X3)") {
    StartedGame game = after_starter(2, {}, {"AT"});
    const Seat seat = game.state.to_move;
    game.give(seat, "TTTEEEE");
    CHECK(game.refusal(seat, Play{game.state.turn, across("I8", "E")}) == "BAD_WORD");
    game.play(seat, across("I8", "T"));
}

TEST_CASE("the whole board is connected, with diagonals even by corners (X4)") {
    const Board before = board(cat);
    CHECK(verdict(crosswords({}), before, across("A1", "AT")) == "NOT_ATTACHED");
    CHECK(verdict(crosswords({}), before, across("K9", "AT")) == "NOT_ATTACHED");
    CHECK(verdict(crosswords({.lines = Lines::diagonals_too}), before, across("K9", "AT")) == "ok");
}

TEST_CASE("with the connected layout, tiles may lie anywhere as long as the words are connected (X4)") {
    const Options connected{.layout = Layout::connected};
    const Board before = board(cat);
    const Edits two_words{Lay{cell("H9"), tile_of(0), 0}, Lay{cell("J9"), tile_of(0), 0},
                          Lay{cell("J10"), tile_of(0), 0}};
    CHECK(verdict(crosswords({}), before, two_words) == "NOT_LINEAR");
    CHECK(verdict(crosswords(connected), before, two_words) == "NEW_WORDS_APART");
    const Edits corner{Lay{cell("K8"), tile_of(18), 18}, Lay{cell("K9"), tile_of(0), 0},
                       Lay{cell("K10"), tile_of(0), 0}};
    CHECK(verdict(crosswords(connected), before, corner) == "ok");
}

TEST_CASE("without duplicates, no two runs spell the same word in any direction (X5)") {
    const Options once{.reading = Reading::both, .duplicates = Duplicates::refused};
    const Board evil = board({"", "", "", "", "", "", "", "....EVIL"});
    const std::vector<std::string> words{"EVIL", "LIVE", "LEVEL"};
    const auto refused = assessed(crosswords(once), evil, down("E9", "VIL"), words);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == Code::duplicate_word);
    CHECK(assessed(crosswords(backwards()), evil, down("E9", "VIL"), words).has_value());
}

TEST_CASE("a new letter counts every bonus at its corners, and a word bonus acts once on each word (X6)") {
    const std::vector<Premium> corners{corner_premium({7, 8}, Scope::letter, 2),
                                       corner_premium({7, 7}, Scope::word, 3)};
    const Board bare = board({"", "", "", "", "", "", "", ".......A"});
    const auto play = assessed(crosswords({}), bare, across("I8", "TE"), {"ATE"}, corners)->score;
    // I8 touches both corners, J8 the letter bonus; A was there before and gets no bonus.
    CHECK(play.words[0].score == (1 + 1 * 2 + 1 * 2) * 3);
}

TEST_CASE("a run that is a word both ways scores twice, a palindrome once (X6)") {
    const Board bare = board({"", "", "", "", "", "", "", ".......A"});
    CHECK(assessed(crosswords(backwards()), bare, across("G8", "B.T"), {"BAT", "TAB"})->score.total ==
          2 * (3 + 1 + 1));
    CHECK(assessed(crosswords(backwards()), bare, across("G8", "D.D"), {"DAD"})->score.total == 5);
}

TEST_CASE("there is no bonus for seven tiles (X7)") {
    const Board bare = board({"", "", "", "", "", "", "", ".......A"});
    CHECK(assessed(crosswords({}), bare, across("I8", "EEEEEEE"), {"AEEEEEEE"})->score.bingo == 0);
}

TEST_CASE("a discard returns all tiles before drawing, and with an empty bag it is a pass (X8)") {
    StartedGame game = after_starter(2, {}, {"AT"});
    const Seat seat = game.state.to_move;
    game.give(seat, "TTTEEEE");
    CHECK(game.refusal(seat, Exchange{game.state.turn, tiles("TT")}) == "NOT_ALL_TILES");
    game.exchange(seat, "TTTEEEE");
    CHECK(game.last<Exchanged>().drawn.count == 7);
    game.state.position.bag = {};
    const Seat next = game.state.to_move;
    game.exchange(next, game.rack(next));
    CHECK(game.last<Passed>().seat == next);
}

TEST_CASE("the game ends when it is the turn of an empty rack, after the others' last round (X9)") {
    StartedGame game = after_starter(3, {}, {"AT", "ATS"});
    const Seat seat = game.state.to_move;
    game.give(seat, "T");
    game.state.position.bag = {};
    game.play(seat, across("I8", "T"));
    CHECK_FALSE(game.state.over());
    game.pass(game.state.to_move);
    CHECK_FALSE(game.state.over());
    game.pass(game.state.to_move);
    CHECK(game.last<Ended>().reason == EndReason::empty_rack_to_move);
}

TEST_CASE("one round of passes ends the game without settlement, and a tie is shared (X9, X10)") {
    StartedGame game = after_starter(2, {}, {"AT"});
    game.pass(game.state.to_move);
    game.pass(game.state.to_move);
    const Ended& ended = game.last<Ended>();
    CHECK(ended.reason == EndReason::all_passed);
    CHECK(ended.final_scores[0].final == 0);
    CHECK(ended.winners == std::vector{0, 1});
}

TEST_CASE("once open racks are chosen, everybody sees all racks (X2, X11)") {
    StartedGame game = after_starter(2, {.rack_visibility = RackVisibility::open}, {"AT"});
    CHECK(game.last<RacksShown>().racks[0] == game.state.player(0).rack);
    CHECK(view(game.state, {}).players[1].rack.faces == game.state.player(1).rack);
    const Seat seat = game.state.to_move;
    game.exchange(seat, game.rack(seat));
    CHECK(std::get<Exchanged>(seen_by({}, game.last<Exchanged>())).drawn.faces);
}

TEST_CASE("where tiles may lie anywhere, naming a diagonal does not make it a word (X4)") {
    const Board before = board({"", "", "", "", "", "", "", ".......AT", "........E"});
    const auto straight = place(crosswords({}), before, nullptr, across("J8", "S"), Axis::diagonal_up);
    CHECK(straight.error().code == Code::not_linear);
    const Rules connected = crosswords({.layout = Layout::connected});
    const auto placed = place(connected, before, nullptr, across("J8", "S"), Axis::diagonal_up).value();
    REQUIRE(placed.runs.size() == 1);
    CHECK(placed.runs[0].axis == Axis::across);
}

TEST_CASE("a palindrome does not duplicate itself, and a word that grows may be laid again (X5)") {
    const Options once{.reading = Reading::both, .duplicates = Duplicates::refused};
    const Board bare = board({"", "", "", "", "", "", "", ".......A"});
    CHECK(assessed(crosswords(once), bare, across("G8", "D.D"), {"DAD"}).has_value());
    const Options forward{.duplicates = Duplicates::refused};
    const auto second = [&](const Board& before) {
        return assessed(crosswords(forward), before, down("H9", "AT"), {"CAT", "CATS"}).has_value();
    };
    CHECK_FALSE(second(board(cat)));
    CHECK(second(board({"", "", "", "", "", "", "", ".......CATS"})));
}

TEST_CASE("bonuses are never used up (X6)") {
    StartedGame game(system_rules("crosswords"), 2, {"AT", "ATE"});
    game.expire();
    const Premiums before = game.state.position.premiums;
    const Seat seat = game.state.to_move;
    game.give(seat, "TTTEEEE");
    game.play(seat, across("I8", "T"));
    CHECK(game.state.position.premiums == before);
}

TEST_CASE("diagonals read from the left, and the other way only with backwards (X8)") {
    const Options forward{.lines = Lines::diagonals_too};
    const Options both{.reading = Reading::both, .lines = Lines::diagonals_too};
    const Board bare = board({"", "", "", "", "", "", "", ".......A"});
    CHECK(assessed(crosswords(forward), bare, lay("I7", Axis::diagonal_up, "T"), {"AT"})->all_good());
    CHECK(assessed(crosswords(forward), bare, lay("I9", Axis::diagonal_down, "T"), {"AT"})->all_good());
    CHECK_FALSE(assessed(crosswords(forward), bare, lay("G7", Axis::diagonal_down, "T"), {"AT"})->all_good());
    CHECK(assessed(crosswords(both), bare, lay("G7", Axis::diagonal_down, "T"), {"AT"})->all_good());
}

TEST_CASE("a pass is allowed once the starter is placed (X8)") {
    StartedGame game = after_starter(2, {}, {"AT"});
    const Seat seat = game.state.to_move;
    game.pass(seat);
    CHECK(game.state.to_move != seat);
}

TEST_CASE("when a resignation passes the move to an empty rack, the game ends (X9, G4)") {
    StartedGame game = after_starter(3, {}, {"AT"});
    const Seat seat = game.state.to_move;
    game.give(seat, "T");
    game.state.position.bag = {};
    game.play(seat, across("I8", "T"));
    game.pass(game.state.to_move);
    game.say(game.state.to_move, Resign{});
    CHECK(game.last<Ended>().reason == EndReason::empty_rack_to_move);
}

TEST_CASE("when the first player resigns, the next player places the starter (X2, G4)") {
    StartedGame game(system_rules("crosswords"), 3, {"AT"});
    game.say(game.state.to_move, Resign{});
    CHECK(game.state.needs_starter());
    game.say(game.state.to_move, PlaceStarter{game.state.turn, cell("C3"), {}});
    CHECK(game.state.position.board.occupied(cell("C3")));
}
