#include "tests/server/rooms/guest_games.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"

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
    StartedRoom room(3);
    room.guest(2).say(client::Resign{});
    const auto over = room.guest(1).say(client::Resign{});
    room.guest(0).wait_for(over);
    room.guest(0).say(client::ProposeGame{});
    room.guest(2).say(client::StepBack{});
    Guest& jonas = room.guest(1);
    while (!jonas.room_now || jonas.room_now->sitting_out.empty()) jonas.next();
    REQUIRE(jonas.room_now->next);
    CHECK(jonas.room_now->next->missing == std::vector<engine::Seat>{1});
    jonas.say(client::AgreeToGame{.proposal = jonas.room_now->next->proposal});
    for (int seat = 0; seat < 2; ++seat) room.guest(seat).follow_to(2);
    CHECK(room.guest(0).snapshot()["seats"].size() == 2);
    room.guest(2).follow_to(2);
    CHECK(room.guest(2).snapshot()["seats"].size() == 2);
}

TEST_CASE("somebody whom the host leaves out over WebSockets learns it, and is back for the game after") {
    StartedRoom room(3);
    room.guest(2).say(client::Resign{});
    const auto over = room.guest(1).say(client::Resign{});
    room.guest(0).wait_for(over);
    CHECK(room.guest(1).refused(client::LeaveOut{.name = "Player 2"}).code == "NOT_HOST");
    room.guest(0).say(client::LeaveOut{.name = "Player 2"});
    Guest& emil = room.guest(2);
    while (!emil.room_now || emil.room_now->left_out.empty()) emil.next();
    CHECK(emil.refused(client::TakePart{}).code == "LEFT_OUT");
    play_again(room, 1, 2);
    emil.follow_to(2);
    CHECK(emil.snapshot()["seats"].size() == 2);
    CHECK_NOTHROW(emil.say(client::TakePart{.name = "Player 2"}));
}

TEST_CASE("the host begins the next game over WebSockets, and somebody who has not agreed to it plays, too") {
    StartedRoom room(3);
    win(room, 0);
    room.guest(1).say(client::ProposeGame{});
    const std::uint32_t proposal = proposal_seen_by(room.guest(0));
    CHECK(room.guest(1).refused(client::BeginGame{.proposal = proposal}).code == "NOT_HOST");
    CHECK(room.guest(0).refused(client::BeginGame{.proposal = proposal + 1}).code == "NOT_PROPOSED");
    room.guest(0).say(client::BeginGame{.proposal = proposal});
    for (int player = 0; player < 3; ++player) {
        room.guest(player).follow_to(2);
        CHECK(room.guest(player).rack().size() == 7);
    }
    room.guest(0).say(client::ProposeGame{});
    const std::uint32_t another = proposal_seen_by(room.guest(0));
    CHECK(room.guest(0).refused(client::BeginGame{.proposal = another}).code == "GAME_GOES_ON");
}

TEST_CASE("a player who counts themselves out is answered again when they send it again after a restart") {
    StartedRoom room(2);
    finish(room);
    const client::StepBack back{.id = Guest::new_id()};
    room.guest(1).say(back);
    room.server.restart();
    Guest jonas(room.server.port(), room.tokens[1]);
    jonas.join(room.code);
    jonas.say(back);
    CHECK(jonas.refused(client::StepBack{}).code == "NOT_SEATED");
}

TEST_CASE("a host who begins the next game is answered again after a restart, and it does not begin twice") {
    StartedRoom room(3);
    win(room, 0);
    room.guest(1).say(client::ProposeGame{});
    const client::BeginGame begun{.id = Guest::new_id(), .proposal = proposal_seen_by(room.guest(0))};
    room.guest(0).say(begun);
    room.server.restart();
    Guest host(room.server.port(), room.tokens[0]);
    CHECK(host.join(room.code).view.game == 2);
    host.say(begun);
    while (!host.room_now) host.next();
    CHECK(host.room_now->newest == 2);
}

TEST_CASE("where nobody may watch, watchers are put out and strangers kept out over WebSockets until the game ends") {
    StartedRoom room(2);
    Guest watcher(room.server.port());
    watcher.join(room.code);
    room.guest(0).say(client::SetWatching{.watching = {.allowed = false}});
    CHECK(next_error(watcher).code == "NO_WATCHERS");
    room.server.restart();
    Guest stranger(room.server.port());
    CHECK(stranger.refused(client::Join{.room = room.code}).code == "NO_WATCHERS");
    Guest host(room.server.port(), room.tokens[0]);
    host.join(room.code);
    host.say(client::SetWatching{.watching = {.allowed = true}});
    CHECK_NOTHROW(stranger.join(room.code));
    host.say(client::SetWatching{.watching = {.allowed = false}});
    CHECK(next_error(stranger).code == "NO_WATCHERS");
    Guest player(room.server.port(), room.tokens[1]);
    CHECK(player.join(room.code).view.seat == engine::Seat{1});
    player.say(client::Resign{});
    CHECK_NOTHROW(stranger.join(room.code));
}

TEST_CASE("a watcher takes part in the next game over WebSockets: they get its last seat, a rack and their turn") {
    StartedRoom room(2);
    Guest nora(room.server.port());
    nora.join(room.code);
    CHECK(nora.refused(client::TakePart{.name = "Player 1"}).code == "NAME_TAKEN");
    nora.say(client::TakePart{.name = "Nora"});
    while (!room.guest(0).room_now || room.guest(0).room_now->coming.empty()) room.guest(0).next();
    CHECK(room.guest(0).room_now->coming == std::vector<std::string>{"Nora"});
    finish(room);
    play_again(room, 1);
    nora.follow_to(2);
    CHECK(nora.join(room.code).view.seat == engine::Seat{2});
    CHECK(names_by_seat(nora) == std::vector<std::string>{"Player 0", "Player 1", "Nora"});
    CHECK(nora.rack().size() == 7);
    engine::Turn turn = 1;
    for (engine::Seat seat = to_move_in(nora); seat < 2; seat = (seat + 1) % 3)
        nora.wait_for(room.guest(seat).say(client::Pass{.turn = turn++}));
    CHECK_NOTHROW(nora.say(client::Pass{.turn = turn}));
}

TEST_CASE("a watcher who takes part in the next game over WebSockets still does when the server has started again") {
    StartedRoom room(2);
    Guest nora(room.server.port());
    nora.join(room.code);
    nora.say(client::TakePart{.name = "Nora"});
    room.server.restart();
    Guest again(room.server.port(), nora.token);
    again.join(room.code);
    while (!again.room_now || again.room_now->coming.empty()) again.next();
    CHECK(again.room_now->coming == std::vector<std::string>{"Nora"});
}

TEST_CASE("a watcher who deletes themself gives up their place in the next game at once") {
    StartedRoom room(2);
    Guest nora(room.server.port());
    nora.join(room.code);
    nora.say(client::TakePart{.name = "Nora"});
    Guest& other = room.guest(0);
    while (!other.room_now || other.room_now->coming.empty()) other.next();
    const HttpReply deleted =
        http_request(room.server.port(), "DELETE", "/api/v1/me", {{"Authorization", "Bearer " + nora.token}}, "{}");
    CHECK(deleted.status == 200);
    while (!other.room_now->coming.empty()) other.next();
    finish(room);
    play_again(room, 1);
    CHECK(names_by_seat(other) == std::vector<std::string>{"Player 0", "Player 1"});
}
