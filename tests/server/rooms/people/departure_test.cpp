#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <future>
#include <thread>

#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace asio = boost::asio;
namespace http = boost::beast::http;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

int delete_me(const TestServer& server, const std::string& token) {
    return http_request(server.port(), "DELETE", "/api/v1/me", {{"Authorization", "Bearer " + token}}).status;
}

/// A connection over HTTP that stays open, even while the server stops.
class KeptConnection {
public:
    explicit KeptConnection(std::uint16_t port) { socket_.connect({asio::ip::address_v4::loopback(), port}); }

    /// Of the answer to a request about the owner of the token.
    int status(http::verb method, const std::string& token) {
        http::request<http::empty_body> request(method, "/api/v1/me", 11);
        request.set(http::field::host, "localhost");
        request.set(http::field::authorization, "Bearer " + token);
        request.content_length(0);
        http::write(socket_, request);
        http::response<http::string_body> response;
        http::read(socket_, buffer_, response);
        return static_cast<int>(response.result_int());
    }

private:
    asio::io_context context_{};
    asio::ip::tcp::socket socket_{context_};
    boost::beast::flat_buffer buffer_{};
};

/// The names in the game of the token's owner, while it is under way.
std::vector<std::string> names_in_play(const TestServer& server, const std::string& token) {
    Guest guest = server.guest(token);
    const auto listed = guest.ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0);
    CHECK(listed.stage == "playing");
    return listed.names;
}

}  // namespace

TEST_CASE("somebody whose game cannot be opened for now is not deleted before they have left it") {
    StartedRoom room(2);
    room.guests.clear();
    const std::string& token = room.tokens[0];
    room.server.restart_with([](server::Config& config) { config.journals = {.usual = 1, .total = 1}; });
    CHECK(delete_me(room.server, token) == 503);
    room.server.restart_with([](server::Config& config) { config.journals = {}; });
    CHECK(names_in_play(room.server, token) == std::vector<std::string>{"Player 0", "Player 1"});
    CHECK(delete_me(room.server, token) == 200);
    Guest other = room.server.guest(room.tokens[1]);
    CHECK(other.ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).stage == "over");
}

TEST_CASE("somebody who deletes themselves while the server stops is still a player when it is back") {
    StartedRoom room(2);
    room.guests.clear();
    const std::string& token = room.tokens[0];
    room.server.restart_with([](server::Config& config) { config.goodbye = 3s; });
    KeptConnection line(room.server.port());
    CHECK(line.status(http::verb::get, token) == 200);
    Guest silent = room.server.guest(room.tokens[1]);  // whom the stop waits for
    auto stopped = std::async(std::launch::async, [&room] { room.server.stop(); });
    while (!silent.restarting) silent.next();
    std::this_thread::sleep_for(200ms);
    CHECK(line.status(http::verb::delete_, token) == 503);
    stopped.get();
    room.server.start();
    CHECK(names_in_play(room.server, token) == std::vector<std::string>{"Player 0", "Player 1"});
}
