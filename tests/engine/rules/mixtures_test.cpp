#include "engine/game/decide.hpp"
#include "engine/game/view/visibility.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

// Knobs that no system in the catalogue combines.

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

template <class Change>
Rules changed(const char* system, Change change) {
    Ruleset rules = system_rules(system).ruleset();
    change(rules);
    return compile(rules).value();
}

std::string verdict(const Rules& rules, const Board& board, const Edits& edits) {
    const auto placed = place(rules, board, nullptr, edits);
    return placed ? "ok" : std::string(name_of(placed.error().code));
}

const std::vector<std::string> cat{"", "", "", "", "", "", "", ".......CAT"};

}  // namespace

TEST_CASE("where tiles may lie anywhere, each new tile is in a word connected to the others (X4)") {
    const Rules rules = changed("classic", [](Ruleset& r) { r.layout = Layout::connected; });
    Edits edits = across("K8", "S");
    CHECK(verdict(rules, board(cat), edits) == "ok");
    edits.push_back(Lay{cell("A1"), tile_of(0), 0});
    CHECK(verdict(rules, board(cat), edits) == "NEW_WORDS_APART");
    CHECK(verdict(rules, board({}), {Lay{cell("H8"), tile_of(0), 0}, Lay{cell("A1"), tile_of(0), 0}}) ==
          "NEW_WORDS_APART");
}

TEST_CASE("where the whole board must be connected, so must the first play (X4)") {
    const Rules rules = changed("classic", [](Ruleset& r) {
        r.contact = Contact::whole_board;
        r.placed.push_back(Axis::diagonal_down);
    });
    CHECK(verdict(rules, board({}), lay("H8", Axis::diagonal_down, "AT")) == "NOT_ATTACHED");
    CHECK(verdict(rules, board({}), across("H8", "AT")) == "ok");
}

TEST_CASE("where a play need not touch anything, crossing out a tile may leave no word behind (H4, R3)") {
    const Rules rules = changed("shmac", [](Ruleset& r) { r.contact = Contact::none; });
    Board corner(15, 15);
    for (const char* name : {"A1", "B1", "B2"}) corner.lay(cell(name), {0, false});
    CHECK(place(rules, corner, nullptr, {Lift{cell("A1")}})->runs.empty());  // B1 and B2 are unchanged
    CHECK(verdict(rules, corner, {Lift{cell("B1")}}) == "ORPHAN");
}

TEST_CASE("the starter uses up premiums like any tile (K12, X2)") {
    const Rules rules = changed("classic", [](Ruleset& r) {
        r.opening.reset();
        r.starter_turn = StarterTurn{"A", {7, 7}, 60};
    });
    StartedGame game(rules, 2, {"AT"});
    CHECK_FALSE(game.state.position.premiums.acting_on({7, 7}).empty());
    game.expire();
    CHECK(game.state.position.premiums.acting_on({7, 7}).empty());
}

TEST_CASE("racks that are open by default stay hidden until the first player has chosen options (X2, X11)") {
    const Rules rules = changed("crosswords", [](Ruleset& r) { r.rack_visibility = RackVisibility::open; });
    StartedGame game(rules, 2, {"AT"});
    const Dealt& dealt = game.last<Dealt>();
    CHECK_FALSE(std::get<Dealt>(seen_by({}, dealt)).drawn.faces);
    CHECK_FALSE(view(game.state, {}).players[0].rack.faces);
    SECTION("for open racks") {
        game.expire();
        CHECK(game.last<RacksShown>().racks[0] == game.state.player(0).rack);
        CHECK(view(game.state, {}).players[0].rack.faces);
    }
    SECTION("for hidden racks") {
        game.say(game.state.to_move, PlaceStarter{game.state.turn, {0, 0}, {}});
        CHECK_FALSE(view(game.state, {}).players[0].rack.faces);
    }
}

TEST_CASE("a play that may be tried again is not a scoreless turn (R8, K13)") {
    const Rules rules = changed("scrappy", [](Ruleset& r) { r.ends.emplace_back(ScorelessTurns{2}); });
    StartedGame game(rules, 2, {"AT"});
    game.turn_to(0);
    game.give(0, "ZQXAAEE");
    for (int attempt = 0; attempt < 3; ++attempt) {
        game.play(0, across("A1", "ZQX"));
        game.challenge(1);
        game.say(0, WithdrawPlay{game.state.pending_play()->turn});
    }
    CHECK_FALSE(game.state.over());
    CHECK(game.state.scoreless == 0);
}

TEST_CASE("when a lost turn passes the move to an empty rack, the game ends (X9, K11)") {
    const Rules rules = changed("classic", [](Ruleset& r) {
        r.ends = {EmptyRackToMove{}, AllPassed{2}};
        r.settlements.clear();
    });
    StartedGame game(rules, 3, {"HORN"});
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.state.player(2).rack = {};
    game.play(0, across("G8", "HORN"));
    CHECK(game.state.to_move == 1);
    game.challenge(1);
    CHECK(game.last<Ended>().reason == EndReason::empty_rack_to_move);
}
