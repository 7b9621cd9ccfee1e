#include "tests/server/rooms/step/played_room.hpp"
#include "tests/support/server/minute_clock.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Seats = std::vector<engine::Seat>;

namespace {

void both_propose(StepRoom& room, const protocol::ClockProposal& proposal) {
    for (const server::PlayerId player : {1, 2})
        CHECK(room.say(player, client::ProposeClock{StepRoom::new_id(), proposal}).empty());
}

/// A live game of two players.
StepRoom live_game() {
    StepRoom room;
    room.start(2);
    both_propose(room, protocol::ChangeProposal{a_minute});
    return room;
}

/// The players go back to the first game, which they have set aside, and go on with it.
void resume_first(StepRoom& room) {
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player, 1).empty());
    both_propose(room, protocol::ResumeProposal{});
    REQUIRE_FALSE(room.state(1).clocks.paused);
}

}  // namespace

TEST_CASE("room: a client that joins gets the newest game, and then the room") {
    StepRoom room;
    CHECK(room.join(1).empty());
    const auto& joined = std::get<protocol::server::Joined>(room.replies[1].back());
    CHECK(joined.view.game == 1);
    CHECK(room.room[1].newest == 1);
    CHECK(room.room[1].games.size() == 1);
    CHECK(room.join(1, 2) == "NO_SUCH_GAME");
    CHECK(room.join(1, 0) == "NO_SUCH_GAME");
}

TEST_CASE("room: a client that is refused another game is out of the room") {
    StepRoom room = after_a_game(2);
    CHECK(room.join(2, 999) == "NO_SUCH_GAME");
    CHECK(room.leases == 1);
    CHECK(room.core.everybody().size() == 1);
    room.leave(1);
    CHECK(room.core.idle());
}

TEST_CASE("room: a game under way is set aside when all of its people agree, and goes on for those who join it") {
    StepRoom room;
    room.start(3);
    room.leave(3);
    room.say(1, room.proposal());
    room.say(2, about<client::AgreeToGame>(room, 2));
    CHECK(room.newest() == 1);
    CHECK(room.room[1].next->missing == Seats{2});
    room.join(3);
    CHECK(room.say(3, about<client::AgreeToGame>(room, 3)).empty());
    REQUIRE(room.newest() == 2);
    for (int player = 1; player <= 3; ++player) CHECK(room.join(player, 1).empty());
    CHECK(room.state(1).stage() == server::Stage::playing);
    const auto seat = static_cast<std::size_t>(room.state(1).game->to_move);
    CHECK(room.say(room.state(1).seats[seat].player, client::Pass{StepRoom::new_id(), room.state(1).game->turn})
              .empty());
}

TEST_CASE("room: the clocks of a live game stop when it is set aside, until its players want to go on") {
    using protocol::AtZero;
    using protocol::ClockRules;
    for (const bool is_slow : {false, true}) {
        CAPTURE(is_slow);
        const ClockRules clock = is_slow ? ClockRules{protocol::SlowClock{3, 0, 21}, AtZero::pass}
                                         : ClockRules{protocol::GameClock{60, 0}, AtZero::lose};
        StepRoom room;
        room.start(2);
        both_propose(room, protocol::ChangeProposal{clock});
        room.say(1, room.proposal());
        REQUIRE(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
        REQUIRE(room.newest() == 2);
        for (const server::PlayerId player : {1, 2}) room.join(player, 1);
        CHECK(room.state(1).stage() == server::Stage::playing);
        CHECK(room.state(1).clocks.paused.has_value() == !is_slow);
        if (is_slow) continue;
        both_propose(room, protocol::ResumeProposal{});
        CHECK_FALSE(room.state(1).clocks.paused);
    }
}

TEST_CASE("room: the clocks of an older live game stop, too, when its players begin another game") {
    StepRoom room = live_game();
    room.say(1, room.proposal());
    REQUIRE(agree_to(room, 2).empty());
    for (const server::PlayerId player : {1, 2}) room.join(player);
    room.finish(1);
    resume_first(room);
    room.join(1);
    CHECK(room.say(1, room.proposal()).empty());
    CHECK(agree_to(room, 2).empty());
    REQUIRE(room.newest() == 3);
    CHECK(room.record(1).state.clocks.paused);
}

TEST_CASE("room: the clocks of a live game run on when only people who do not play in it begin another one") {
    StepRoom room = live_game();
    for (const server::PlayerId player : {3, 4}) {
        room.join(player);
        CHECK(say_to(room, player, client::TakePart{{}, "Player " + std::to_string(player)}).empty());
    }
    room.say(1, room.proposal());
    REQUIRE(agree_to(room, 2).empty());
    for (const server::PlayerId player : {1, 2, 3, 4}) room.join(player);
    room.finish(1);
    for (const server::PlayerId player : {1, 2}) CHECK(say_to(room, player, client::StepBack{}).empty());
    resume_first(room);
    CHECK(room.say(3, room.proposal()).empty());
    CHECK(agree_to(room, 4).empty());
    REQUIRE(room.newest() == 3);
    CHECK_FALSE(room.record(1).state.clocks.paused);
}

TEST_CASE("room: a server that is killed as the next game begins leaves no clock of the game before it running") {
    StepRoom room = live_game();
    room.say(1, room.proposal());
    const auto agreed = about<client::AgreeToGame>(room, 2);
    for (int kills = 0; room.newest() == 1; ++kills) {
        REQUIRE(kills < 5);
        room.dies_when_stored = true;
        CHECK(room.say(2, agreed) == StepRoom::no_answer);
        for (const server::PlayerId player : {1, 2}) room.join(player);
    }
    CHECK(room.record(1).state.clocks.paused);
}

TEST_CASE("room: a request about a game that another has followed is refused, so that nothing is done twice") {
    StepRoom room = after_a_game(1 + 1);
    auto proposed = room.proposal();
    room.say(1, proposed);
    room.say(2, about<client::AgreeToGame>(room, 2));
    REQUIRE(room.newest() == 2);
    CHECK(room.say(1, proposed).empty());  // it is only answered again
    CHECK(room.newest() == 2);
    proposed.id = StepRoom::new_id();
    CHECK(room.say(1, proposed) == "GAME_FOLLOWED");
    CHECK(room.newest() == 2);
}

TEST_CASE("room: a change of the host is about the room, even if it names a game that another has followed") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    room.say(2, about<client::AgreeToGame>(room, 2));
    REQUIRE(room.newest() == 2);
    room.join(1);
    CHECK(room.say(1, client::LockRoom{.id = StepRoom::new_id(), .locked = true, .game = 1}).empty());
    CHECK(room.about.locked);
}

TEST_CASE("room: the id of a command in one game is refused in another at once, and the clock of that goes on") {
    StepRoom room;
    room.start(2);
    client::Resign resign{StepRoom::new_id()};
    CHECK(room.say(2, resign).empty());
    room.say(1, room.proposal());
    room.say(2, about<client::AgreeToGame>(room, 2));
    REQUIRE(room.newest() == 2);
    const protocol::ClockRules rules{protocol::GameClock{60, 0}, protocol::AtZero::lose};
    for (const server::PlayerId player : {1, 2}) {
        CHECK(room.join(player).empty());
        client::ProposeClock wanted{StepRoom::new_id(), protocol::ChangeProposal{rules}};
        wanted.game = 2;
        CHECK(room.say(player, wanted).empty());
    }
    const auto timers = room.timers[2];
    REQUIRE(timers.contains(server::timer::Clock{}));
    resign.game = 2;
    for (int times = 0; times < 10; ++times) CHECK(room.say(2, resign) == "ID_USED");
    CHECK(room.timers[2] == timers);
    CHECK(room.state(2).stage() == server::Stage::playing);
    CHECK(room.failures.empty());
}

TEST_CASE("room: a connection watches one game at a time, and gets nothing of the others") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    room.say(2, about<client::AgreeToGame>(room, 2));
    room.join(1, 2);
    room.join(2, 2);
    CHECK_FALSE(room.core.game(1));
    room.join(9, 1);
    CHECK(room.core.game(1));
    const auto seat = static_cast<std::size_t>(room.state(2).game->to_move);
    client::Pass pass{StepRoom::new_id(), room.state(2).game->turn};
    pass.game = 2;
    CHECK(room.say(room.state(2).seats[seat].player, pass).empty());
    CHECK(room.received[9][2].empty());
    CHECK_FALSE(room.received[1][2].empty());
    CHECK(room.say(9, client::Resign{StepRoom::new_id()}) == "NOT_SEATED");
    client::Resign elsewhere{StepRoom::new_id()};
    elsewhere.game = 2;
    CHECK(room.say(9, elsewhere) == "NOT_JOINED");
}

TEST_CASE("room: a room that cannot be read lets nobody in, and is read again for the next") {
    StepRoom room;
    room.disk_works = false;
    CHECK(room.join(1) == "STORAGE_FAILED");
    CHECK(room.failures == std::vector<std::string>{"the disk is gone"});
    CHECK(room.leases == 0);
    CHECK(room.core.idle());
    room.disk_works = true;
    CHECK(room.join(1).empty());
}

TEST_CASE("room: if the next game cannot be stored, those who agreed hear of it, and it stays proposed") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    room.makes_games = false;
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    room.makes_games = true;
    CHECK(room.newest() == 1);
    for (const server::PlayerId player : {1, 2})
        CHECK(std::get<protocol::server::Error>(room.replies[player].back()).code == "STORAGE_FAILED");
    REQUIRE(room.room[1].next);
    CHECK(room.say(1, about<client::AgreeToGame>(room, 1)).empty());
    CHECK(room.newest() == 2);
}

TEST_CASE("room: computers play on in the next game before anybody has joined it") {
    StepRoom room;
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Ada"});
    room.say(1, client::AddComputer{StepRoom::new_id()});
    room.say(1, client::Start{StepRoom::new_id()});
    client::Resign resign{StepRoom::new_id()};
    CHECK(room.say(1, resign).empty());
    CHECK(room.say(1, room.proposal()).empty());
    REQUIRE(room.newest() == 2);
    CHECK(room.core.game(2));
    CHECK(room.state(2).stage() == server::Stage::playing);
    CHECK(room.state(2).seats[1].computer);
}

TEST_CASE("room: everybody who leaves gives back the lease, and then the room may be forgotten") {
    StepRoom room = after_a_game(2);
    room.join(9, 1);
    CHECK(room.leases == 3);
    for (const server::PlayerId player : {1, 2, 9}) room.leave(player);
    CHECK(room.leases == 0);
    CHECK(room.core.idle());
}

TEST_CASE("room: a room that is closed tells everybody in all of its games, and lets nobody in again") {
    StepRoom room = after_a_game(2);
    room.say(1, room.proposal());
    room.say(2, about<client::AgreeToGame>(room, 2));
    room.join(1, 2);
    room.give(server::Close{});
    for (const server::PlayerId player : {1, 2})
        CHECK(std::holds_alternative<protocol::server::RoomClosed>(room.replies[player].back()));
    CHECK(room.leases == 0);
    CHECK(room.join(1) == "ROOM_CLOSED");
    CHECK(room.core.idle());
}

TEST_CASE("room: people learn of the room when it changes, and not of every move") {
    StepRoom room;
    room.start(2);
    const int told = room.told[1];
    const auto seat = static_cast<std::size_t>(room.state(1).game->to_move);
    room.say(room.state(1).seats[seat].player, client::Pass{StepRoom::new_id(), room.state(1).game->turn});
    CHECK(room.told[1] == told);
    const int reads = room.room_reads;
    room.finish(1);
    CHECK(room.told[1] == told + 1);
    CHECK(room.room_reads == reads + 1);
    CHECK(room.room[1].games.front().stage == "over");
}

TEST_CASE("room: the first to move in the next game is called to it, unless they come within a moment") {
    StepRoom room = after_a_game(3);
    room.leave(3);
    CHECK(room.say(1, room.proposal()).empty());
    room.calls.clear();
    CHECK(room.say(2, about<client::AgreeToGame>(room, 2)).empty());
    REQUIRE(room.newest() == 2);
    room.join(1);
    const auto& state = room.state(2);
    std::erase_if(room.calls, [](const auto& made) { return made.second.when == server::CallPlayers::When::there; });
    REQUIRE(room.calls.size() == 1);
    const auto& [game, call] = room.calls.front();
    CHECK(game == 2);
    CHECK(call.notice.what == protocol::Notice::What::your_turn);
    CHECK(call.notice.game == 2);
    CHECK(call.when == server::CallPlayers::When::soon);
    CHECK(call.players == std::vector{state.seats[static_cast<std::size_t>(state.game->to_move)].player});
}
