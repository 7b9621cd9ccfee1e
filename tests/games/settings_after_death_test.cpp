#include <nlohmann/json.hpp>

#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/server_process.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;
using protocol::RoomEntry;

namespace {

/// A host with a room, on a server that is killed whenever it has acknowledged something.
class ShortLives {
public:
    ShortLives() {
        server_.start();
        host_.emplace(server_.port());
        token_ = host_->token;
        room = host_->create_and_join({.name = "Mara", .join = true}).room;
    }

    std::uint16_t port() const { return server_.port(); }
    Guest& host() { return *host_; }
    from_server::Room room_now() {
        while (!host_->room_now) host_->next();
        return *host_->room_now;
    }

    /// After it the server has been killed and started again, and the host is back in the room.
    template <class Answer = from_server::Ok>
    Answer set(const protocol::ClientMessage& wanted) {
        Answer answer = host_->ask_for<Answer>(wanted);
        die();
        return answer;
    }
    /// The same, and the host, who may not have heard the answer, has sent it again and is answered as before.
    void change(const protocol::ClientMessage& wanted) {
        const protocol::ClientMessage request = with_id(wanted, Guest::new_id());
        set(request);
        host_->ask_for<from_server::Ok>(request);
    }
    void die() {
        server_.kill();
        server_.start();
        host_.emplace(server_.port(), token_);
        host_->join(room);
    }

    /// The answer to a hello with these fields.
    json hello(json fields) const {
        fields.update({{"type", "hello"}, {"id", "h"}, {"protocols", {{"min", 1}, {"max", 1}}}});
        WebSocketClient socket(port());
        socket.send(fields.dump());
        return json::parse(socket.receive().value());
    }

    std::string room{};

private:
    ServerProcess server_{program(), {"--outgoing", "private"}};
    std::optional<Guest> host_{};
    std::string token_{};
};

}  // namespace

TEST_CASE("whatever the host of a room sets is kept if the server is killed the moment after") {
    ShortLives evening;
    Guest jonas(evening.port());
    jonas.join(evening.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    evening.change(client::RemovePerson{.name = "Jonas"});
    CHECK(Guest(evening.port(), jonas.token).refused(client::Join{.room = evening.room}).code == "REMOVED_FROM_ROOM");
    evening.change(client::NameRoom{.name = "Friday"});
    CHECK(evening.room_now().name == "Friday");
    evening.change(client::SetWatching{.watching = {false, 2, 30}});
    CHECK(evening.room_now().watching == protocol::Watching{false, 2, 30});
    evening.change(client::SetRated{.rated = false});
    CHECK_FALSE(evening.room_now().rated);
    evening.change(client::KeepSeat{.name = "Nora"});
    CHECK(evening.room_now().kept == std::vector<std::string>{"Nora"});
    evening.change(client::SetEntry{.entry = RoomEntry::password, .password = "tea"});
    Guest nora(evening.port());
    CHECK(nora.refused(client::Join{.room = evening.room}).code == "ROOM_PASSWORD_NEEDED");
    nora.ask_for<from_server::Joined>(client::Join{.room = evening.room, .password = "tea"});
    evening.change(client::LockRoom{.locked = true});
    CHECK(evening.room_now().locked);
    evening.change(client::FreeSeat{.name = "Nora"});
    CHECK(evening.room_now().kept.empty());
}

TEST_CASE("devices and calls are as they were acknowledged if the server is killed the moment after") {
    ShortLives evening;
    const std::string secret = evening.set<from_server::HandOver>(client::HandOver{}).secret;
    const std::string phone = evening.hello({{"hand_over", secret}, {"device_name", "phone"}}).at("token");
    evening.die();
    CHECK(evening.hello({{"hand_over", secret}}).at("code") == "BAD_HAND_OVER");
    CHECK(evening.hello({{"token", phone}}).at("type") == "welcome");
    const auto listed = evening.host().ask_for<from_server::Devices>(client::Devices{});
    for (const auto& device : listed.devices)
        if (!device.here) evening.set(client::SignOut{.device = device.device});
    CHECK(evening.hello({{"token", phone}}).at("code") == "DEVICE_SIGNED_OUT");

    evening.set(client::SetCalls{.reminders = 3, .night_from = 60, .night_to = 120, .zone = "Europe/Zurich"});
    CHECK(evening.host().ask_for<from_server::Calls>(client::Calls{}).reminders == 3);
    const std::string feed = "/feed/" + evening.set<from_server::Feed>(client::MakeFeed{}).secret + ".atom";
    CHECK(get(evening.port(), feed).status == 200);
    evening.set(client::RemoveFeed{});
    CHECK(get(evening.port(), feed).status == 404);
    const std::string hook = "http://127.0.0.1:1024";
    evening.set(client::SetWebhook{.room = evening.room, .format = "plain", .address = hook + "/hook"});
    const client::Webhook question{.room = evening.room};
    CHECK(evening.host().ask_for<from_server::Webhook>(question).origin == hook);
    evening.set(client::RemoveWebhook{.room = evening.room});
    CHECK(evening.host().ask_for<from_server::Webhook>(question).origin.value_or("").empty());
}

TEST_CASE("the next game of a room is there if the server is killed the moment after it began") {
    ShortLives evening;
    Guest jonas(evening.port());
    jonas.join(evening.room);
    jonas.say(client::TakeSeat{.name = "Jonas"});
    evening.host().say(client::Start{});
    jonas.say(client::Resign{});
    evening.host().ask_for<from_server::Ok>(client::ProposeGame{});
    while (!jonas.room_now || !jonas.room_now->next) jonas.next();
    const client::AgreeToGame agreed{.id = Guest::new_id(), .proposal = jonas.room_now->next->proposal};
    jonas.ask_for<from_server::Ok>(agreed);
    evening.die();
    CHECK(evening.room_now().newest == 2);
    CHECK(evening.room_now().standings.size() == 2);
    Guest again(evening.port(), jonas.token);
    again.join(evening.room);
    again.ask_for<from_server::Ok>(agreed);
    CHECK(evening.host().join(evening.room).view.game == 2);
}
