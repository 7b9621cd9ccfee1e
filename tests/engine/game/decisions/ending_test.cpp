#include "engine/game/decisions/ending.hpp"

#include "engine/catalogue/settings.hpp"
#include "engine/game/decisions/settlement.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/table.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

TEST_CASE("the game ends when everybody has passed twice in a row (K13)") {
    Table table = classic_table(3);
    for (int turn = 0; turn < 5; ++turn) table.pass(table.game.to_move);
    CHECK_FALSE(table.game.over());
    table.pass(table.game.to_move);
    CHECK(table.last<Ended>().reason == Reason::all_passed);
}

TEST_CASE("an exchange breaks the chain of passes (K13)") {
    Table table = classic_table(2);
    for (int turn = 0; turn < 3; ++turn) table.pass(table.game.to_move);
    const Seat seat = table.game.to_move;
    table.exchange(seat, table.rack(seat).substr(0, 1));
    for (int turn = 0; turn < 3; ++turn) table.pass(table.game.to_move);
    CHECK_FALSE(table.game.over());
    table.pass(table.game.to_move);
    CHECK(table.game.over());
}

TEST_CASE("a turn lost to a challenge does not count as a pass (K11, K13)") {
    Table table = classic_table(2);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.play(0, across("G8", "HORN"));
    table.challenge(1);  // seat 1 is skipped
    for (int turn = 0; turn < 3; ++turn) table.pass(table.game.to_move);
    CHECK_FALSE(table.game.over());
    table.pass(table.game.to_move);
    CHECK(table.game.over());
}

TEST_CASE("with tournament rules, six turns without a point end the game (K13)") {
    Settings settings;
    settings.knobs = {{"scoreless_turns", 6}};
    Table table(resolve(settings).value(), 2, {"HORN"});
    const auto swap = [&] {
        const Seat seat = table.game.to_move;
        table.exchange(seat, table.rack(seat).substr(0, 1));
    };
    for (int turn = 0; turn < 4; ++turn) swap();
    table.give(table.game.to_move, "NROHAAE");
    table.play(table.game.to_move, across("G8", "NROH"));
    table.challenge(table.game.to_move);  // withdrawn: the fifth scoreless turn
    CHECK_FALSE(table.game.over());
    swap();
    CHECK(table.last<Ended>().reason == Reason::scoreless_turns);
}

namespace {

/// Two seats with an empty bag; the first has HORNQ, and lays HORN.
Table after_the_last_word(const char* other_rack, const Settings& settings) {
    Table table(resolve(settings).value(), 2, {"HORN", "HORNS", "NO"});
    table.give(0, "HORNQ");
    table.give(1, other_rack);
    table.game.position.bag = {};
    table.turn_to(0);
    table.play(0, across("G8", "HORN"));
    return table;
}

}  // namespace

TEST_CASE("where words are checked when laid, the game ends when a search finds that nobody has a play (K13)") {
    const Settings checked{.knobs = {{"ruling", "void"}}};
    const Table table = after_the_last_word("VZ", checked);
    REQUIRE(table.game.over());
    const auto& ended = table.last<Ended>();
    CHECK(ended.reason == Reason::no_play_left);
    CHECK(ended.final_scores[0].deducted == 10);
    CHECK(ended.final_scores[0].awarded == 0);
    CHECK_FALSE(after_the_last_word("VS", checked).game.over());
    CHECK_FALSE(after_the_last_word("V?", checked).game.over());
}

TEST_CASE("a proof that no play is left ends the game only in the turn it was made for (K13)") {
    Table table = after_the_last_word("VS", {.knobs = {{"ruling", "void"}}});
    REQUIRE(may_end_without_plays(table.game));
    const Turn turn = table.game.turn;
    CHECK(table.refusal(0, NoPlayFound{turn - 1}) == "STALE");
    CHECK(table.refusal(0, NoPlayFound{turn + 1}) == "STALE");
    table.carry_out(1, Pass{turn});
    CHECK(table.refusal(0, NoPlayFound{turn}) == "STALE");
    table.carry_out(0, NoPlayFound{table.game.turn});  // the search is not repeated here
    CHECK(table.last<Ended>().reason == Reason::no_play_left);
    CHECK(table.refusal(0, NoPlayFound{table.game.turn}) == "GAME_OVER");
}

TEST_CASE("the turn after the last play begins before the proof that nobody has a play left (K13)") {
    const Table table = after_the_last_word("VZ", {.knobs = {{"ruling", "void"}}});
    REQUIRE(table.events.size() > 2);
    CHECK(std::holds_alternative<TurnBegan>(*(table.events.end() - 2)));
    CHECK(std::holds_alternative<Ended>(table.events.back()));
}

TEST_CASE("no proof is asked for while the bag has tiles, or where a proof is impossible (K13)") {
    const Settings asking[] = {{.knobs = {{"ruling", "single"}}},
                               {.knobs = {{"layout", "connected"}, {"ruling", "void"}}}};
    for (const Settings& settings : asking) {
        const Table table = after_the_last_word("VZ", settings);
        CHECK_FALSE(table.game.over());
        CHECK_FALSE(may_end_without_plays(table.game));
        CHECK(table.refusal(0, NoPlayFound{table.game.turn}) == "STALE");
    }
    Table table(resolve({.knobs = {{"ruling", "void"}}}).value(), 2, {"HORN"});
    table.pass(table.game.to_move);
    CHECK_FALSE(table.game.over());
    CHECK_FALSE(may_end_without_plays(table.game));
}

TEST_CASE("the settlement deducts racks and awards them to the player who went out (K14)") {
    Table table = classic_table(3, Ruling::on_laying);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.play(0, across("G8", "HORN"));
    table.pass(1);
    table.pass(2);
    table.game.position.bag = {};
    table.game.player(0).rack = tiles("S");
    table.game.player(1).rack = tiles("Q?");
    table.game.player(2).rack = tiles("AB");
    table.play(0, across("K8", "S"));
    const Ended& ended = table.last<Ended>();
    CHECK(ended.final_scores[0].awarded == 14);
    CHECK(ended.final_scores[0].final == 14 + 8 + 14);
    CHECK(ended.final_scores[1].deducted == 10);
    CHECK(ended.final_scores[1].final == -10);
    CHECK(ended.final_scores[2].final == -4);
    CHECK(ended.winners == std::vector{0});
}

TEST_CASE("the racks go to the player who went out and not to others with an empty rack (K14)") {
    Game game = classic_table(3).game;
    game.player(0).rack = game.player(2).rack = {};
    game.player(1).rack = tiles("Q");
    game.last_play = LastPlay{2, 1};
    const auto final_scores = settle(game, Reason::went_out);
    CHECK(final_scores[0].final == 0);
    CHECK(final_scores[2].final == 10);
}

TEST_CASE("when a game ends by passing, racks are deducted and awarded to nobody (K14)") {
    Table table = classic_table(2);
    table.give(0, "QZAAAAA");
    while (!table.game.over()) table.pass(table.game.to_move);
    CHECK(table.last<Ended>().final_scores[0].final == -25);
    CHECK(table.last<Ended>().final_scores[0].awarded == 0);
}

TEST_CASE("a tie goes to the higher score before settlement, or is shared (K15)") {
    Table table = classic_table(2);
    table.give(0, "QAAAAAA");  // 16 points
    table.give(1, "BBDEEEE");  // 12 points
    table.game.player(0).score = 20;
    SECTION("the higher score before settlement wins") {
        table.game.player(1).score = 16;
        while (!table.game.over()) table.pass(table.game.to_move);
        CHECK(table.last<Ended>().winners == std::vector{0});
    }
    SECTION("an equal score shares the win") {
        table.give(1, "ZEEEEEE");  // 16 points
        table.game.player(1).score = 20;
        while (!table.game.over()) table.pass(table.game.to_move);
        CHECK(table.last<Ended>().winners == std::vector{0, 1});
    }
}

TEST_CASE("a player who resigns leaves the order of play, keeps a frozen score and ranks last (G4)") {
    Table table = classic_table(3);
    const Seat mover = table.game.to_move;
    table.game.player(mover).score = 500;
    table.say(mover, Resign{});
    CHECK(table.game.to_move == (mover + 1) % 3);
    CHECK(table.refusal(mover, Resign{}) == "NOT_SEATED");
    const int bag = table.game.position.bag.total();
    CHECK(bag == 100 - 21);
    while (!table.game.over()) table.pass(table.game.to_move);
    const Ended& ended = table.last<Ended>();
    CHECK(ended.final_scores[index_of(mover)].final == 500);
    CHECK(std::find(ended.winners.begin(), ended.winners.end(), mover) == ended.winners.end());
}

TEST_CASE("a resignation neither counts as a pass nor breaks a chain of passes (G4, K13)") {
    Table table = classic_table(3);
    SECTION("the chain goes on without the player who resigns") {
        for (int turn = 0; turn < 2; ++turn) table.pass(table.game.to_move);
        table.say(table.game.to_move, Resign{});
        table.pass(table.game.to_move);
        CHECK_FALSE(table.game.over());
        table.pass(table.game.to_move);
    }
    SECTION("the player to move was the last who had to pass") {
        for (int turn = 0; turn < 5; ++turn) table.pass(table.game.to_move);
        table.say(table.game.to_move, Resign{});
    }
    SECTION("so was another player, whose turn was lost") {
        const Seat mover = table.game.to_move;
        for (Player& player : table.game.position.players) player.passes = 2;
        table.game.player((mover + 1) % 3).passes = 1;
        table.say((mover + 1) % 3, Resign{});
    }
    SECTION("the last who had to pass runs out of time") {
        for (int turn = 0; turn < 5; ++turn) table.pass(table.game.to_move);
        table.say(table.game.to_move, LoseOnTime{table.game.turn});
    }
    CHECK(table.last<Ended>().reason == Reason::all_passed);
}

TEST_CASE("when only one seat is left, it wins and there is no settlement (G4)") {
    Table table = classic_table(2);
    table.say(1, Resign{});
    CHECK(table.last<Ended>().reason == Reason::resignation);
    CHECK(table.last<Ended>().winners == std::vector{0});
    CHECK(table.last<Ended>().final_scores[0].final == 0);
}

TEST_CASE("a play stays open to challenge after its player resigns (G4)") {
    Table table = classic_table(3);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.play(0, across("G8", "NROH"));
    table.say(0, Resign{});
    table.challenge(1);
    CHECK(table.game.position.board.empty());
    CHECK(table.rack(0) == "AAEHNOR");
    CHECK(table.game.to_move == 1);
}

TEST_CASE("a failed challenge adds nothing to the score of a player who has resigned (G4, K17)") {
    Table table = classic_table(3, Ruling::challenge_pays_ten);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.play(0, across("G8", "HORN"));
    table.say(0, Resign{});
    table.challenge(1);
    CHECK(table.score(0) == 14);
}

TEST_CASE("nobody waits for a player who has resigned to accept (G4, K11)") {
    Table table = classic_table(3);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.play(0, across("G8", "HORN"));
    table.accept(2);
    table.say(1, Resign{});
    CHECK(table.last<WindowClosed>().reason == Closing::accepted);
    CHECK(table.game.to_move == 2);
}

TEST_CASE("the end publishes the seed that matches the hash from the beginning") {
    Table table = classic_table(2);
    while (!table.game.over()) table.pass(table.game.to_move);
    CHECK(hash_of(table.last<Ended>().seed.value()) == table.last<Began>().seed_hash);
}
