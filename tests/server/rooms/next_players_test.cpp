#include "tests/server/rooms/guest_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

/// What the guest hears next that is refused without a request of theirs.
protocol::server::Error next_error(Guest& guest) {
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        if (const auto* error = std::get_if<protocol::server::Error>(&message)) return *error;
    }
}

}  // namespace

TEST_CASE("a player counts themselves out over WebSockets, and the others play the next game") {
    TableOfGuests table(3);
    table.guest(2).say(client::Resign{});
    const auto over = table.guest(1).say(client::Resign{});
    table.guest(0).wait_for(over);
    table.guest(0).say(client::ProposeGame{});
    table.guest(2).say(client::StepBack{});
    Guest& jonas = table.guest(1);
    while (!jonas.room_now || jonas.room_now->sitting_out.empty()) jonas.next();
    REQUIRE(jonas.room_now->next);
    CHECK(jonas.room_now->next->missing == std::vector<engine::Seat>{1});
    jonas.say(client::AgreeToGame{.proposal = jonas.room_now->next->proposal});
    for (int seat = 0; seat < 2; ++seat) table.guest(seat).follow_to(2);
    CHECK(table.guest(0).snapshot()["seats"].size() == 2);
    table.guest(2).follow_to(2);
    CHECK(table.guest(2).snapshot()["seats"].size() == 2);
}

TEST_CASE("the host leaves somebody out over WebSockets, who learns it, and is back for the game after") {
    TableOfGuests table(3);
    table.guest(2).say(client::Resign{});
    const auto over = table.guest(1).say(client::Resign{});
    table.guest(0).wait_for(over);
    CHECK(table.guest(1).refused(client::LeaveOut{.name = "Player 2"}).code == "NOT_HOST");
    table.guest(0).say(client::LeaveOut{.name = "Player 2"});
    Guest& emil = table.guest(2);
    while (!emil.room_now || emil.room_now->left_out.empty()) emil.next();
    CHECK(emil.refused(client::TakePart{}).code == "LEFT_OUT");
    play_again(table, 1, 2);
    emil.follow_to(2);
    CHECK(emil.snapshot()["seats"].size() == 2);
    CHECK_NOTHROW(emil.say(client::TakePart{.name = "Player 2"}));
}

TEST_CASE("the host begins the next game over WebSockets, and who has not agreed to it plays it, too") {
    TableOfGuests table(3);
    win(table, 0);
    table.guest(1).say(client::ProposeGame{});
    const std::uint32_t proposal = proposal_seen_by(table.guest(0));
    CHECK(table.guest(1).refused(client::BeginGame{.proposal = proposal}).code == "NOT_HOST");
    CHECK(table.guest(0).refused(client::BeginGame{.proposal = proposal + 1}).code == "NOT_PROPOSED");
    table.guest(0).say(client::BeginGame{.proposal = proposal});
    for (int player = 0; player < 3; ++player) {
        table.guest(player).follow_to(2);
        CHECK(table.guest(player).rack().size() == 7);
    }
    table.guest(0).say(client::ProposeGame{});
    const std::uint32_t another = proposal_seen_by(table.guest(0));
    CHECK(table.guest(0).refused(client::BeginGame{.proposal = another}).code == "GAME_GOES_ON");
}

TEST_CASE("a player who counts themselves out is answered again when they send it again after a restart") {
    TableOfGuests table(2);
    finish(table);
    const client::StepBack back{.id = Guest::new_id()};
    table.guest(1).say(back);
    table.server.restart();
    Guest jonas(table.server.port(), table.tokens[1]);
    jonas.join(table.room);
    jonas.say(back);
    CHECK(jonas.refused(client::StepBack{}).code == "NOT_SEATED");
}

TEST_CASE("a host who begins the next game is answered again after a restart, and it does not begin twice") {
    TableOfGuests table(3);
    win(table, 0);
    table.guest(1).say(client::ProposeGame{});
    const client::BeginGame begun{.id = Guest::new_id(), .proposal = proposal_seen_by(table.guest(0))};
    table.guest(0).say(begun);
    table.server.restart();
    Guest host(table.server.port(), table.tokens[0]);
    CHECK(host.join(table.room).view.game == 2);
    host.say(begun);
    while (!host.room_now) host.next();
    CHECK(host.room_now->newest == 2);
}

TEST_CASE("where nobody may watch, watchers are put out and strangers kept out over WebSockets until the game ends") {
    TableOfGuests table(2);
    Guest watcher(table.server.port());
    watcher.join(table.room);
    table.guest(0).say(client::SetWatching{.watching = {.allowed = false}});
    CHECK(next_error(watcher).code == "NO_WATCHERS");
    table.server.restart();
    Guest stranger(table.server.port());
    CHECK(stranger.refused(client::Join{.room = table.room}).code == "NO_WATCHERS");
    Guest host(table.server.port(), table.tokens[0]);
    host.join(table.room);
    host.say(client::SetWatching{.watching = {.allowed = true}});
    CHECK_NOTHROW(stranger.join(table.room));
    host.say(client::SetWatching{.watching = {.allowed = false}});
    CHECK(next_error(stranger).code == "NO_WATCHERS");
    Guest player(table.server.port(), table.tokens[1]);
    CHECK(player.join(table.room).view.seat == engine::Seat{1});
    player.say(client::Resign{});
    CHECK_NOTHROW(stranger.join(table.room));
}

TEST_CASE("a watcher takes part in the next game over WebSockets: they get its last seat, a rack and their turn") {
    TableOfGuests table(2);
    Guest nora(table.server.port());
    nora.join(table.room);
    CHECK(nora.refused(client::TakePart{.name = "Player 1"}).code == "NAME_TAKEN");
    nora.say(client::TakePart{.name = "Nora"});
    while (!table.guest(0).room_now || table.guest(0).room_now->coming.empty()) table.guest(0).next();
    CHECK(table.guest(0).room_now->coming == std::vector<std::string>{"Nora"});
    finish(table);
    play_again(table, 1);
    nora.follow_to(2);
    CHECK(nora.join(table.room).view.seat == engine::Seat{2});
    CHECK(names_by_seat(nora) == std::vector<std::string>{"Player 0", "Player 1", "Nora"});
    CHECK(nora.rack().size() == 7);
    engine::Turn turn = 1;
    for (engine::Seat seat = to_move_in(nora); seat < 2; seat = (seat + 1) % 3)
        nora.wait_for(table.guest(seat).say(client::Pass{.turn = turn++}));
    CHECK_NOTHROW(nora.say(client::Pass{.turn = turn}));
}
