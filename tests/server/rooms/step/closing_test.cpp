#include "server/games/model/game_timer.hpp"
#include "server/rooms/stored/series.hpp"
#include "tests/server/rooms/step/waiting_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using Act = protocol::server::RoomAct;

TEST_CASE("place: the host closes the room for everybody, but not while a game is under way") {
    StepRoom room;
    room.start(2);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
    room.finish(1);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    CHECK(std::holds_alternative<protocol::server::RoomClosed>(room.replies[2].back()));
    CHECK(room.join(3) == "ROOM_CLOSED");
    CHECK(room.leases == 0);
}

TEST_CASE("place: those who had a seat review the finished games of a closed room, and nothing else is left of it") {
    StepRoom room;
    room.start(2);
    room.finish(1);
    room.join(3);
    room.say(1, client::CloseRoom{StepRoom::new_id()});
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(2).empty());
        CHECK(room.room[2].closed);
        CHECK(room.room[2].may.empty());
        CHECK(room.say(2, room.proposal()) == "ROOM_CLOSED");
        CHECK(room.say(2, client::Say{StepRoom::new_id(), "ABCD2345", "Well played"}) == "ROOM_CLOSED");
        CHECK(room.say(2, client::Resign{StepRoom::new_id()}) == "GAME_OVER");
        CHECK(room.join(3) == "ROOM_CLOSED");
        room.leave(2);
        CHECK(room.core.idle());
    }
    CHECK(room.join(1).empty());
    CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), "Friday"}) == "ROOM_CLOSED");
    CHECK_FALSE(room.in_lobby);
}

TEST_CASE("place: a host without a seat reviews the finished games of the closed room, too") {
    StepRoom room = waiting(3);
    CHECK(room.say(1, client::LeaveSeat{StepRoom::new_id()}).empty());
    CHECK(room.say(2, client::Start{StepRoom::new_id()}).empty());
    room.finish(2);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(1).empty());
        CHECK(room.room[1].closed);
        CHECK(room.room[1].may.empty());
        CHECK(room.say(1, client::NameRoom{StepRoom::new_id(), "Friday"}) == "ROOM_CLOSED");
        CHECK(room.join(1, 2) == "ROOM_CLOSED");
    }
}

TEST_CASE("place: all finished games of a closed room are reviewed, however many it had") {
    StepRoom room;
    room.start(2);
    for (int game = 1; game < 25; ++game) {
        room.finish(1);
        room.say(1, room.proposal());
        client::AgreeToGame agreement{StepRoom::new_id(), room.room[2].next->proposal};
        agreement.game = room.newest();
        CHECK(room.say(2, agreement).empty());
        for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    }
    room.finish(1);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(2, 1).empty());
        CHECK(room.room[2].games.size() == server::max_listed_games);
        CHECK(room.join(2, 26) == "ROOM_CLOSED");
        CHECK(room.join(3, 1) == "ROOM_CLOSED");
    }
}

TEST_CASE("place: in a closed room nobody opens a game that is not over") {
    StepRoom room;
    room.start(2);
    for (const server::PlayerId player : {1, 2}) room.leave(player);
    room.closed = true;
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    CHECK(room.join(1) == "ROOM_CLOSED");
    room.give(server::WakeGame{1, server::RoomLease([] {}), server::Wake::After::outage});
    CHECK_FALSE(room.core.game(1));
}

TEST_CASE("place: what is not possible during a game is not possible while one is set aside either") {
    StepRoom room;
    room.start(2);
    room.say(1, room.proposal());
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    room.finish(1);
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(1).empty());
        CHECK_FALSE(may(room, 1, Act::close_room));
        CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
        CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}}) == "GAME_GOES_ON");
    }
    CHECK(room.join(1, 1).empty());
    CHECK(room.join(2, 1).empty());
    CHECK(room.say(2, client::Resign{StepRoom::new_id()}).empty());
    CHECK(room.join(1).empty());
    CHECK(may(room, 1, Act::close_room));
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
}

TEST_CASE("place: a room is closed once nothing has happened in its games for 30 days, and the refusal says when") {
    StepRoom room;
    room.start(3);
    const server::Moment moved = room.now;
    for (const bool is_new : {false, true}) {
        if (is_new) room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        room.now = moved + server::RoomSituation::max_quiet - 5000;
        CHECK(room.join(1).empty());
        CHECK_FALSE(may(room, 1, Act::close_room));
        CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
        const auto& refusal = std::get<protocol::server::Error>(room.replies[1].back());
        CHECK(refusal.details.retry_after == 5000);
        room.now = moved + server::RoomSituation::max_quiet;
        CHECK(room.join(1).empty());
        room.leave(1);
        CHECK(room.join(1).empty());
        CHECK(may(room, 1, Act::close_room));
    }
    CHECK(room.say(2, client::CloseRoom{StepRoom::new_id()}) == "NOT_JOINED");
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
    for (const server::PlayerId player : {1, 2, 3}) CHECK(room.join(player) == "ROOM_CLOSED");
}

TEST_CASE("place: a game in which somebody has moved since keeps the room open for another 30 days") {
    StepRoom room;
    room.start(3);
    room.now += server::RoomSituation::max_quiet;
    CHECK(room.say(3, client::Resign{StepRoom::new_id()}).empty());
    CHECK_FALSE(may(room, 1, Act::close_room));
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
    room.now += server::RoomSituation::max_quiet;
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}).empty());
}

TEST_CASE("place: for a game whose clock runs, the 30 days begin when the clock rings") {
    StepRoom room;
    room.start(2);
    const protocol::ClockRules slow{protocol::SlowClock{30, 0, 0}, protocol::AtZero::lose};
    for (const server::PlayerId player : {1, 2})
        CHECK(room.say(player, client::ProposeClock{StepRoom::new_id(), protocol::ChangeProposal{slow}}).empty());
    const server::Moment rings = server::next_alarm(room.state(1)).value().at;
    REQUIRE(rings > room.now + 28 * server::span::day);
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
    const auto& refusal = std::get<protocol::server::Error>(room.replies[1].back());
    CHECK(refusal.details.retry_after == rings + server::RoomSituation::max_quiet - room.now);
}

TEST_CASE("delay: a host who watches with a delay does not learn from a refusal when a move was made") {
    StepRoom room = waiting(3);
    CHECK(room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}}).empty());
    CHECK(room.say(1, client::LeaveSeat{StepRoom::new_id()}).empty());
    CHECK(room.say(2, client::Start{StepRoom::new_id()}).empty());
    CHECK(room.say(1, client::CloseRoom{StepRoom::new_id()}) == "GAME_GOES_ON");
    CHECK_FALSE(std::get<protocol::server::Error>(room.replies[1].back()).details.retry_after);
}
