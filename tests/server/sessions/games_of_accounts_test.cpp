#include "tests/server/sessions/signing_in.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

/// What the guest hears next about their game in this room.
from_server::RoomSummary news_of(Guest& guest, const std::string& room) {
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        const auto* news = std::get_if<from_server::MyGames>(&message);
        if (news && news->games.size() == 1 && news->games[0].room == room) return news->games[0];
    }
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a guest who signs in brings their games along, and goes on playing them") {
    TestServer server;
    Guest mara = server.guest();
    const std::string own = mara.create("Mara");
    make_account(mara, "Mara");
    Guest guest = server.guest();
    const std::string room = guest.create("Guest");
    const auto signed_in =
        guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    CHECK(std::get<from_server::Error>(guest.next()).code == "DEVICE_SIGNED_OUT");
    Guest phone = server.guest(signed_in.token);
    CHECK(rooms(phone).size() == 2);
    CHECK(phone.join(room).view.seat == 0);
    CHECK_NOTHROW(phone.say(client::AddComputer{}));
    CHECK(phone.join(own).view.seat == 0);
    phone.join(room);
    CHECK_NOTHROW(phone.say(client::Start{}));
    CHECK_NOTHROW(phone.say(client::Rename{.name = "Mara B"}));
    CHECK(phone.snapshot().at("seats").at(0).at("name") == "Mara B");
}

TEST_CASE("devices that follow the games of an account follow those of a guest from the moment they sign in") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    mara.ask_for<from_server::Ok>(client::FollowMyGames{});
    Guest guest = server.guest();
    const std::string room = guest.create("Guest");
    const auto signed_in =
        guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    CHECK(news_of(mara, room).names == Names{"Guest"});
    Guest phone = server.guest(signed_in.token);
    phone.join(room);
    phone.say(client::AddComputer{});
    while (news_of(mara, room).names.size() < 2) continue;
}

TEST_CASE("the feed of a guest who signs in has the games of the account, unless that has a feed already") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    const std::string room = mara.create("Mara");
    mara.join(room);
    mara.say(client::AddComputer{});
    mara.say(client::Start{});
    mara.say(client::Resign{});
    const auto sign_in_with_feed = [&server] {
        Guest guest = server.guest();
        const std::string secret = guest.ask_for<from_server::Feed>(client::MakeFeed{}).secret;
        guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
        return "/feed/" + secret + ".atom";
    };
    const std::string first = sign_in_with_feed();
    CHECK(get(server.port(), first).body.find("/r/" + room) != std::string::npos);
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).feed);
    CHECK(get(server.port(), sign_in_with_feed()).status == 404);
    CHECK(get(server.port(), first).status == 200);
    mara.ask_for<from_server::Ok>(client::RemoveFeed{});
    CHECK(get(server.port(), first).status == 404);
}

TEST_CASE("a device that somebody has signed in anew is out, even if the store fails right after that") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    Guest guest = server.guest();
    server.database().execute("ALTER TABLE chat_read RENAME TO chat_unread");  // without it no list of games is read
    guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    CHECK(std::get<from_server::Error>(guest.next()).code == "DEVICE_SIGNED_OUT");
    CHECK_FALSE(guest.socket.receive());
}
