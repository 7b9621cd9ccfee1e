#include "tests/server/rooms/clocks/timed_pair.hpp"
#include "tests/support/server/minute_clock.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using nlohmann::json;
using protocol::AtZero;
using protocol::ClockRules;
using protocol::GameClock;
using protocol::MoveClock;
using protocol::SlowClock;

TEST_CASE("a live game becomes slow over WebSockets once both players want it, and live again") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    const auto say_it = [](Guest& guest, Guest& other, const ClockRules& rules) {
        other.wait_for(guest.say(client::ProposeClock{.proposal = protocol::ChangeProposal{rules}}));
    };
    const ClockRules slow{SlowClock{2, 3, 0}, AtZero::lose};
    say_it(pair.mover(), pair.other(), slow);
    CHECK(clocks_of(pair.other(), pair.room)["rules"]["kind"]["type"] == "game");
    say_it(pair.other(), pair.mover(), slow);
    CHECK(clocks_of(pair.other(), pair.room)["rules"]["kind"]["type"] == "slow");
    server.clock.advance(3'600 * second);
    CHECK(clocks_of(pair.mover(), pair.room)["running"]["seat"] == pair.to_move);
    for (Guest* guest : {&pair.mover(), &pair.other()})
        say_it(*guest, guest == &pair.mover() ? pair.other() : pair.mover(), {MoveClock{30}, AtZero::pass});
    server.clock.advance(31 * second);
    pair.other().wait_for(pair.other().version + 3);
    CHECK_NOTHROW(pair.other().say(client::Pass{.turn = 2}));
}

TEST_CASE("the next game of a room has the same clock, or the one that is proposed") {
    TestServer server;
    TimedPair pair(server.port(), a_minute);
    const auto over = pair.guests.back().say(client::Resign{});
    pair.guests.front().wait_for(over);
    const auto play_again = [&](const client::ProposeGame& wanted, int game) {
        pair.guests.front().say(wanted);
        Guest& other = pair.guests.back();
        while (!other.room_now || !other.room_now->next) other.next();
        other.say(client::AgreeToGame{.proposal = other.room_now->next->proposal});
        for (Guest& guest : pair.guests) guest.follow_to(game);
    };
    play_again(client::ProposeGame{}, 2);
    Guest watcher(server.port());
    CHECK(clocks_of(watcher, pair.room)["rules"]["kind"]["seconds"] == 60);
    play_again(client::ProposeGame{.clock = ClockRules{MoveClock{30}, AtZero::pass}}, 3);
    CHECK(clocks_of(watcher, pair.room)["rules"]["kind"]["type"] == "move");
    play_again(client::ProposeGame{.clock = ClockRules{}}, 4);
    CHECK_FALSE(watcher.join(pair.room).view.clocks);
}

TEST_CASE("a clock of a thousand days is refused with its field, and harms nothing") {
    TestServer server;
    Guest guest(server.port());
    const auto refused =
        guest.refused(client::Create{.name = "Mara", .clock = ClockRules{SlowClock{1000, 0, 0}, AtZero::lose}});
    CHECK(refused.code == "BAD_MESSAGE");
    CHECK(refused.field == "/clock/kind/days");
    TimedPair pair(server.port(), a_minute);
    const auto proposed = pair.mover().refused(
        client::ProposeClock{.proposal = protocol::ChangeProposal{{GameClock{60, 0}, AtZero::points, {1'000, 10}}}});
    CHECK(proposed.field == "/proposal/rules/overtime/points");
    CHECK(pair.mover().refused(client::BeginHoliday{}).details.reason == "not_slow");
    pair.mover().say(client::Pass{.turn = 1});
}
