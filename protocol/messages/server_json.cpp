#include "protocol/json/shapes/connection_shapes.hpp"
#include "protocol/json/shapes/games/log_page_shapes.hpp"
#include "protocol/json/shapes/games/plays_found_shapes.hpp"
#include "protocol/json/shapes/games/presence_shapes.hpp"
#include "protocol/json/shapes/games/word_answer_shapes.hpp"
#include "protocol/json/shapes/people/account_shapes.hpp"
#include "protocol/json/shapes/people/call_shapes.hpp"
#include "protocol/json/shapes/people/identity_shapes.hpp"
#include "protocol/json/shapes/rooms/chat_shapes.hpp"
#include "protocol/json/shapes/rooms/list_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "protocol/json/shapes/rooms/room_state_shapes.hpp"
#include "protocol/json/shapes/rooms/room_view_shapes.hpp"
#include "protocol/json/sum.hpp"
#include "protocol/messages/codec.hpp"

namespace crisscross::protocol {

std::string write(const ServerMessage& message) {
    json::Writer out;
    json::write(out, message);
    return out.release();
}

Decoded<ServerMessage> read_server(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored};
    ServerMessage message;
    json::read(json::Place(*value, decoding), message);
    if (decoding.fault) return *decoding.fault;
    return message;
}

}  // namespace crisscross::protocol
