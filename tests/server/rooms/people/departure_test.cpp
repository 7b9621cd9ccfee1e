#include "tests/server/rooms/started_room.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/http_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

int delete_me(const TestServer& server, const std::string& token) {
    return http_request(server.port(), "DELETE", "/api/v1/me", {{"Authorization", "Bearer " + token}}).status;
}

}  // namespace

TEST_CASE("somebody whose game cannot be opened for now is not deleted before they have left it") {
    StartedRoom room(2);
    room.guests.clear();
    const std::string& token = room.tokens[0];
    room.server.restart_with([](server::Config& config) { config.journals = {.always = 1, .total = 1}; });
    CHECK(delete_me(room.server, token) == 503);
    room.server.restart_with([](server::Config& config) { config.journals = {}; });
    Guest still = room.server.guest(token);
    const auto listed = still.ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0);
    CHECK(listed.stage == "playing");
    CHECK(listed.names == std::vector<std::string>{"Player 0", "Player 1"});
    CHECK(delete_me(room.server, token) == 200);
    Guest other = room.server.guest(room.tokens[1]);
    CHECK(other.ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).stage == "over");
}
