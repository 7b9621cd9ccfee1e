#include "engine/game/decisions/ending.hpp"

#include "engine/catalogue/settings.hpp"
#include "engine/game/decisions/settlement.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

TEST_CASE("the game ends when everybody has passed twice in a row (K13)") {
    StartedGame game = classic_game(3);
    for (int turn = 0; turn < 5; ++turn) game.pass(game.state.to_move);
    CHECK_FALSE(game.state.over());
    game.pass(game.state.to_move);
    CHECK(game.last<Ended>().reason == EndReason::all_passed);
}

TEST_CASE("an exchange breaks the chain of passes (K13)") {
    StartedGame game = classic_game(2);
    for (int turn = 0; turn < 3; ++turn) game.pass(game.state.to_move);
    const Seat seat = game.state.to_move;
    game.exchange(seat, game.rack(seat).substr(0, 1));
    for (int turn = 0; turn < 3; ++turn) game.pass(game.state.to_move);
    CHECK_FALSE(game.state.over());
    game.pass(game.state.to_move);
    CHECK(game.state.over());
}

TEST_CASE("a turn lost to a challenge does not count as a pass (K11, K13)") {
    StartedGame game = classic_game(2);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "HORN"));
    game.challenge(1);  // seat 1 is skipped
    for (int turn = 0; turn < 3; ++turn) game.pass(game.state.to_move);
    CHECK_FALSE(game.state.over());
    game.pass(game.state.to_move);
    CHECK(game.state.over());
}

TEST_CASE("with tournament rules, six turns without a point end the game (K13)") {
    Settings settings;
    settings.knobs = {{"scoreless_turns", 6}};
    StartedGame game(resolve(settings).value(), 2, {"HORN"});
    const auto swap = [&] {
        const Seat seat = game.state.to_move;
        game.exchange(seat, game.rack(seat).substr(0, 1));
    };
    for (int turn = 0; turn < 4; ++turn) swap();
    game.give(game.state.to_move, "NROHAAE");
    game.play(game.state.to_move, across("G8", "NROH"));
    game.challenge(game.state.to_move);  // withdrawn: the fifth scoreless turn
    CHECK_FALSE(game.state.over());
    swap();
    CHECK(game.last<Ended>().reason == EndReason::scoreless_turns);
}

namespace {

/// Two seats with an empty bag; the first has HORNQ, and lays HORN.
StartedGame after_the_last_word(const char* other_rack, const Settings& settings) {
    StartedGame game(resolve(settings).value(), 2, {"HORN", "HORNS", "NO"});
    game.give(0, "HORNQ");
    game.give(1, other_rack);
    game.state.position.bag = {};
    game.turn_to(0);
    game.play(0, across("G8", "HORN"));
    return game;
}

}  // namespace

TEST_CASE("where words are checked when laid, the game ends when a search finds that nobody has a play (K13)") {
    const Settings checked{.knobs = {{"ruling", "void"}}};
    const StartedGame game = after_the_last_word("VZ", checked);
    REQUIRE(game.state.over());
    const auto& ended = game.last<Ended>();
    CHECK(ended.reason == EndReason::no_play_left);
    CHECK(ended.final_scores[0].deducted == 10);
    CHECK(ended.final_scores[0].awarded == 0);
    CHECK_FALSE(after_the_last_word("VS", checked).state.over());
    CHECK_FALSE(after_the_last_word("V?", checked).state.over());
}

TEST_CASE("a proof that no play is left ends the game only in the turn it was made for (K13)") {
    StartedGame game = after_the_last_word("VS", {.knobs = {{"ruling", "void"}}});
    REQUIRE(may_end_without_plays(game.state));
    const Turn turn = game.state.turn;
    CHECK(game.refusal(0, NoPlayFound{turn - 1}) == "STALE");
    CHECK(game.refusal(0, NoPlayFound{turn + 1}) == "STALE");
    game.carry_out(1, Pass{turn});
    CHECK(game.refusal(0, NoPlayFound{turn}) == "STALE");
    game.carry_out(0, NoPlayFound{game.state.turn});  // the search is not repeated here
    CHECK(game.last<Ended>().reason == EndReason::no_play_left);
    CHECK(game.refusal(0, NoPlayFound{game.state.turn}) == "GAME_OVER");
}

TEST_CASE("the turn after the last play begins before the proof that nobody has a play left (K13)") {
    const StartedGame game = after_the_last_word("VZ", {.knobs = {{"ruling", "void"}}});
    REQUIRE(game.events.size() > 2);
    CHECK(std::holds_alternative<TurnBegan>(*(game.events.end() - 2)));
    CHECK(std::holds_alternative<Ended>(game.events.back()));
}

TEST_CASE("no proof is asked for while the bag has tiles, or where a proof is impossible (K13)") {
    const Settings asking[] = {{.knobs = {{"ruling", "single"}}},
                               {.knobs = {{"layout", "connected"}, {"ruling", "void"}}}};
    for (const Settings& settings : asking) {
        const StartedGame game = after_the_last_word("VZ", settings);
        CHECK_FALSE(game.state.over());
        CHECK_FALSE(may_end_without_plays(game.state));
        CHECK(game.refusal(0, NoPlayFound{game.state.turn}) == "STALE");
    }
    StartedGame game(resolve({.knobs = {{"ruling", "void"}}}).value(), 2, {"HORN"});
    game.pass(game.state.to_move);
    CHECK_FALSE(game.state.over());
    CHECK_FALSE(may_end_without_plays(game.state));
}

TEST_CASE("the settlement deducts racks and awards them to the player who went out (K14)") {
    StartedGame game = classic_game(3, Ruling::on_laying);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "HORN"));
    game.pass(1);
    game.pass(2);
    game.state.position.bag = {};
    game.state.player(0).rack = tiles("S");
    game.state.player(1).rack = tiles("Q?");
    game.state.player(2).rack = tiles("AB");
    game.play(0, across("K8", "S"));
    const Ended& ended = game.last<Ended>();
    CHECK(ended.final_scores[0].awarded == 14);
    CHECK(ended.final_scores[0].final == 14 + 8 + 14);
    CHECK(ended.final_scores[1].deducted == 10);
    CHECK(ended.final_scores[1].final == -10);
    CHECK(ended.final_scores[2].final == -4);
    CHECK(ended.winners == std::vector{0});
}

TEST_CASE("the racks go to the player who went out and not to others with an empty rack (K14)") {
    Game game = classic_game(3).state;
    game.player(0).rack = game.player(2).rack = {};
    game.player(1).rack = tiles("Q");
    game.last_play = LastPlay{2, 1};
    const auto final_scores = settle(game, EndReason::went_out);
    CHECK(final_scores[0].final == 0);
    CHECK(final_scores[2].final == 10);
}

TEST_CASE("when a game ends by passing, racks are deducted and awarded to nobody (K14)") {
    StartedGame game = classic_game(2);
    game.give(0, "QZAAAAA");
    while (!game.state.over()) game.pass(game.state.to_move);
    CHECK(game.last<Ended>().final_scores[0].final == -25);
    CHECK(game.last<Ended>().final_scores[0].awarded == 0);
}

TEST_CASE("a tie goes to the higher score before settlement, or is shared (K15)") {
    StartedGame game = classic_game(2);
    game.give(0, "QAAAAAA");  // 16 points
    game.give(1, "BBDEEEE");  // 12 points
    game.state.player(0).score = 20;
    SECTION("the higher score before settlement wins") {
        game.state.player(1).score = 16;
        while (!game.state.over()) game.pass(game.state.to_move);
        CHECK(game.last<Ended>().winners == std::vector{0});
    }
    SECTION("an equal score shares the win") {
        game.give(1, "ZEEEEEE");  // 16 points
        game.state.player(1).score = 20;
        while (!game.state.over()) game.pass(game.state.to_move);
        CHECK(game.last<Ended>().winners == std::vector{0, 1});
    }
}

TEST_CASE("a player who resigns leaves the order of play, keeps a frozen score and ranks last (G4)") {
    StartedGame game = classic_game(3);
    const Seat mover = game.state.to_move;
    game.state.player(mover).score = 500;
    game.say(mover, Resign{});
    CHECK(game.state.to_move == (mover + 1) % 3);
    CHECK(game.refusal(mover, Resign{}) == "NOT_SEATED");
    const int bag = game.state.position.bag.total();
    CHECK(bag == 100 - 21);
    while (!game.state.over()) game.pass(game.state.to_move);
    const Ended& ended = game.last<Ended>();
    CHECK(ended.final_scores[index_of(mover)].final == 500);
    CHECK(std::find(ended.winners.begin(), ended.winners.end(), mover) == ended.winners.end());
}

TEST_CASE("a resignation neither counts as a pass nor breaks a chain of passes (G4, K13)") {
    StartedGame game = classic_game(3);
    SECTION("the chain goes on without the player who resigns") {
        for (int turn = 0; turn < 2; ++turn) game.pass(game.state.to_move);
        game.say(game.state.to_move, Resign{});
        game.pass(game.state.to_move);
        CHECK_FALSE(game.state.over());
        game.pass(game.state.to_move);
    }
    SECTION("the player to move was the last who had to pass") {
        for (int turn = 0; turn < 5; ++turn) game.pass(game.state.to_move);
        game.say(game.state.to_move, Resign{});
    }
    SECTION("so was another player, whose turn was lost") {
        const Seat mover = game.state.to_move;
        for (Player& player : game.state.position.players) player.passes = 2;
        game.state.player((mover + 1) % 3).passes = 1;
        game.say((mover + 1) % 3, Resign{});
    }
    SECTION("the last who had to pass runs out of time") {
        for (int turn = 0; turn < 5; ++turn) game.pass(game.state.to_move);
        game.say(game.state.to_move, LoseOnTime{game.state.turn});
    }
    CHECK(game.last<Ended>().reason == EndReason::all_passed);
}

TEST_CASE("when only one seat is left, it wins and there is no settlement (G4)") {
    StartedGame game = classic_game(2);
    game.say(1, Resign{});
    CHECK(game.last<Ended>().reason == EndReason::resignation);
    CHECK(game.last<Ended>().winners == std::vector{0});
    CHECK(game.last<Ended>().final_scores[0].final == 0);
}

TEST_CASE("a play stays open to challenge after its player resigns (G4)") {
    StartedGame game = classic_game(3);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "NROH"));
    game.say(0, Resign{});
    game.challenge(1);
    CHECK(game.state.position.board.empty());
    CHECK(game.rack(0) == "AAEHNOR");
    CHECK(game.state.to_move == 1);
}

TEST_CASE("a failed challenge adds nothing to the score of a player who has resigned (G4, K17)") {
    StartedGame game = classic_game(3, Ruling::challenge_pays_ten);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "HORN"));
    game.say(0, Resign{});
    game.challenge(1);
    CHECK(game.score(0) == 14);
}

TEST_CASE("nobody waits for a player who has resigned to accept (G4, K11)") {
    StartedGame game = classic_game(3);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.play(0, across("G8", "HORN"));
    game.accept(2);
    game.say(1, Resign{});
    CHECK(game.last<WindowClosed>().reason == Closing::accepted);
    CHECK(game.state.to_move == 2);
}

TEST_CASE("the end publishes the seed that matches the hash from the beginning") {
    StartedGame game = classic_game(2);
    while (!game.state.over()) game.pass(game.state.to_move);
    CHECK(hash_of(game.last<Ended>().seed.value()) == game.last<Began>().seed_hash);
}
