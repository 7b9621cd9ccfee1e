#pragma once

#include <variant>

namespace crisscross::server {

template <class Message>
concept HasGame = requires(const Message& message) {
    message.game;
};

/// The number of the game that a message is about, if each kind of message in the sum has one.
template <HasGame... Kinds>
int game_of(const std::variant<Kinds...>& message) {
    return std::visit([](const auto& kind) { return kind.game; }, message);
}

}  // namespace crisscross::server
