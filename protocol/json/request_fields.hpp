#pragma once

#include "protocol/json/shape.hpp"

namespace crisscross::protocol::json {

/// All requests but the heartbeat have an id, which the answer repeats.
template <class Message, class... Fields>
constexpr auto with_id(Fields... fields) {
    return std::tuple{field("id", &Message::id, request_id), fields...};
}
/// A request to a joined room names the room and its game.
template <class Message, class... Fields>
constexpr auto with_room(Fields... fields) {
    return with_id<Message>(field("room", &Message::room), field("game", &Message::game), fields...);
}

}  // namespace crisscross::protocol::json
