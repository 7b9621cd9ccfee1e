#include "server/notices/delivery/webhook_request.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using protocol::WebhookFormat;

namespace {

const std::string matrix_room =
    "https://matrix.example.org/_matrix/client/v3/rooms/!room:example.org/send/m.room.message";
const protocol::Notice notice{.room = "ABCD2345", .players = {"Mara"}, .at = 5};

std::string fault_of(std::string_view address, WebhookFormat format = WebhookFormat::plain) {
    const auto read = webhook_address(format, address);
    return read ? "" : read.error().why;
}

}  // namespace

TEST_CASE("an address that can be read may be a webhook, and others are refused with the reason") {
    CHECK(fault_of("https://hooks.example.org/token").empty());
    CHECK(fault_of("https://discord.example/api/webhooks/1/x", WebhookFormat::discord).empty());
    CHECK(fault_of("hooks.example.org") == "does not begin with https:// or http://");
}

TEST_CASE("a webhook of Matrix is the address of a room with an access token") {
    CHECK(fault_of(matrix_room + "?access_token=secret", WebhookFormat::matrix).empty());
    for (const std::string& address :
         {matrix_room, matrix_room + "?access_token=", matrix_room + "?token=x", matrix_room + "?access_token=a&b=c",
          std::string("https://matrix.example.org/?access_token=secret"),
          std::string("https://matrix.example.org/_matrix/client/v3/rooms//send/m.room.message?access_token=x")})
        CHECK(fault_of(address, WebhookFormat::matrix) == "is not that of a Matrix room with an access token");
}

TEST_CASE("a notice is posted to a webhook as JSON") {
    const auto request =
        webhook_request({"slack", "https://hooks.example.org/token"}, notice, "https://l", 7).value();
    CHECK(request.method == "POST");
    CHECK(request.to.target == "/token");
    CHECK(request.headers.at(0) == std::pair<std::string, std::string>("Content-Type", "application/json"));
    CHECK(request.body ==
          protocol::webhook_body(WebhookFormat::slack, notice, "https://l", protocol::Language::english));
}

TEST_CASE("a notice has the language of its webhook, and English where the program does not know that language") {
    const auto body_in = [](const std::string& language) {
        return webhook_request({"plain", "https://a.example", {}, language}, notice, "https://l", 7).value().body;
    };
    CHECK(body_in("fr").find("\u00c0 Mara de jouer.") != std::string::npos);
    CHECK(body_in("xx").find("It's Mara's turn.") != std::string::npos);
}

TEST_CASE("a Matrix server gets the token in a header, and the same number with each attempt") {
    const storage::Webhook webhook{"matrix", matrix_room + "?access_token=secret"};
    const auto request = webhook_request(webhook, notice, "https://l", 7).value();
    CHECK(request.method == "PUT");
    CHECK(request.to.target == "/_matrix/client/v3/rooms/!room:example.org/send/m.room.message/crisscross-5-7");
    CHECK(request.headers.at(1) == std::pair<std::string, std::string>("Authorization", "Bearer secret"));
    CHECK(webhook_request(webhook, notice, "https://l", 7)->to == request.to);
    CHECK(webhook_request(webhook, notice, "https://l", 8)->to != request.to);
}

TEST_CASE("a stored webhook that this program does not understand gets no request") {
    CHECK_FALSE(webhook_request({"teams", "https://hooks.example.org/"}, notice, "https://l", 7));
    CHECK_FALSE(webhook_request({"plain", "hooks.example.org"}, notice, "https://l", 7));
    CHECK_FALSE(webhook_request({"matrix", "https://hooks.example.org/"}, notice, "https://l", 7));
}
