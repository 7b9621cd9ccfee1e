#include <algorithm>

#include "tests/server/games/step/timed_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace timer = crisscross::server::timer;
namespace span = crisscross::server::span;
using crisscross::protocol::AtZero;
using crisscross::protocol::ClockEvent;
using crisscross::protocol::ClockSet;
using crisscross::protocol::Forgiveness;
using crisscross::protocol::GameClock;
using crisscross::protocol::MoveClock;
using crisscross::protocol::Night;
using crisscross::protocol::SlowClock;
using crisscross::protocol::TimeForgiven;
using crisscross::protocol::TimeReminded;
using crisscross::protocol::TimeUp;

namespace {

/// The newest event of the game that is of this kind.
template <class Event>
std::optional<Event> newest(const StepGame& room) {
    std::optional<Event> found;
    for (const server::GameEntry& entry : room.journal)
        if (const auto* event = std::get_if<engine::Event>(&entry.event))
            if (const auto* kind = std::get_if<Event>(event)) found = *kind;
    return found;
}

/// Of the player whose turn it is.
server::Say with_lag(const TimedGame& room, const protocol::GameCommand& command, server::Moment lag) {
    const auto player = room.mover();
    return {{static_cast<std::uint64_t>(player), player}, command, lag};
}

server::Say say_with_lag(const TimedGame& room, server::Moment lag) {
    return with_lag(room, client::Pass{StepGame::new_id(), room.state().game->turn}, lag);
}

}  // namespace

TEST_CASE("a game with a clock begins with it, and a player whose time is up loses") {
    TimedGame room(a_minute);
    const auto seat = room.state().game->to_move;
    const auto turn = room.state().game->turn;
    CHECK(std::get<ClockEvent>(room.journal.back().event) == ClockEvent(ClockSet{a_minute}));
    CHECK(room.timers == Timers{{timer::Clock{}, room.now + 60'000 + server::max_lag}});
    room.pass_time(60'999);
    CHECK(room.left() == 0);
    CHECK(room.state().stage() == server::Stage::playing);
    room.pass_time(1);
    CHECK(room.rung() == std::vector<ClockEvent>{TimeUp{seat, turn, 0}});
    CHECK(newest<engine::LostOnTime>(room) == engine::LostOnTime{seat});
    CHECK(room.state().stage() == server::Stage::over);
    CHECK(room.timers.empty());
}

TEST_CASE("a game without a clock has none, even after it has begun") {
    StepGame room;
    room.start(2);
    CHECK_FALSE(room.state().clocks.rules.has_clock());
    CHECK(room.timers.empty());
    CHECK_FALSE(room.effects_of_kind<server::Tell>().back().clocks);
}

TEST_CASE("a move stops the clock, and the clock of the next player runs") {
    TimedGame room({GameClock{60, 5}, AtZero::lose});
    const auto first = room.state().game->to_move;
    room.pass_time(20'000);
    room.pass();
    CHECK(room.left(first) == 45'000);
    CHECK(room.timers == Timers{{timer::Clock{}, room.now + 61'000}});
    room.pass_time(30'000);
    CHECK(room.left(first) == 45'000);
    CHECK(room.left() == 30'000);
}

TEST_CASE("with a time for each move the turn passes when it is up, until the game ends by passes") {
    TimedGame room({MoveClock{30}, AtZero::pass});
    const auto first = room.mover();
    room.pass_time(31'000);
    CHECK(newest<engine::Passed>(room)->timed_out);
    CHECK(room.mover() != first);
    CHECK(room.left() == 30'000);
    room.pass_time(10 * 31'000);
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("overtime costs points for each minute, and then the game") {
    TimedGame room({GameClock{30, 0}, AtZero::points, {10, 2}});
    const auto seat = room.state().game->to_move;
    room.pass_time(31'000);
    CHECK(newest<engine::OvertimeCharged>(room));
    CHECK(room.state().stage() == server::Stage::playing);
    room.pass_time(2 * span::minute - 1);
    CHECK(room.state().stage() == server::Stage::playing);
    room.pass_time(1);
    CHECK(newest<engine::LostOnTime>(room) == engine::LostOnTime{seat});
}

TEST_CASE("where time up is only a nudge, the game goes on") {
    TimedGame room({MoveClock{30}, AtZero::nudge});
    const auto turn = room.state().game->turn;
    room.pass_time(10 * span::minute);
    CHECK(room.rung().size() == 1);
    CHECK(room.state().game->turn == turn);
    CHECK(room.timers.empty());
    CHECK(room.left() == 0);
}

TEST_CASE("no clock runs while a play waits for challenges") {
    TimedGame room(a_minute, 3, {.knobs = {{"window_more_seats", 20}}});
    room.pass_time(10'000);
    room.say(room.mover(), room.first_play());
    CHECK(room.timers == Timers{{timer::Window{1}, room.now + 20'000}});
    room.pass_time(20'000);
    CHECK(room.left() == 60'000);
    CHECK(room.timers == Timers{{timer::Clock{}, room.now + 61'000}});
}

TEST_CASE("everybody is shown the clocks, even those who come later or only watch") {
    TimedGame room(a_minute);
    room.pass_time(12'000);
    room.join(9);
    const auto& joined = std::get<protocol::server::Joined>(room.replies[9].back());
    REQUIRE(joined.view.clocks);
    CHECK(joined.view.clocks->text.find("\"left\":48000") != std::string::npos);
    room.pass();
    const auto told = room.effects_of_kind<server::Tell>().back();
    REQUIRE(told.clocks);
    CHECK(told.clocks->text.find("\"left\":48000") != std::string::npos);
    CHECK(told.clocks->text.find("\"running\":{\"seat\"") != std::string::npos);
}

TEST_CASE("the lag of a move is not charged, up to a second") {
    TimedGame room(a_minute);
    const auto first = room.state().game->to_move;
    room.pass_time(10'000);
    room.give(say_with_lag(room, 300));
    CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{300, Forgiveness::lag}});
    CHECK(room.left(first) == 50'300);
    const auto second = room.state().game->to_move;
    room.pass_time(10'000);
    room.give(say_with_lag(room, 30'000));
    CHECK(room.left(second) == 51'000);
    room.pass_time(10'000);
    room.give(say_with_lag(room, 5));  // hardly any
    CHECK(room.rung().size() == 2);
}

TEST_CASE("in one turn lag is forgiven once, for the move and not for what is said of the play before") {
    TimedGame room(a_minute);
    room.say(room.mover(), room.first_play());
    const auto seat = room.state().game->to_move;
    const auto turn = room.state().game->turn;
    room.pass_time(5'000);
    SECTION("which its player accepts") {
        room.give(with_lag(room, client::Accept{StepGame::new_id(), turn - 1}, 1500));
        REQUIRE(room.newest() > 0);
        CHECK(room.rung().empty());
        room.pass_time(5'000);
        REQUIRE(room.state().game->turn == turn);
        room.give(say_with_lag(room, 1500));
        CHECK(room.rung() == std::vector<ClockEvent>{TimeForgiven{1000, Forgiveness::lag}});
        CHECK(room.left(seat) == 51'000);
    }
    SECTION("which its player challenges") {
        const std::uint32_t before = room.newest();
        room.give(with_lag(room, client::Challenge{StepGame::new_id(), turn - 1}, 1500));
        CHECK(room.newest() > before);
        CHECK(room.rung().empty());
    }
}

TEST_CASE("a move that arrives within a second of zero counts") {
    TimedGame room(a_minute);
    room.pass_time(60'500);
    room.pass();
    CHECK(room.state().stage() == server::Stage::playing);
    CHECK(room.rung().empty());
}

TEST_CASE("a slow game of a fortnight, with nights, a holiday and a reminder") {
    TimedGame room({SlowClock{2, 1, 10}, AtZero::lose});
    while (room.mover() != 1) room.pass();
    room.wait(1);
    CHECK(room.refusal(1, client::SetNight{StepGame::new_id(), Night{"UTC", 22 * 60, 8 * 60}}) == "");
    CHECK(room.refusal(1, client::SetNight{StepGame::new_id()}) == "CLOCK_REFUSED");
    CHECK(room.refusal(2, client::SetNight{StepGame::new_id(), Night{"Nowhere", 0, 60}}) == "CLOCK_REFUSED");
    CHECK(room.left(0) == 3 * span::day - 1);
    room.wait(span::day);
    CHECK(room.left(0) == 3 * span::day - 14 * span::hour - 1);
    room.pass();

    CHECK(room.refusal(2, client::BeginHoliday{StepGame::new_id()}) == "");
    CHECK(room.is_offered(2, "end_holiday"));
    room.leave(1);
    room.leave(2);
    room.wait(6 * span::day);
    room.join(2);
    CHECK(room.left(1) == 3 * span::day);
    CHECK(room.refusal(2, client::EndHoliday{StepGame::new_id()}) == "");
    room.wait(span::day);
    room.pass();
    room.leave(2);

    room.wait(6 * span::day);  // five nights, and a reminder twelve hours before the days of the move are over
    const auto rung = room.rung();
    const auto turn = room.state().game->turn;
    CHECK(std::ranges::count(rung, ClockEvent(TimeReminded{0, turn})) == 1);
    CHECK(std::ranges::count(rung, ClockEvent(TimeUp{0, turn, 0})) == 1);
    CHECK(room.state().stage() == server::Stage::over);
}

TEST_CASE("when a move is taken back, its increment goes back, and the player who thought gets none") {
    TimedGame room({GameClock{600, 10}, AtZero::lose});
    const server::PlayerId maker = room.mover();
    const engine::Seat first = room.state().game->to_move;
    const auto turn = room.state().game->turn;
    room.pass();
    const engine::Seat second = room.state().game->to_move;
    room.pass_time(5'000);
    for (const server::PlayerId player : {maker, 3 - maker})
        CHECK(room.refusal(player, client::TakeBack{StepGame::new_id(), turn}).empty());
    REQUIRE(room.state().game->to_move == first);
    CHECK(room.left(second) == 595'000);
    CHECK(room.left(first) == 600'000);
    room.pass_time(1'000);
    CHECK(room.left(second) == 595'000);
    CHECK(room.left(first) == 599'000);
}

TEST_CASE("when a vote rejects the play of somebody who has resigned, the clock of the next player runs") {
    TimedGame room({GameClock{600, 10}, AtZero::lose}, 3, {.system = "scrappy"});
    const server::PlayerId maker = room.mover();
    room.say(maker, room.first_play());
    const server::PlayerId next = room.mover();
    const engine::Seat seat = room.state().game->to_move;
    const server::PlayerId third = 6 - maker - next;
    CHECK(room.refusal(third, client::Challenge{StepGame::new_id(), 1}).empty());
    CHECK(room.refusal(maker, client::Resign{StepGame::new_id()}).empty());
    room.pass_time(5'000);
    for (const server::PlayerId player : {next, third})
        CHECK(room.refusal(player, client::Vote{StepGame::new_id(), 1, engine::Opinion::not_convinced}).empty());
    REQUIRE(room.mover() == next);
    CHECK(room.left(seat) == 600'000);
    room.pass_time(601'000);
    CHECK(room.left(seat) == 0);
    CHECK(std::ranges::count(room.rung(), ClockEvent(TimeUp{seat, room.state().game->turn, 0})) == 1);
}

TEST_CASE("when a vote rejects a play, its increment goes back, and the player who thought gets none") {
    TimedGame room({GameClock{600, 10}, AtZero::lose}, 2, {.system = "scrappy"});
    const server::PlayerId maker = room.mover();
    const engine::Seat first = room.state().game->to_move;
    room.say(maker, room.first_play());
    const server::PlayerId other = 3 - maker;
    CHECK(room.left(first) == 610'000);
    room.pass_time(5'000);
    CHECK(room.refusal(other, client::Challenge{StepGame::new_id(), 1}).empty());
    CHECK(room.refusal(other, client::Vote{StepGame::new_id(), 1, engine::Opinion::not_convinced}).empty());
    REQUIRE(room.state().game->to_move == first);
    CHECK(room.left(first) == 600'000);
    CHECK(room.left(1 - first) == 595'000);
}
