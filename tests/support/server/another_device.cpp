#include "tests/support/server/another_device.hpp"

#include <nlohmann/json.hpp>

namespace crisscross::test {

namespace client = protocol::client;

std::string another_device(const TestServer& server, Guest& guest) {
    const std::string secret = guest.ask_for<protocol::server::HandOver>(client::HandOver{}).secret;
    WebSocketClient socket(server.port());
    socket.send(protocol::write(client::Hello{.id = "h", .hand_over = secret}));
    return nlohmann::json::parse(socket.receive().value()).at("token");
}

}  // namespace crisscross::test
