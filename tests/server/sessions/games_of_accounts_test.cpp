#include "server/push/base64url.hpp"
#include "tests/server/sessions/pair_to_call.hpp"
#include "tests/server/sessions/signing_in.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/server/another_device.hpp"

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
    CHECK(mara.join(room).view.seat == 0);
}

TEST_CASE("a feed ends when its guest signs in to an account, or its player signs out all other devices") {
    TestServer server;
    Guest mara = server.guest();
    make_account(mara, "Mara");
    Guest guest = server.guest();
    const auto feed_of = [](Guest& maker) {
        return "/feed/" + maker.ask_for<from_server::Feed>(client::MakeFeed{}).secret + ".atom";
    };
    const std::string of_guest = feed_of(guest);
    CHECK(get(server.port(), of_guest).status == 200);
    const auto signed_in =
        guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    CHECK(get(server.port(), of_guest).status == 404);
    CHECK_FALSE(mara.ask_for<from_server::Calls>(client::Calls{}).feed);
    const std::string own = feed_of(mara);
    CHECK(get(server.port(), own).status == 200);
    Guest phone = server.guest(signed_in.token);
    phone.ask_for<from_server::Ok>(
        client::ChangePassPhrase{.old = bottles, .pass_phrase = "twelve green bottles", .sign_out_others = true});
    CHECK(get(server.port(), own).status == 404);
    CHECK_FALSE(phone.ask_for<from_server::Calls>(client::Calls{}).feed);
}

TEST_CASE("a device on which a guest has not signed in neither sees nor changes the calls of the account") {
    const PushBrowser browser;
    TestServer server(allow_private);
    Guest mara = server.guest();
    make_account(mara, "Mara");
    mara.ask_for<from_server::Ok>(client::SetCalls{.reminders = 3, .night_from = 60, .zone = "Europe/Zurich"});
    Guest guest = server.guest();
    Guest elsewhere = server.guest(another_device(server, guest));
    const std::string room = elsewhere.create("Guest");
    guest.ask_for<from_server::SignedIn>(client::SignIn{.name = "Mara", .pass_phrase = bottles});
    const auto calls = elsewhere.ask_for<from_server::Calls>(client::Calls{});
    CHECK(calls.reminders == 1);
    CHECK(calls.zone == "UTC");
    const storage::PushDevice device = browser.subscription("https://push.example.org/1");
    const client::Subscribe subscribe{.address = device.address,
                                      .key = server::to_base64url(device.public_key),
                                      .secret = server::to_base64url(device.secret)};
    CHECK(elsewhere.refused(subscribe).code == "GUEST_OF_ACCOUNT");
    CHECK(elsewhere.refused(client::SetCalls{.reminders = 7, .zone = "UTC"}).code == "GUEST_OF_ACCOUNT");
    CHECK(elsewhere.refused(client::MakeFeed{}).code == "GUEST_OF_ACCOUNT");
    CHECK(mara.ask_for<from_server::Calls>(client::Calls{}).reminders == 3);
    elsewhere.join(room);
    CHECK_NOTHROW(elsewhere.say(client::AddComputer{}));
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
