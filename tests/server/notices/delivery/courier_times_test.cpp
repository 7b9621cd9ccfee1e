#include "server/time/span.hpp"
#include "tests/server/notices/delivery/courier_world.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using namespace crisscross::test::courier;
using protocol::Notice;

namespace {

const std::string due = "SELECT min(due) FROM deliveries";

}  // namespace

TEST_CASE("a notice in a player's night waits for the morning, and a reminder for its time") {
    World world;  // its clock begins at 8:00 UTC
    const Moment now = world.clock.now();
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    const Night until_ten{22 * 60, 10 * 60};
    work.courier().call(room, turn(), {{.player = mara, .night = until_ten, .reminders = {.number = 1}}});
    CHECK(world.becomes(waiting, "2"));
    CHECK(world.ask(due) == std::to_string(now + 2 * span::hour));
    CHECK(world.service.heard().empty());
    world.clock.advance(2 * span::hour);
    CHECK(world.service.has_heard(1));
    CHECK(world.becomes(due, std::to_string(now + 26 * span::hour)));
    world.clock.advance(24 * span::hour);
    CHECK(world.service.has_heard(2));
    CHECK(world.becomes(waiting, "0"));
}

TEST_CASE("the last of seven reminders comes, too, even after a night") {
    World world;  // its clock begins at 8:00 UTC
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    const Night until_ten{22 * 60, 10 * 60};
    work.courier().call(room, turn(),
                        {{.player = mara, .night = until_ten, .reminders = {.number = ReminderRule::max}}});
    REQUIRE(world.becomes(waiting, "8"));
    world.clock.advance(2 * span::hour);
    for (std::size_t heard = 1; heard <= 8; ++heard) {
        REQUIRE(world.service.has_heard(heard));
        REQUIRE(world.becomes(waiting, std::to_string(8 - heard)));
        world.clock.advance(span::day);
    }
}

TEST_CASE("what is due at last in a player's night waits for the morning, too") {
    World world;  // its clock begins at 8:00 UTC
    const Moment now = world.clock.now();
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    world.database().execute(
        "INSERT INTO call_times (player, reminders, night_from, night_to, zone) "
        "VALUES (1, 1, 1320, 600, 'UTC')");
    work.courier().call(room, turn(), {{.player = mara, .night = no_night}});
    CHECK(world.becomes(due, std::to_string(now + 2 * span::hour)));
    CHECK(world.ask("SELECT attempts FROM deliveries") == "0");
    CHECK(world.service.heard().empty());
    world.clock.advance(2 * span::hour);
    CHECK(world.service.has_heard(1));
}

TEST_CASE("nothing calls a player in the night of their clock either, not even what is due at last") {
    World world;  // its clock begins at 8:00 UTC
    const Moment now = world.clock.now();
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    const storage::ClockNight until_ten{22 * 60, 10 * 60, "UTC"};
    work.courier().call(room, turn(), {{.player = mara, .night = no_night, .clock_night = until_ten}});
    const std::string in_room = "SELECT due FROM deliveries WHERE room = 1";
    REQUIRE(world.becomes(in_room, std::to_string(now + 2 * span::hour)));
    world.database().execute("UPDATE deliveries SET due = 0");
    work.courier().call(elsewhere, turn("EFGH2345"), {{.player = mara, .night = no_night}});
    REQUIRE(world.service.has_heard(1));
    CHECK(world.becomes(in_room, std::to_string(now + 2 * span::hour)));
    CHECK(world.becomes(waiting, "1"));
    world.clock.advance(2 * span::hour);
    CHECK(world.service.has_heard(2));
}

TEST_CASE("reminders count from the beginning of a turn, and the first is that of a clock which reminds") {
    World world;
    const Moment now = world.clock.now();
    const CalledTurn turn_now{.began = now - 25 * span::hour};
    const Notice notice = turn();
    const auto reminders_of = [&](int number, CalledTurn called) {
        Work work(world);
        world.database().execute("DELETE FROM deliveries");
        if (world.ask("SELECT count(*) FROM push_devices") == "0")
            work.add_device(mara, world.browser.subscription(world.push_address()));
        work.courier().call(
            room, notice,
            {{.player = mara, .after = {}, .night = no_night, .reminders = {.number = number}, .turn = called}});
        work.courier().call(elsewhere, notice, {{.player = mara, .after = span::hour, .night = no_night}});
        CHECK(world.becomes("SELECT count(*) FROM deliveries WHERE room = 2", "1"));
        return world.ask("SELECT group_concat(due) FROM deliveries WHERE room = 1");
    };
    CHECK(reminders_of(1, turn_now).empty());
    CHECK(reminders_of(2, turn_now) == std::to_string(now + 23 * span::hour));
    CHECK(reminders_of(2, {.began = now, .clock_reminders = 1}) == std::to_string(now + 24 * span::hour));
    CHECK(reminders_of(1, {.began = now, .clock_reminders = 2}).empty());
    CHECK(reminders_of(2, {.began = now, .ends = now + 24 * span::hour}).empty());
}

TEST_CASE("a player who has moved is not reminded of that turn") {
    World world;
    Work work(world);
    work.add_device(mara, world.browser.subscription(world.push_address()));
    work.courier().call(room, turn(), {{.player = mara, .night = no_night, .reminders = {.number = 3}}});
    REQUIRE(world.service.has_heard(1));
    REQUIRE(world.becomes(waiting, "3"));
    work.courier().withdraw(mara, room, 1);
    CHECK(world.becomes(waiting, "0"));
}
