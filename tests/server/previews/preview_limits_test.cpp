#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <map>

#include "server/previews/room_previews.hpp"
#include "tests/server/previews/has.hpp"
#include "tests/server/previews/server_with_page.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace asio = boost::asio;

namespace {

/// The answers to clients who all ask for the pictures of these rooms before they read anything.
std::map<std::string, std::string> pictures_at_once(std::uint16_t port, const std::vector<std::string>& rooms) {
    asio::io_context context;
    std::vector<asio::ip::tcp::socket> clients;
    while (clients.size() < rooms.size())
        clients.emplace_back(context).connect({asio::ip::address_v4::loopback(), port});
    for (std::size_t number = 0; number < rooms.size(); ++number)
        asio::write(clients[number], asio::buffer("GET /r/" + rooms[number] +
                                                  "/board.png HTTP/1.1\r\nHost: localhost\r\n"
                                                  "Connection: close\r\n\r\n"));
    std::map<std::string, std::string> answers;
    for (std::size_t number = 0; number < rooms.size(); ++number) {
        boost::system::error_code end;
        asio::read(clients[number], asio::dynamic_buffer(answers[rooms[number]]), end);
    }
    return answers;
}

}  // namespace

TEST_CASE("wrong codes of previews count like those of rooms, and then right ones show nothing either") {
    const ServerWithPage server(
        [](server::Config& config) { config.limits.guesses_per_network = {.burst = 3, .per_second = 0.001}; });
    Guest anna = server.server.guest();
    const std::string room = anna.create("Anna");
    for (int time = 0; time < 10; ++time) CHECK(has(server.page_of(room), "Anna"));
    for (int guess = 0; guess < 3; ++guess) CHECK(server.page_of("22222222") == page);
    CHECK(server.page_of(room) == page);
    CHECK(server.picture_of(room).status == 429);
    Guest stranger = server.server.guest();
    CHECK(stranger.refused(client::Join{.room = room}).code == "TOO_MANY_GUESSES");
}

TEST_CASE("only so many previews are made for one network, and those that are at hand are shown all the same") {
    const ServerWithPage server(
        [](server::Config& config) { config.limits.previews_per_network = {.burst = 2, .per_second = 0.001}; });
    Guest anna = server.server.guest();
    const std::string first = anna.create("Anna");
    const std::string second = anna.create("Anna");
    const std::string third = anna.create("Anna");
    CHECK(has(server.page_of(first), "Anna"));
    CHECK(has(server.page_of(second), "Anna"));
    CHECK(server.page_of(third) == page);
    CHECK(server.get("/r/" + third).status == 429);
    CHECK(server.picture_of(third).status == 429);
    CHECK(server.picture_of(third).headers.at("retry-after") == "2");
    CHECK(has(server.page_of(first), "Anna"));
}

TEST_CASE("only so many previews wait to be made, and one that was refused is made later") {
    constexpr std::size_t asked = 3 * server::RoomPreviews::max_waiting;
    const ServerWithPage server([](server::Config& config) {
        const server::Rate unlimited{.burst = 1e6, .per_second = 1e6};
        config.limits.previews_per_network = unlimited;
        config.limits.guesses_per_network = unlimited;  // each request takes one until its room is found
        config.metrics_bind = "127.0.0.1:0";
    });
    Guest anna = server.server.guest();
    std::vector<std::string> rooms;
    while (rooms.size() < asked) rooms.push_back(anna.create("Anna"));
    std::vector<std::string> refused;
    for (const auto& [room, answer] : pictures_at_once(server.server.port(), rooms)) {
        const bool is_refused = answer.starts_with("HTTP/1.1 503 ");
        CHECK((is_refused ? has(answer, "Retry-After: 1\r\n") : answer.starts_with("HTTP/1.1 200 ")));
        if (is_refused) refused.push_back(room);
    }
    REQUIRE_FALSE(refused.empty());
    CHECK(refused.size() < asked);
    CHECK(Scrape::of(server.server.metrics_port())
              .value(R"(crisscross_limits_reached_total{limit="previews_waiting"})") ==
          static_cast<double>(refused.size()));
    CHECK(server.picture_of(refused.front()).status == 200);
}

TEST_CASE("previews that are at hand are limited, too, and the page works without one") {
    const ServerWithPage server([](server::Config& config) {
        config.limits.preview_requests_per_network = {.burst = 3, .per_second = 0.001};
    });
    Guest anna = server.server.guest();
    const std::string room = anna.create("Anna");
    for (int time = 0; time < 3; ++time) CHECK(has(server.page_of(room), "Anna"));
    const HttpReply refused = server.get("/r/" + room);
    CHECK(refused.status == 429);
    CHECK(refused.body == page);
}
