#pragma once

#include <string>
#include <variant>

#include "protocol/messages/server_messages.hpp"

namespace crisscross::test {

/// Empty if the message is not an error.
inline std::string error_code(const protocol::ServerMessage& message) {
    const auto* error = std::get_if<protocol::server::Error>(&message);
    return error ? error->code : "";
}

}  // namespace crisscross::test
