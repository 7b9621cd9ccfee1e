#include "tests/support/catch.hpp"
#include "tests/support/engine/started_game.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// Seat 0 has played ZQX.
StartedGame after_play(int seats) {
    static const Rules scrappy = system_rules("scrappy");
    StartedGame game(scrappy, seats, {"AT"});
    game.turn_to(0);
    game.give(0, "ZQXAAEE");
    game.play(0, across("A1", "ZQX"));
    return game;
}

}  // namespace

TEST_CASE("with two players the challenger decides, and a withdrawn play may be replaced (R8)") {
    StartedGame game = after_play(2);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(1);
    CHECK(game.refusal(1, Pass{game.state.turn}) == "WINDOW_OPEN");
    game.say(0, ShowEvidence{play, "it is the name of my cat"});
    CHECK(game.refusal(0, Vote{play, Opinion::convinced}) == "NOTHING_TO_VOTE");
    game.say(1, Vote{play, Opinion::not_convinced});
    CHECK(game.last<Withdrawn>().seat == 0);
    CHECK(game.state.to_move == 0);
    CHECK(game.score(0) == 0);
    CHECK(game.rack(0) == "AAEEQXZ");
}

TEST_CASE("a majority withdraws a play, and a tie favours the word (R8)") {
    StartedGame game = after_play(3);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(1);
    game.say(1, Vote{play, Opinion::not_convinced});
    CHECK(game.refusal(1, Vote{play, Opinion::not_convinced}) == "NOTHING_TO_VOTE");
    SECTION("tied") {
        game.say(2, Vote{play, Opinion::convinced});
        CHECK(game.last<Upheld>().challenger == 1);
        CHECK(game.state.to_move == 1);
    }
    SECTION("a player who does not vote in time abstains") {
        game.expire();
        CHECK(game.state.to_move == 0);
    }
}

TEST_CASE("the challenged player may withdraw without a vote (R8)") {
    StartedGame game = after_play(3);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(2);
    CHECK(game.refusal(1, WithdrawPlay{play}) == "NOTHING_TO_VOTE");
    game.say(0, WithdrawPlay{play});
    CHECK(game.state.to_move == 0);
    CHECK(game.state.position.board.empty());
}

TEST_CASE("evidence, votes and the verdict are kept with the play (R8)") {
    StartedGame game = after_play(3);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(1);
    game.say(0, ShowEvidence{play, "an old atlas"});
    CHECK(game.refusal(2, ShowEvidence{play, "no such atlas"}) == "NOTHING_TO_VOTE");
    CHECK(game.state.pending_play()->dispute->evidence == "an old atlas");
    game.say(1, Vote{play, Opinion::not_convinced});
    CHECK(game.state.pending_play()->dispute->votes.size() == 1);
    game.say(2, Vote{play, Opinion::not_convinced});
    CHECK(game.last<EvidenceShown>().text == "an old atlas");
    CHECK(game.last<Voted>().seat == 2);
    CHECK(game.last<Withdrawn>().turn == play);
}

TEST_CASE("a play can be disputed only once (R8)") {
    StartedGame game = after_play(3);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(1);
    CHECK(game.refusal(2, Challenge{play}) == "NOTHING_TO_CHALLENGE");
    game.expire();  // nobody votes
    CHECK(game.last<Upheld>().turn == play);
    CHECK(game.refusal(2, Challenge{play}) == "STALE");
}

TEST_CASE("when the player to move resigns during a vote, the next player moves (R8, G4)") {
    StartedGame game = after_play(4);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(2);
    game.say(1, Resign{});
    SECTION("when the play is upheld") {
        game.say(2, Vote{play, Opinion::convinced});
        game.say(3, Vote{play, Opinion::convinced});
        CHECK(game.state.to_move == 2);
    }
    SECTION("when it is withdrawn and its player has left too") {
        game.say(0, Resign{});
        game.say(2, Vote{play, Opinion::not_convinced});
        game.say(3, Vote{play, Opinion::not_convinced});
        CHECK(game.state.position.board.empty());
        CHECK(game.state.to_move == 2);
    }
}

TEST_CASE("a vote counts although its player resigns during the vote (R8, G4)") {
    StartedGame game = after_play(4);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(1);
    game.say(1, Vote{play, Opinion::not_convinced});
    game.say(1, Resign{});
    game.say(2, Vote{play, Opinion::convinced});
    SECTION("it decides together with the others") {
        game.say(3, Vote{play, Opinion::not_convinced});
        CHECK(game.last<Withdrawn>().turn == play);
    }
    SECTION("it makes a tie, which favours the word") {
        game.say(3, Resign{});
        CHECK(game.last<Upheld>().turn == play);
    }
}

TEST_CASE("nobody waits for the vote of a player who resigns (R8, G4)") {
    StartedGame game = after_play(4);
    const Turn play = game.state.pending_play()->turn;
    game.challenge(1);
    game.say(1, Vote{play, Opinion::not_convinced});
    game.say(2, Vote{play, Opinion::not_convinced});
    game.say(3, Resign{});
    CHECK(game.last<Withdrawn>().turn == play);
}
