#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <nlohmann/json.hpp>

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/quick_stop.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace client = crisscross::protocol::client;

namespace {

bool is_restarting(const std::string& frame) {
    return nlohmann::json::parse(frame)["type"] == "restarting";
}

}  // namespace

TEST_CASE("a stop announces a restart, closes with 1012 and is quick") {
    StartedRoom room(2);
    const auto before = std::chrono::steady_clock::now();
    room.server.stop();
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(8));
    for (Guest& guest : room.guests) {
        CHECK(guest.socket.close_code() == 1012);
        CHECK(std::ranges::any_of(guest.socket.frames(), is_restarting));  // perhaps not last: others leave too
    }
}

TEST_CASE("a stop does not wait for a browser that keeps its connection open") {
    CHECK(stops_within(2s, [] {
        TestServer server;
        boost::asio::io_context context;
        boost::asio::ip::tcp::socket line(context);
        line.connect({boost::asio::ip::address_v4::loopback(), server.port()});
        boost::asio::write(line, boost::asio::buffer(std::string("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")));
        std::array<char, 12> head{};
        boost::asio::read(line, boost::asio::buffer(head));
        CHECK(std::string(head.data(), head.size()) == "HTTP/1.1 200");
        return time_to_stop(server);
    }));
}

TEST_CASE("a stop is immediate when nobody is connected") {
    CHECK(stops_within(2s, [] {
        TestServer server;
        return time_to_stop(server);
    }));
}

TEST_CASE("a stop does not wait for clients that do not answer") {
    TestServer server;
    WebSocketClient silent(server.port());
    const auto before = std::chrono::steady_clock::now();
    server.stop();
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(5));
}

TEST_CASE("a restart keeps everything") {
    StartedRoom room(2);
    room.mover().say(room.first_play());
    const auto before = room.mover().snapshot();
    const std::string token = room.mover().token;
    room.server.restart();
    Guest back = room.server.guest(token);
    back.join(room.code);
    CHECK(back.snapshot() == before);
}

TEST_CASE("everything acknowledged before a stop is in the journal") {
    StartedRoom room(2);
    auto play = room.first_play();
    play.id = "the-play";
    const auto version = room.mover().say(play);
    room.server.stop();
    auto database = room.server.database();
    const auto stored = storage::find_room(database, room.code);
    const auto game = storage::load_game(database, stored->id);
    CHECK(game->version == version);
    CHECK(game->entries.back().version == version);
    CHECK(game->receipts.back().command.id == "the-play");
}
