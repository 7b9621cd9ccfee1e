#pragma once

#include <optional>

#include "protocol/messages/messages.hpp"

namespace crisscross::server {

/// The id of a request; none for `ping` and `pong`.
inline std::optional<protocol::RequestId> request_id(const protocol::ClientMessage& message) {
    return std::visit(
        [](const auto& kind) -> std::optional<protocol::RequestId> {
            if constexpr (requires { kind.id; })
                return kind.id;
            else
                return std::nullopt;
        },
        message);
}

}  // namespace crisscross::server
