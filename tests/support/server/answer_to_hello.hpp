#pragma once

#include <nlohmann/json.hpp>

#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// The answer to a hello with these fields, on a connection of its own.
inline nlohmann::json hello(const TestServer& server, nlohmann::json fields = nlohmann::json::object()) {
    fields.update({{"type", "hello"}, {"id", "h"}, {"protocols", {{"min", 1}, {"max", 1}}}});
    WebSocketClient socket(server.port());
    socket.send(fields.dump());
    return nlohmann::json::parse(socket.receive().value());
}

}  // namespace crisscross::test
