#pragma once

#include <optional>

#include "protocol/messages/messages.hpp"

namespace crisscross::server {

/// The id that the answer to a message carries.
inline const protocol::RequestId& request_id(const protocol::GameCommand& command) {
    return std::visit([](const auto& kind) -> const protocol::RequestId& { return kind.id; }, command);
}
inline const protocol::RequestId& request_id(const protocol::GameQuestion& question) {
    return std::visit([](const auto& kind) -> const protocol::RequestId& { return kind.id; }, question);
}

inline const protocol::RequestId& request_id(const protocol::RoomCommand& command) {
    return std::visit([](const auto& kind) -> const protocol::RequestId& { return kind.id; }, command);
}

inline const protocol::RequestId& request_id(const protocol::ChatMessage& message) {
    return std::visit([](const auto& kind) -> const protocol::RequestId& { return kind.id; }, message);
}

inline const protocol::RequestId& request_id(const protocol::CallMessage& message) {
    return std::visit([](const auto& kind) -> const protocol::RequestId& { return kind.id; }, message);
}

inline const protocol::RequestId& request_id(const protocol::RoomChange& change) {
    return std::visit([](const auto& kind) -> const protocol::RequestId& { return kind.id; }, change);
}

/// The same for any message; `ping` and `pong` have none.
inline std::optional<protocol::RequestId> request_id(const protocol::ClientMessage& message) {
    const auto id_of = [](const auto& kind) -> std::optional<protocol::RequestId> {
        if constexpr (requires { kind.id; })
            return kind.id;
        else
            return std::nullopt;
    };
    return std::visit([&id_of](const auto& sort) { return std::visit(id_of, sort); }, message);
}

}  // namespace crisscross::server
