#include <set>

#include "tests/server/rooms/guest_games.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/another_device.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
namespace from_server = protocol::server;

namespace {

/// Another connection of the guest, which follows their games.
std::unique_ptr<Guest> follower(const TestServer& server, const std::string& token) {
    auto guest = std::make_unique<Guest>(server.port(), token);
    guest->ask_for<from_server::Ok>(client::FollowMyGames{});
    return guest;
}

/// What the guest hears next about their games.
from_server::MyGames told(Guest& guest) {
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        if (const auto* games = std::get_if<from_server::MyGames>(&message)) return *games;
    }
}

/// Reads what the guest gets until the only game that has changed is like this.
template <class Condition>
from_server::RoomSummary told_until(Guest& guest, Condition condition) {
    for (;;) {
        const auto news = told(guest);
        if (news.games.size() == 1 && condition(news.games[0])) return news.games[0];
    }
}

from_server::RoomSummary listed(Guest& guest) {
    return guest.ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0);
}

const std::vector<protocol::LayText> two_tiles{{{7, 7}, "N", {}}, {{7, 8}, "?", "O"}};

}  // namespace

TEST_CASE("a move moves the game in the lists of its players, on every connection that follows them") {
    StartedRoom room(2);
    const auto first = follower(room.server, room.mover().token);
    const auto second = follower(room.server, room.mover().token);
    const auto other = follower(room.server, room.other().token);
    CHECK(listed(*first).asked == engine::Asked::move);
    room.mover().say(client::Pass{.turn = 1});
    for (Guest* guest : {first.get(), second.get()}) {
        const auto news = told(*guest);
        CHECK(news.rooms == std::vector<std::string>{room.code});
        REQUIRE(news.games.size() == 1);
        CHECK_FALSE(news.games[0].asked);
        CHECK(news.games[0] == listed(*guest));
    }
    CHECK(told(*other).games.at(0).asked == engine::Asked::move);
}

TEST_CASE("somebody who follows their games hears of a new room, of somebody who sits down, and of the result") {
    TestServer server;
    Guest mara = server.guest();
    const auto phone = follower(server, mara.token);
    const std::string room = mara.create("Mara");
    CHECK(told_until(*phone, [](const auto& game) { return game.stage == "waiting"; }).room == room);
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    told_until(*phone, [](const auto& game) { return game.names == std::vector<std::string>{"Mara", "Jonas"}; });
    mara.join(room);
    mara.say(client::Start{});
    told_until(*phone, [](const auto& game) { return game.stage == "playing"; });
    jonas.say(client::Resign{});
    const auto over = told_until(*phone, [](const auto& game) { return game.stage == "over"; });
    CHECK(over.winners == std::vector<engine::Seat>{0});
    CHECK(over.scores.size() == 2);
}

TEST_CASE("a player who gives up their seat, and everybody in a room that is closed, hears that it is gone") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    mara.join(room);
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    const auto hers = follower(server, mara.token), his = follower(server, jonas.token);
    jonas.say(client::LeaveSeat{});
    CHECK(told(*his).games.empty());
    told_until(*hers, [](const auto& game) { return game.names.size() == 1; });
    mara.ask_for<from_server::Ok>(client::CloseRoom{});
    auto news = told(*hers);
    while (!news.games.empty()) news = told(*hers);
    CHECK(news.rooms == std::vector<std::string>{room});
}

TEST_CASE("both players hear of the chat, even the one who sat down after the room was read") {
    StartedRoom room(2);
    for (Guest* speaker : {&room.mover(), &room.other()}) {
        Guest& listener = speaker == &room.mover() ? room.other() : room.mover();
        const auto phone = follower(room.server, listener.token);
        speaker->ask_for<from_server::LineKept>(client::Say{.text = "Well played!", .room = room.code});
        CHECK(told_until(*phone, [](const auto& game) { return game.unread == 1; }).room == room.code);
    }
}

TEST_CASE("players hear nothing of their games when watchers chat, or when anybody reacts to a line") {
    StartedRoom room(2);
    const auto line = room.mover().ask_for<from_server::LineKept>(client::Say{.text = "Hello", .room = room.code});
    const auto phone = follower(room.server, room.mover().token);
    Guest nora = room.server.guest();
    nora.join(room.code);
    nora.ask_for<from_server::Ok>(client::Rename{.name = "Nora"});
    nora.ask_for<from_server::LineKept>(client::Say{.text = "Who will win?", .room = room.code});
    room.other().ask_for<from_server::Ok>(
        client::React{.line = line.line, .reaction = protocol::Reaction::like, .room = room.code});
    phone->catch_up();
    room.other().ask_for<from_server::LineKept>(client::Say{.text = "Your turn", .room = room.code});
    CHECK(told(*phone).games.at(0).unread == 1);
}

TEST_CASE("somebody who plays neither in the last game of a room nor in the next hears nothing when that begins") {
    StartedRoom room(3);
    win(room, 0);
    room.guest(2).say(client::StepBack{});
    play_again(room, 1, 2);
    room.guest(2).follow_to(2);
    room.guest(2).say(client::StepBack{});
    const auto phone = follower(room.server, room.guest(2).token);
    room.guest(0).wait_for(room.guest(1).say(client::Resign{}));
    play_again(room, 2, 2);
    phone->catch_up();
    for (const std::string& frame : phone->socket.frames()) CHECK(frame.find("my_games") == std::string::npos);
}

TEST_CASE("somebody who no longer follows their games hears nothing of them") {
    StartedRoom room(2);
    const auto phone = follower(room.server, room.mover().token);
    phone->ask_for<from_server::Ok>(client::UnfollowMyGames{});
    room.mover().say(client::Pass{.turn = 1});
    phone->socket.send(protocol::write(client::Ping{7}));
    CHECK(std::holds_alternative<from_server::Pong>(phone->next()));
}

TEST_CASE("a long list of games comes in pages, each game once") {
    TestServer server;
    Guest mara = server.guest();
    std::set<std::string> made, found;
    for (int count = 0; count < 60; ++count) made.insert(mara.create("Mara"));
    auto page = mara.ask_for<from_server::Rooms>(client::Rooms{});
    CHECK(page.rooms.size() == 50);
    REQUIRE(page.next);
    for (const auto& room : page.rooms) found.insert(room.room);
    page = mara.ask_for<from_server::Rooms>(client::Rooms{.after = page.next});
    CHECK(page.rooms.size() == 10);
    CHECK_FALSE(page.next);
    for (const auto& room : page.rooms) found.insert(room.room);
    CHECK(found == made);
}

TEST_CASE("a list of games counts the lines of a chat until its player has read them, on any device") {
    StartedRoom room(2);
    Guest& mara = room.guest(0);
    const auto phone = follower(room.server, mara.token);
    const auto line = room.guest(1).ask_for<from_server::LineKept>(client::Say{.text = "Hello", .room = room.code});
    CHECK(told_until(*phone, [](const auto& game) { return game.unread > 0; }).unread == 1);
    mara.ask_for<from_server::Ok>(client::ReadChat{.line = line.line, .room = room.code});
    told_until(*phone, [](const auto& game) { return game.unread == 0; });
    CHECK(mara.ask_for<from_server::Chat>(client::Chat{.room = room.code}).read == line.line);
    CHECK(phone->refused(client::ReadChat{.line = line.line, .room = room.code}).code == "NOT_JOINED");
}

TEST_CASE("a player whom the host removes after a game hears that nothing is left for them to read in its chat") {
    StartedRoom room(2);
    finish(room);
    const auto phone = follower(room.server, room.guest(1).token);
    room.guest(0).ask_for<from_server::LineKept>(client::Say{.text = "Well played!", .room = room.code});
    CHECK(told_until(*phone, [](const auto& game) { return game.unread > 0; }).unread == 1);
    room.guest(0).ask_for<from_server::Ok>(client::RemovePerson{.name = "Player 1"});
    told_until(*phone, [](const auto& game) { return game.unread == 0; });
    CHECK(listed(*phone).unread == 0);
}

TEST_CASE("a slow game in a list says when the time of the player whose turn it is will be up") {
    TestServer server;
    Guest mara = server.guest();
    client::Create request{.name = "Mara"};
    request.clock = protocol::ClockRules{.kind = protocol::SlowClock{.days = 3}};
    const std::string room = mara.create_and_join(request).room;
    CHECK_FALSE(listed(mara).until);
    Guest jonas = server.guest();
    jonas.join(room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    mara.say(client::Start{});
    CHECK(listed(mara).until == server.clock.now() + 3 * 86'400'000);
}

TEST_CASE("the lists of both players say that the clocks of a game are paused, until they run again") {
    StartedRoom room(2);
    const auto phone = follower(room.server, room.mover().token);
    const auto agree_on = [&room](const protocol::ClockProposal& proposal) {
        for (Guest* guest : {&room.mover(), &room.other()}) guest->say(client::ProposeClock{.proposal = proposal});
    };
    agree_on(protocol::ChangeProposal{{protocol::MoveClock{90}, protocol::AtZero::pass}});
    agree_on(protocol::PauseProposal{});
    CHECK_FALSE(told_until(*phone, [](const auto& game) { return game.paused; }).asked);
    for (Guest* guest : {&room.mover(), &room.other()}) CHECK(listed(*guest).paused);
    agree_on(protocol::ResumeProposal{});
    CHECK(told_until(*phone, [](const auto& game) { return !game.paused; }).asked == engine::Asked::move);
}

TEST_CASE("tiles that are laid on one device are shown on the player's others, and to nobody else") {
    StartedRoom room(2);
    Guest& mara = room.guest(0);
    Guest tab = room.server.guest(mara.token);
    Guest phone = room.server.guest(another_device(room.server, mara));
    mara.ask_for<from_server::Ok>(client::SendLaidTiles{.placement = two_tiles});
    for (;;) {
        const protocol::ServerMessage message = phone.next();
        if (!std::holds_alternative<from_server::LaidTiles>(message)) continue;
        CHECK(std::get<from_server::LaidTiles>(message) == from_server::LaidTiles{room.code, 1, two_tiles, {}});
        break;
    }
    for (Guest* guest : {&tab, &room.guest(1), &mara}) {
        guest->catch_up();
        for (const std::string& frame : guest->socket.frames()) CHECK(frame.find("laid_tiles") == std::string::npos);
    }
}

TEST_CASE("laid tiles are sent only from a room that is joined, to a device that is there, and not too often") {
    StartedRoom room(2);
    Guest& mara = room.guest(0);
    const client::SendLaidTiles request{.placement = two_tiles, .room = room.code};
    CHECK(mara.refused(request).code == "NO_OTHER_DEVICE");
    Guest phone = room.server.guest(another_device(room.server, mara));
    CHECK(phone.refused(request).code == "NOT_JOINED");
    for (int time = 1; time < 10; ++time) mara.ask_for<from_server::Ok>(request);
    mara.socket.send(protocol::write(with_id(request, "one-too-many")));
    for (;;) {
        const protocol::ServerMessage message = mara.next();
        if (answered_id(message) != "one-too-many") continue;
        CHECK(std::get<from_server::Error>(message).code == "TOO_MANY_REQUESTS");
        CHECK(std::get<from_server::Error>(message).details.limit == "laid_tiles");
        break;
    }
    room.server.clock.advance(2000);
    mara.ask_for<from_server::Ok>(request);
}

TEST_CASE("a play whose answer was lost with the connection is made once, from whichever device it is sent again") {
    StartedRoom room(2);
    const client::Play play = room.first_play();
    const auto request = with_room(with_id(play, "lost-answer"), room.code);
    const std::string token = room.mover().token;
    auto phone = std::make_unique<Guest>(room.server.port(), another_device(room.server, room.mover()));
    phone->join(room.code);
    room.mover().socket.send(protocol::write(request));
    room.other().wait_for(room.began + 1);
    room.mover().socket.drop();
    const std::uint32_t version = phone->say(request);
    Guest again = room.server.guest(token);
    again.join(room.code, room.began);
    CHECK(again.say(request) == version);
    int plays = 0;
    for (const auto& entry : again.log())
        if (entry.contains("event") && entry["event"]["type"] == "played") ++plays;
    CHECK(plays == 1);
}

TEST_CASE("the same play from two connections at once is made once, and both get the same answer") {
    StartedRoom room(2);
    Guest& mover = room.mover();
    Guest tab = room.server.guest(mover.token);
    tab.join(room.code);
    const auto request = with_room(with_id(room.first_play(), "twice"), room.code);
    tab.socket.send(protocol::write(request));
    const std::uint32_t version = mover.say(request);
    for (;;) {
        const protocol::ServerMessage message = tab.next();
        if (answered_id(message) != "twice") continue;
        CHECK(std::get<from_server::Ok>(message).version == version);
        break;
    }
    tab.wait_for(version);
    CHECK(tab.snapshot() == mover.snapshot());
}
