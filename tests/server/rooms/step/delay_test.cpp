#include <algorithm>
#include <functional>

#include "tests/server/rooms/step/delayed_watching.hpp"
#include "tests/server/rooms/step/frames.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace crisscross::test::delay;
namespace client = protocol::client;

namespace {

/// How often the watcher has received an event of this type.
std::ptrdiff_t times_heard(StepRoom& room, const std::string& type) {
    return std::ranges::count_if(room.received[watcher][1], [&type](const protocol::Entry& entry) {
        return entry.event && entry.event->text.find("\"type\":\"" + type + "\"") != std::string::npos;
    });
}

}  // namespace

TEST_CASE("delay: a watcher who is two moves behind sees a move when two others have followed it") {
    StepRoom room = game_watched({.delay_moves = 2});
    CHECK(room.join(watcher).empty());
    const std::uint32_t start = version(room);
    pass(room);
    pass(room);
    CHECK(received(room) == 0);
    pass(room);
    CHECK(received(room) == start + 2);
}

TEST_CASE("delay: a watcher who is seconds behind sees what happened when the time has passed") {
    StepRoom room = game_watched({.delay_seconds = 30});
    room.join(watcher);
    pass(room);
    const std::uint32_t first = version(room);
    CHECK(received(room) == 0);
    REQUIRE(room.timers[1].contains(server::timer::Delay{}));
    CHECK(room.timers[1][server::timer::Delay{}] == room.now + 30'000);
    room.now += 29'000;
    pass(room);
    CHECK(received(room) == 0);
    room.now += 1000;
    room.timers[1].erase(server::timer::Delay{});
    room.give(server::ToGame{1, server::TimerFired{server::timer::Delay{}}});
    CHECK(received(room) == first);
}

TEST_CASE("delay: somebody who joins late gets the state of the delay, whatever version the client says it has") {
    StepRoom room = game_watched({.delay_moves = 1});
    const std::uint32_t start = version(room);
    pass(room);
    CHECK(room.join(watcher).empty());
    const auto& joined = std::get<protocol::server::Joined>(room.replies[watcher].back());
    const std::string snapshot = std::get<protocol::Json>(joined.view.content).text;
    CHECK(snapshot.find("\"v\":" + std::to_string(start)) != std::string::npos);
}

TEST_CASE("delay: the log of a delayed watcher ends where they are, and refusals say nothing newer") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.join(watcher);
    const std::uint32_t start = version(room);
    pass(room);
    const auto log = std::get<protocol::server::Log>(ask(room, client::Log{}));
    CHECK(log.events.back().version == start);
    CHECK(room.say(watcher, client::TakeSeat{StepRoom::new_id(), "Nine"}) == "ALREADY_STARTED");
    CHECK(room.say(watcher, client::Pass{StepRoom::new_id(), 1}) == "NOT_SEATED");
}

TEST_CASE("delay: when the game is over, delayed watchers catch up") {
    StepRoom room = game_watched({.delay_moves = 3, .delay_seconds = 600});
    room.join(watcher);
    pass(room);
    room.finish(1);
    CHECK(received(room) == version(room));
    CHECK_FALSE(room.timers[1].contains(server::timer::Delay{}));
    CHECK(room.room[watcher].games.front().stage == "over");
}

TEST_CASE("delay: watchers who catch up get each event once, even if it was not known whether the end was stored") {
    StepRoom room = game_watched({.delay_moves = 3});
    room.join(watcher);
    pass(room);
    room.disk_answers = false;
    CHECK(room.say(1, client::Resign{StepRoom::new_id()}) == "STORAGE_FAILED");
    room.disk_answers = true;
    CHECK(received(room) == 0);
    CHECK(room.join(2).empty());
    CHECK(received(room) == version(room));
    const auto is_again = std::ranges::greater_equal();
    const auto& entries = room.received[watcher][1];
    CHECK(std::ranges::adjacent_find(entries, is_again, &protocol::Entry::version) == entries.end());
}

TEST_CASE("delay: a delayed watcher does not hear what is proposed, nor that something is") {
    StepRoom room = game_watched({.delay_moves = 2});
    room.join(watcher);
    const int told = room.told[watcher];
    room.say(1, room.proposal());
    CHECK(room.told[watcher] == told);
    CHECK_FALSE(room.room[watcher].next);
    CHECK(room.room[2].next);
}

TEST_CASE("delay: players see at once what happens, and that somebody watches") {
    StepRoom room = game_watched({.delay_moves = 2});
    room.join(watcher);
    pass(room);
    CHECK(room.received[1][1].back().version == version(room));
    CHECK(room.presence[1].watchers == 1);
    CHECK_FALSE(room.presence.contains(watcher));
}

TEST_CASE("delay: a delayed watcher hears nothing of players who come and go before the game is over") {
    StepRoom room;
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Player 1"});
    room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 2}});
    room.join(2);
    room.say(2, client::TakeSeat{StepRoom::new_id(), "Player 2"});
    room.join(watcher);
    CHECK(room.presence.erase(watcher) == 1);  // nothing has begun yet
    room.say(1, client::Start{StepRoom::new_id()});
    room.leave(2);
    CHECK(room.join(newcomer).empty());
    CHECK(room.join(2).empty());
    CHECK(room.presence[1].watchers == 2);
    for (const server::PlayerId one : {watcher, newcomer}) CHECK_FALSE(room.presence.contains(one));
    room.finish(1);
    for (const server::PlayerId one : {watcher, newcomer})
        CHECK(room.presence[one].present == std::vector<bool>{true, true});
}

TEST_CASE("delay: while it is not known whether a game has begun, its delay stays as it is") {
    StepRoom room;
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Player 1"});
    room.say(1, client::AddComputer{StepRoom::new_id()});
    room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 1}});
    room.disk_answers = false;
    CHECK(room.say(1, client::Start{StepRoom::new_id()}) == "STORAGE_FAILED");
    room.disk_answers = true;
    CHECK_FALSE(room.say(1, client::SetWatching{StepRoom::new_id(), {}}).empty());
    CHECK(room.about.watching.delay_moves == 1);
    CHECK(room.join(watcher).empty());
    CHECK(room.core.game(1)->is_delayed(static_cast<std::uint64_t>(watcher)));
}

TEST_CASE("delay: those who have waited for the start see the opening at once, and then with a delay") {
    StepRoom room;
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Player 1"});
    room.say(1, client::AddComputer{StepRoom::new_id()});
    room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_moves = 1}});
    room.join(watcher);
    room.say(1, client::Start{StepRoom::new_id()});
    CHECK(received(room) == version(room));
    CHECK(room.core.game(1)->is_delayed(static_cast<std::uint64_t>(watcher)));
}

TEST_CASE("delay: those who watch hear once, and at once, of the clocks with which a game begins") {
    StepRoom room;
    const protocol::ClockRules a_minute{protocol::GameClock{60, 0}, protocol::AtZero::lose};
    room.games[0].journal = server::numbered({protocol::SeatsChanged{{}, a_minute}}, 0, room.now);
    for (const server::PlayerId player : {1, 2}) {
        room.join(player);
        room.say(player, client::TakeSeat{StepRoom::new_id(), "Player " + std::to_string(player)});
    }
    room.say(1, client::SetWatching{StepRoom::new_id(), {.delay_seconds = 30}});
    room.join(watcher);
    room.say(1, client::Start{StepRoom::new_id()});
    const std::uint32_t began = version(room);
    CHECK(received(room) == began);
    room.join(newcomer);
    CHECK(version_of(std::get<protocol::Json>(joined_view(room, newcomer).content)) == began);
    room.now += 30'000;
    pass(room);
    CHECK(times_heard(room, "clock_set") == 1);
    CHECK(received(room) == began);
}

TEST_CASE("delay: a game that was opened for a new name has its delay, too") {
    StepRoom room = game_watched({.delay_seconds = 30});
    pass(room);
    for (const server::PlayerId player : {1, 2}) room.leave(player);
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.give(server::RenameIn{1, {1, "Ada", [](const auto&) {}}, server::RoomLease([] {})});
    CHECK(room.join(watcher).empty());
    CHECK(room.core.game(1)->is_delayed(static_cast<std::uint64_t>(watcher)));
}

TEST_CASE("delay: a game that was opened because of an outage has its delay, too") {
    StepRoom room = game_watched({.delay_seconds = 30});
    pass(room);
    room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
    room.give(server::WakeGame{1, server::RoomLease([] {}), server::Wake::After::outage});
    REQUIRE(room.core.game(1));
    CHECK(room.join(watcher).empty());
    CHECK(room.core.game(1)->is_delayed(static_cast<std::uint64_t>(watcher)));
}
