#pragma once

#include <optional>
#include <variant>

#include "protocol/messages/messages.hpp"

namespace crisscross::server {

template <class Message>
concept HasId = requires(const Message& message) {
    message.id;
};

/// The id that the answer to a message carries, if each kind of message in the sum has one.
template <HasId... Kinds>
const protocol::RequestId& request_id(const std::variant<Kinds...>& message) {
    return std::visit([](const auto& kind) -> const protocol::RequestId& { return kind.id; }, message);
}

/// The same for any message; `ping`, `pong` and `page_hidden` have none.
inline std::optional<protocol::RequestId> request_id(const protocol::ClientMessage& message) {
    const auto id_of = [](const auto& kind) -> std::optional<protocol::RequestId> {
        if constexpr (requires { kind.id; })
            return kind.id;
        else
            return std::nullopt;
    };
    return std::visit([&id_of](const auto& kind) { return std::visit(id_of, kind); }, message);
}

}  // namespace crisscross::server
