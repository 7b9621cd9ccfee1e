#include <algorithm>

#include "tests/server/rooms/step/frames.hpp"
#include "tests/server/rooms/step/step_room.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

constexpr server::PlayerId watcher = 9;

/// A game of two that others watch like this; nobody has moved.
StepRoom game_watched(const protocol::Watching& watching) {
    StepRoom room;
    room.join(1);
    room.say(1, client::TakeSeat{StepRoom::new_id(), "Player 1"});
    room.say(1, client::SetWatching{StepRoom::new_id(), watching});
    room.join(2);
    room.say(2, client::TakeSeat{StepRoom::new_id(), "Player 2"});
    room.say(1, client::Start{StepRoom::new_id()});
    return room;
}

void pass(StepRoom& room, int game = 1) {
    const server::GameState& now = room.state(game);
    const auto seat = static_cast<std::size_t>(now.game->to_move);
    client::Pass move{StepRoom::new_id(), now.game->turn};
    move.game = game;
    CHECK(room.say(now.seats[seat].player, move).empty());
}

/// The players leave the first game as it is and begin another.
void set_aside(StepRoom& room) {
    room.say(1, room.proposal());
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
}

protocol::server::RoomView joined_view(const StepRoom& room, server::PlayerId player) {
    return std::get<protocol::server::Joined>(room.replies.at(player).back()).view;
}

/// The game that the player has joined last.
int joined_game(const StepRoom& room, server::PlayerId player) {
    return joined_view(room, player).game;
}

using Names = std::vector<std::string>;

void give_name(StepRoom& room, server::PlayerId player, const std::string& name) {
    ++room.leases;
    server::Rename wanted{player, name,
                          [](const std::optional<server::Complaint>& refusal) { CHECK_FALSE(refusal); }};
    room.give(server::RenameIn{1, std::move(wanted), server::RoomLease([&room] { --room.leases; })});
}

constexpr server::PlayerId newcomer = 8;

std::uint32_t version(const StepRoom& room) {
    return room.games.front().journal.back().version;
}

/// The last version that the watcher has received.
std::uint32_t received(StepRoom& room) {
    const auto& entries = room.received[watcher][1];
    return entries.empty() ? 0 : entries.back().version;
}

/// How often the watcher has received an event of this type.
std::ptrdiff_t times_heard(StepRoom& room, const std::string& type) {
    return std::ranges::count_if(room.received[watcher][1], [&type](const protocol::Entry& entry) {
        return entry.event && entry.event->text.find("\"type\":\"" + type + "\"") != std::string::npos;
    });
}

template <class Question>
protocol::ServerMessage ask(StepRoom& room, Question question, int game = 1) {
    question.id = StepRoom::new_id();
    const server::Caller caller{static_cast<std::uint64_t>(watcher), watcher};
    room.give(server::ToGame{game, server::Ask{caller, question}});
    return room.replies[watcher].back();
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

TEST_CASE(
    "delay: who watches moves behind learns that a game was set aside when the next one has had as many moves") {
    StepRoom room = game_watched({.delay_moves = 2});
    room.join(watcher);
    const int told = room.told[watcher];
    set_aside(room);
    pass(room, 2);
    CHECK(room.told[watcher] == told);
    CHECK(room.room[watcher].newest == 1);
    CHECK(room.room[watcher].games.size() == 1);
    CHECK(room.room[2].newest == 2);
    pass(room, 2);
    CHECK(room.room[watcher].newest == 2);
    CHECK(room.join(watcher).empty());
    CHECK(joined_game(room, watcher) == 2);
}

TEST_CASE("delay: whether a next game has begun cannot be learned by asking something of it") {
    StepRoom room = game_watched({.delay_moves = 2});
    room.join(watcher);
    const auto refusal = [&room](int game) {
        auto error = std::get<protocol::server::Error>(ask(room, client::Hint{}, game));
        error.id.reset();
        return error;
    };
    const protocol::server::Error before = refusal(2);
    set_aside(room);
    CHECK(refusal(2) == before);
    CHECK(refusal(3) == before);
    client::Pass move{StepRoom::new_id(), 1};
    move.game = 2;
    CHECK(room.say(watcher, move) == before.code);
    CHECK(std::get<protocol::server::Error>(room.replies[watcher].back()).message == before.message);
}

TEST_CASE("delay: somebody who watches seconds behind learns that a game was set aside when the time has passed") {
    StepRoom room = game_watched({.delay_seconds = 30});
    room.join(watcher);
    set_aside(room);
    CHECK(room.room[watcher].newest == 1);
    REQUIRE(room.timers[2].contains(server::timer::Beginning{}));
    CHECK(room.timers[2][server::timer::Beginning{}] == room.now + 30'000);
    room.now += 30'000;
    room.give(server::ToGame{2, server::TimerFired{server::timer::Beginning{}}});
    CHECK(room.room[watcher].newest == 2);
}

TEST_CASE("delay: somebody who comes in meanwhile gets the game that was set aside, and no other") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside(room);
    CHECK(room.join(newcomer, 2) == "NO_SUCH_GAME");
    CHECK(room.join(newcomer).empty());
    CHECK(joined_game(room, newcomer) == 1);
    CHECK(room.room[newcomer].newest == 1);
    CHECK(room.say(newcomer, client::TakePart{StepRoom::new_id(), "Eight"}).empty());
    pass(room, 2);
    CHECK(room.join(newcomer, 2).empty());
}

TEST_CASE("delay: NAME_TAKEN does not tell a watcher of a name that they have not seen yet") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.say(1, client::SetEntry{StepRoom::new_id(), protocol::RoomEntry::everybody});
    room.join(watcher);
    give_name(room, 2, "Ada");
    CHECK(room.room[1].games.front().names == Names{"Player 1", "Ada"});
    CHECK(room.room[watcher].games.front().names == Names{"Player 1", "Player 2"});
    CHECK(room.in_lobby->names == Names{"Player 1", "Player 2"});
    CHECK(room.say(watcher, client::TakePart{StepRoom::new_id(), "Player 2"}) == "NAME_TAKEN");
    CHECK(room.say(watcher, client::TakePart{StepRoom::new_id(), "Ada"}).empty());
    pass(room);
    CHECK(room.room[watcher].games.front().names == Names{"Player 1", "Ada"});
    CHECK(room.say(watcher, client::TakePart{StepRoom::new_id(), "Ada"}) == "NAME_TAKEN");
    room.finish(1);
    room.say(1, room.proposal());
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    CHECK(room.names(2) == Names{"Player 1", "Ada", "Ada 2"});
}

TEST_CASE("delay: a new name in a game that was set aside and that nobody has open is not told before its time") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.join(watcher);
    set_aside(room);
    pass(room, 2);
    CHECK(room.join(watcher).empty());
    REQUIRE(joined_game(room, watcher) == 2);
    REQUIRE_FALSE(room.core.game(1));
    give_name(room, 2, "Ada");
    REQUIRE_FALSE(room.core.game(1));
    CHECK(room.room[1].games.back().names == Names{"Player 1", "Ada"});
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Player 2"});
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player, 1).empty());
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Player 2"});
    pass(room, 1);
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Ada"});
}

TEST_CASE("delay: of a game that was set aside no name is kept that has been removed from what is stored") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside(room);
    pass(room, 2);
    CHECK(room.join(watcher).empty());
    give_name(room, 2, "Ada");
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Player 2"});
    room.give(server::RereadRoom{});
    CHECK(room.room[watcher].games.back().names == Names{"Player 1", "Ada"});
}

TEST_CASE("delay: that a game which a watcher does not know of yet is full, they do not learn by asking for a seat") {
    StepRoom room = game_watched({.delay_moves = 1});
    for (const server::PlayerId player : {3, 4}) {
        room.join(player);
        CHECK(room.say(player, client::TakePart{StepRoom::new_id(), "Player " + std::to_string(player)}).empty());
    }
    set_aside(room);
    REQUIRE(room.state(2).seats.size() == 4);
    CHECK(room.join(newcomer).empty());
    REQUIRE(joined_game(room, newcomer) == 1);
    CHECK(room.say(newcomer, client::TakePart{StepRoom::new_id(), "Eight"}).empty());
    for (const server::PlayerId player : {3, 4}) room.join(player);
    room.finish(1);
    client::ProposeGame third = room.proposal();
    third.game = 2;
    CHECK(room.say(1, third).empty());
}

TEST_CASE("delay: after a restart a room still knows how far the next game is") {
    StepRoom room = game_watched({.delay_moves = 1});
    set_aside(room);
    for (const bool is_known : {false, true}) {
        if (is_known) pass(room, 2);
        for (const server::PlayerId player : {1, 2}) room.leave(player);
        room.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room.join(newcomer).empty());
        CHECK(joined_game(room, newcomer) == (is_known ? 2 : 1));
        for (const server::PlayerId player : {1, 2}) CHECK(room.join(player, 2).empty());
        room.leave(newcomer);
    }
}

TEST_CASE("delay: when the game that was set aside ends, there is nothing to hide any more") {
    StepRoom room = game_watched({.delay_moves = 20, .delay_seconds = 600});
    room.join(watcher);
    set_aside(room);
    CHECK(room.join(2, 1).empty());
    CHECK(room.say(2, client::Resign{StepRoom::new_id()}).empty());
    CHECK(room.room[watcher].newest == 2);
    CHECK(room.room[watcher].games.back().stage == "over");
}

TEST_CASE("delay: the lobby does not say sooner than a watcher learns that a game was set aside") {
    StepRoom room = game_watched({.delay_moves = 1});
    room.say(1, client::SetEntry{StepRoom::new_id(), protocol::RoomEntry::everybody});
    client::ProposeGame other = room.proposal();
    other.settings = engine::Settings{.system = "super"};
    room.say(1, other);
    CHECK(room.say(2, client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
    REQUIRE(room.in_lobby);
    CHECK(room.in_lobby->system == "classic");
    pass(room, 2);
    CHECK(room.in_lobby->system == "super");
}
