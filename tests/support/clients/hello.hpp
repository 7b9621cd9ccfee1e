#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/clients/websocket_client.hpp"

/// Frames as tests write them where it matters how a connection begins.
namespace crisscross::test {

/// Of a new guest.
inline const std::string hello_frame = R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})";

inline nlohmann::json answer_to(WebSocketClient& socket, const std::string& text) {
    socket.send(text);
    return nlohmann::json::parse(socket.receive().value());
}

}  // namespace crisscross::test
