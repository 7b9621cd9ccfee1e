#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/clients/hello.hpp"
#include "tests/support/clients/http_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("the log has no token, no name and no code of a room") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"}});
    Guest mara(server.port);
    const std::string room = mara.create("Maraschino");
    mara.join(room);
    mara.refused(client::Start{});
    mara.refused(client::Join{.room = "22222222"});
    CHECK(server.program.terminate() == 0);
    CHECK(contains(place.log(), "room opened"));
    for (const std::string& secret : {mara.token, std::string("Maraschino"), room})
        CHECK_FALSE(contains(place.log(), secret));
}

TEST_CASE("the log has no secret of a room, a webhook, a feed or a device") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"}, {"CRISSCROSS_OUTGOING", "private"}});
    Guest mara(server.port);
    client::Create request{.name = "Mara", .join = true};
    request.about_room =
        protocol::AboutRoom{.name = "Maraschino", .entry = protocol::RoomEntry::password, .password = "marzipan"};
    const std::string room = mara.create_and_join(request).room;
    Guest eve(server.port);
    eve.refused(client::Join{.room = room, .password = "macaroon"});
    mara.ask(client::SetWebhook{.room = room, .format = "plain", .address = "http://127.0.0.1:1024/meringue"});
    CHECK(mara.refused(client::TestWebhook{.room = room}).code == "NOT_DELIVERED");
    const std::string feed = mara.ask_for<protocol::server::Feed>(client::MakeFeed{}).secret;
    CHECK(get(server.port, "/feed/" + feed + ".atom").status == 200);
    const std::string hand_over = mara.ask_for<protocol::server::HandOver>(client::HandOver{}).secret;
    eve.refused(client::Subscribe{.address = "https://push.example.org/mousse", .key = "A", .secret = "A"});
    CHECK(server.program.terminate() == 0);
    CHECK(contains(place.log(), "code=BAD_SUBSCRIPTION"));
    for (const std::string& secret : {std::string("Maraschino"), std::string("marzipan"), std::string("macaroon"),
                                      std::string("meringue"), std::string("mousse"), feed, hand_over})
        CHECK_FALSE(contains(place.log(), secret));
}

TEST_CASE("the log has no pass-phrase of an account") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"}});
    Guest mara(server.port);
    mara.ask_for<protocol::server::Ok>(client::MakeAccount{.name = "Mara", .pass_phrase = "eleven marshmallows"});
    mara.refused(client::ChangePassPhrase{.old = "twelve macarons", .pass_phrase = "thirteen meringues"});
    CHECK(server.program.terminate() == 0);
    CHECK(contains(place.log(), "code=WRONG_PASS_PHRASE"));
    for (const std::string secret : {"marshmallows", "macarons", "meringues"})
        CHECK_FALSE(contains(place.log(), secret));
}

TEST_CASE("the log has neither the server's password nor what a new guest says instead") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"},
                           {"CRISSCROSS_ENTRY", "password"},
                           {"CRISSCROSS_PASSWORD", "open marzipan"}});
    const std::string invitation(64, 'b');
    const auto answer_with = [&](const std::string& key, const std::string& secret) {
        auto hello = nlohmann::json::parse(hello_frame);
        hello[key] = secret;
        WebSocketClient socket(server.port);
        return answer_to(socket, hello.dump());
    };
    CHECK(answer_with("password", "open macaroon").at("code") == "WRONG_PASSWORD");
    CHECK(answer_with("invitation", invitation).at("code") == "BAD_INVITATION");
    CHECK(answer_with("password", "open marzipan").at("type") == "welcome");
    CHECK(server.program.terminate() == 0);
    CHECK(contains(place.log(), "code=BAD_INVITATION"));
    for (const std::string& secret : {std::string("macaroon"), std::string("marzipan"), invitation})
        CHECK_FALSE(contains(place.log(), secret));
}

TEST_CASE("a log in JSON has one object in each line, whatever a stranger says") {
    const Place place;
    Running server(place, {{"CRISSCROSS_LOG_LEVEL", "debug"},
                           {"CRISSCROSS_LOG_FORMAT", "json"},
                           {"CRISSCROSS_TRUSTED_PROXY", "127.0.0.1"},
                           {"CRISSCROSS_GUESTS_PER_HOUR", "1"}});
    const std::string hostile = "evil\" level=\"error\\ \xff\xc2\x9b";
    for (int count = 0; count < 2; ++count) {
        WebSocketClient socket(server.port, {.forwarded_for = hostile});
        socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
        CHECK(socket.receive());
        socket.send(R"({"type":"create","id":"c","name":"evil\n\" level=error","settings":{"system":"classic"}})");
        CHECK(socket.receive());
    }
    CHECK(http_request(server.port, "GET", "/evil", {{"User-Agent", hostile}, {"Referer", hostile}}).status > 0);
    CHECK(server.program.terminate() == 0);
    std::istringstream lines(place.log());
    int limits_reached = 0;
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        const auto entry = nlohmann::json::parse(line);
        CHECK(entry.at("time").get<std::string>().size() == std::string("2026-01-01T00:00:00.000Z").size());
        CHECK(entry.at("level") != "error");
        CHECK(entry.at("message").is_string());
        limits_reached += entry.value("network", "") == "127.0.0.1";
    }
    CHECK(limits_reached == 1);
}
