#include "engine/game/fit.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// A game of three in which seat 0 is to move with HORNAAE; the words of `ruling` decide about challenges.
StartedGame horn_game(Ruling ruling = Ruling::challenge_costs_turn) {
    StartedGame game = classic_game(3, ruling);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    return game;
}

/// The same after HORN, which may be challenged.
StartedGame played_game(Ruling ruling = Ruling::challenge_costs_turn) {
    StartedGame game = horn_game(ruling);
    game.play(0, across("G8", "HORN"));
    return game;
}

HiddenTiles hidden(std::string_view spelt) {
    return HiddenTiles(tiles(spelt));
}

Played horn(const StartedGame& game) {
    return {.seat = 0, .turn = game.state.turn, .edits = across("G8", "HORN"), .score = {{}, 0, 14}};
}

Ended ending_of(const Game& game) {
    Ended ended;
    for (const Player& player : game.position.players)
        ended.final_scores.push_back({.before = player.score, .final = player.score, .rack = player.rack});
    return ended;
}

}  // namespace

TEST_CASE("every event of an opening fits the game before it, and no event fits a game that is over") {
    StartedGame started = classic_game(2);
    Game game = new_game(started.state.rules);
    for (const Event& event : started.events) {
        CHECK_FALSE(check_fit(game, event));
        game = evolve(std::move(game), event);
    }
    started.say(0, Resign{});
    REQUIRE(started.state.over());
    for (const Event& event : started.events) CHECK(check_fit(started.state, event) == Misfit::out_of_order);
}

TEST_CASE("before its beginning only a beginning fits a game, and only with seats and targets that the rules have") {
    const Game game = new_game(classic());
    CHECK_FALSE(check_fit(game, Began{.seat_count = 2}));
    CHECK(check_fit(game, Began{.seat_count = 1}) == Misfit::wrong_number);
    CHECK(check_fit(game, Began{.seat_count = 15}) == Misfit::wrong_number);
    CHECK(check_fit(game, Began{.seat_count = 2, .targets = {1, 2, 3}}) == Misfit::wrong_number);
    CHECK(check_fit(game, Passed{}) == Misfit::out_of_order);
    CHECK(check_fit(game, Dealt{}) == Misfit::out_of_order);
    CHECK(check_fit(classic_game(2).state, Began{.seat_count = 2}) == Misfit::out_of_order);
}

TEST_CASE("an opening whose seats, racks or bonuses are not those of the game does not fit") {
    const Game begun = evolve(new_game(classic()), Began{.seat_count = 2});
    CHECK(check_fit(begun, FirstChosen{2}) == Misfit::no_such_seat);
    CHECK(check_fit(begun, OrderDrawn{{{-1, tile_of(0)}}, {0}}) == Misfit::no_such_seat);
    CHECK(check_fit(begun, OrderDrawn{{{0, tile_of(0)}}, {}}) == Misfit::wrong_number);
    CHECK(check_fit(begun, Dealt{2, hidden("A")}) == Misfit::no_such_seat);
    CHECK(check_fit(begun, Dealt{0, hidden("AEIOUAEI")}) == Misfit::wrong_tiles);
    CHECK(check_fit(begun, Dealt{0, hidden("ZZ")}) == Misfit::wrong_tiles);
    CHECK(check_fit(begun, Dealt{0, HiddenTiles(tiles("A"), RackVisibility::open)}) == Misfit::wrong_tiles);
    HiddenTiles faceless = hidden("A");
    faceless.faces.reset();
    CHECK(check_fit(begun, Dealt{0, faceless}) == Misfit::wrong_tiles);
    CHECK(check_fit(begun, TurnBegan{2, 1}) == Misfit::no_such_seat);
    CHECK(check_fit(begun, TurnBegan{0, 2}) == Misfit::wrong_number);
    CHECK(check_fit(begun, TurnBegan{0, 1, -5}) == Misfit::wrong_number);
    CHECK(check_fit(begun, Passed{0, 0}) == Misfit::out_of_order);  // no turn has begun
    CHECK(check_fit(begun, BonusesPlaced{{corner_premium({1, 1}, Scope::word, 2)}}) == Misfit::wrong_options);
}

TEST_CASE("bonuses fit if they are as many as the rules say, on different corners of the board (X1)") {
    const StartedGame started(system_rules("crosswords"), 2, {"NO", "ON"});
    const Game game = evolve(new_game(started.state.rules), started.events.at(0));
    auto placed = std::get<BonusesPlaced>(started.events.at(1));
    CHECK_FALSE(check_fit(game, placed));
    const auto misfit_with = [&](const Premium& bonus) {
        BonusesPlaced changed = placed;
        changed.premiums.front() = bonus;
        return check_fit(game, changed);
    };
    CHECK(misfit_with(placed.premiums.back()) == Misfit::wrong_options);
    CHECK(misfit_with(corner_premium({14, 14}, Scope::word, 2)) == Misfit::wrong_options);
    CHECK(misfit_with(corner_premium({-1, 0}, Scope::word, 2)) == Misfit::wrong_options);
    CHECK(misfit_with({{{0, 0}}, Scope::word, 2}) == Misfit::wrong_options);
    CHECK(misfit_with({{}, Scope::word, 2}) == Misfit::wrong_options);
    Premium high = placed.premiums.front();
    high.factor = 1000;
    CHECK(misfit_with(high) == Misfit::wrong_options);
    placed.premiums.pop_back();
    CHECK(check_fit(game, placed) == Misfit::wrong_options);
}

TEST_CASE("a play that moves tiles it does not have, or onto cells it cannot take, does not fit") {
    const StartedGame started = horn_game();
    const Game& game = started.state;
    CHECK_FALSE(check_fit(game, horn(started)));
    const auto with = [&](auto change) {
        Played played = horn(started);
        change(played);
        return check_fit(game, played);
    };
    CHECK(with([](Played& played) { played.seat = 1; }) == Misfit::out_of_order);
    CHECK(with([](Played& played) { played.seat = 7; }) == Misfit::out_of_order);
    CHECK(with([](Played& played) { ++played.turn; }) == Misfit::out_of_order);
    CHECK(with([](Played& played) { played.edits = across("G8", "HORNS"); }) == Misfit::wrong_tiles);
    CHECK(with([](Played& played) { played.edits = across("N8", "HOR"); }) == Misfit::wrong_cell);
    CHECK(with([](Played& played) { played.edits.push_back(Lift{{7, 7}}); }) == Misfit::wrong_cell);
    CHECK(with([](Played& played) { played.edits.push_back(played.edits.front()); }) == Misfit::wrong_cell);
    CHECK(with([](Played& played) { played.edits.push_back(Lift{{-1, 7}}); }) == Misfit::wrong_cell);
    CHECK(with([](Played& played) { played.score.total = -1; }) == Misfit::wrong_number);
    CHECK(with([](Played& played) { played.score.total = 2'147'483'647; }) == Misfit::wrong_number);
    CHECK(with([](Played& played) { played.seconds = -1; }) == Misfit::wrong_number);
    CHECK(check_fit(played_game().state, Passed{1, 2}) == Misfit::out_of_order);  // the window is still open
    CHECK(check_fit(game, Drew{0, hidden("A")}) == Misfit::out_of_order);
}

TEST_CASE("an exchange of tiles that the rack or the bag does not have does not fit") {
    const Game game = horn_game().state;
    const auto exchange = [&](const char* drawn, const char* returned) {
        return check_fit(game, Exchanged{0, game.turn, hidden(drawn), hidden(returned)});
    };
    CHECK_FALSE(exchange("E", "A"));
    CHECK(exchange("E", "Z") == Misfit::wrong_tiles);
    CHECK(exchange("ZZ", "AA") == Misfit::wrong_tiles);
    CHECK(exchange("EE", "A") == Misfit::wrong_tiles);
}

TEST_CASE("what is said about a play fits only while that play can be challenged") {
    const StartedGame started = played_game();
    const Game& game = started.state;
    CHECK_FALSE(check_fit(game, Accepted{1, 1}));
    CHECK(check_fit(game, Accepted{0, 1}) == Misfit::out_of_order);
    CHECK(check_fit(game, Accepted{9, 1}) == Misfit::out_of_order);
    CHECK(check_fit(game, Challenged{1, 2}) == Misfit::out_of_order);
    CHECK(check_fit(game, EvidenceShown{0, 1, "a word"}) == Misfit::out_of_order);
    CHECK(check_fit(game, Voted{1, 1}) == Misfit::out_of_order);
    CHECK(check_fit(game, Upheld{1, 1, 0}) == Misfit::out_of_order);
    CHECK(check_fit(game, Upheld{1, 0, 3}) == Misfit::no_such_seat);
    CHECK(check_fit(game, Upheld{1, 0, 1, false, 2'147'483'647}) == Misfit::wrong_number);
    CHECK(check_fit(game, WindowClosed{2}) == Misfit::out_of_order);
    CHECK(check_fit(horn_game().state, WindowClosed{1}) == Misfit::out_of_order);
    CHECK_FALSE(check_fit(game, Withdrawn{1, 0, hidden("HORNAAE"), 4, 0}));
    CHECK(check_fit(game, Withdrawn{1, 0, hidden("HORNAAA"), 4, 0}) == Misfit::wrong_tiles);
    CHECK(check_fit(game, Withdrawn{1, 0, hidden("HORNAAE"), 3, 0}) == Misfit::wrong_number);
    CHECK(check_fit(game, Withdrawn{1, 0, hidden("HORNAAE"), 4, 14}) == Misfit::wrong_number);
    CHECK(check_fit(horn_game().state, Withdrawn{1, 0, hidden("HORNAAE"), 4, 0}) == Misfit::out_of_order);
}

TEST_CASE("a vote fits only once for each seat, and its play is not closed meanwhile (R8)") {
    StartedGame game = played_game(Ruling::vote);
    game.challenge(1);
    CHECK_FALSE(check_fit(game.state, Voted{1, 1}));
    CHECK_FALSE(check_fit(game.state, EvidenceShown{0, 1, "a word"}));
    CHECK(check_fit(game.state, WindowClosed{1}) == Misfit::out_of_order);
    game.say(1, Vote{1, Opinion::convinced});
    CHECK(check_fit(game.state, Voted{1, 1}) == Misfit::out_of_order);
}

TEST_CASE("a skipped turn must have been lost, and the last player cannot resign") {
    StartedGame game = classic_game(2);
    CHECK(check_fit(game.state, TurnSkipped{0}) == Misfit::out_of_order);
    CHECK(check_fit(game.state, TurnSkipped{2}) == Misfit::no_such_seat);
    CHECK(check_fit(game.state, Resigned{2}) == Misfit::out_of_order);
    const Game alone = evolve(game.state, Resigned{0});
    CHECK(check_fit(alone, Resigned{0}) == Misfit::out_of_order);
    CHECK(check_fit(alone, Resigned{1}) == Misfit::out_of_order);
    CHECK(check_fit(alone, TurnBegan{0, 2}) == Misfit::no_such_seat);
}

TEST_CASE("an end whose winners, racks or scores are not those of the game does not fit") {
    const StartedGame game = classic_game(2);
    Ended ended = ending_of(game.state);
    CHECK_FALSE(check_fit(game.state, ended));
    ended.winners = {2};
    CHECK(check_fit(game.state, ended) == Misfit::no_such_seat);
    ended.winners = {0};
    ended.final_scores.front().before = 5;
    CHECK(check_fit(game.state, ended) == Misfit::wrong_number);
    ended.final_scores.clear();
    CHECK(check_fit(game.state, ended) == Misfit::wrong_number);
}

TEST_CASE("racks are shown only where they are open, and a starter is placed on the board by the first player (X2)") {
    const StartedGame started(system_rules("crosswords"), 2, {"NO", "ON"});
    const Game& game = started.state;
    const auto place = [&](Cell cell) {
        return check_fit(game, StarterPlaced{game.to_move, game.turn, cell, options_of(game.rules.ruleset())});
    };
    CHECK_FALSE(place({0, 0}));
    CHECK(place({-1, 0}) == Misfit::wrong_cell);
    CHECK(place({0, 15}) == Misfit::wrong_cell);
    CHECK(check_fit(horn_game().state, StarterPlaced{0, 1, {0, 0}}) == Misfit::out_of_order);
    RacksShown shown;
    for (const Player& player : game.position.players) shown.racks.push_back(player.rack);
    CHECK(check_fit(game, shown) == Misfit::out_of_order);
    Options open = options_of(game.rules.ruleset());
    open.rack_visibility = RackVisibility::open;
    const Game after = evolve(game, StarterPlaced{game.to_move, game.turn, {0, 0}, open});
    CHECK_FALSE(check_fit(after, shown));
    shown.racks.pop_back();
    CHECK(check_fit(after, shown) == Misfit::wrong_tiles);
}
