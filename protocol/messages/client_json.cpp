#include "protocol/json/shapes/connection_shapes.hpp"
#include "protocol/json/shapes/games/agreement_command_shapes.hpp"
#include "protocol/json/shapes/games/clock_command_shapes.hpp"
#include "protocol/json/shapes/games/question_shapes.hpp"
#include "protocol/json/shapes/games/seat_command_shapes.hpp"
#include "protocol/json/shapes/games/turn_command_shapes.hpp"
#include "protocol/json/shapes/people/account_shapes.hpp"
#include "protocol/json/shapes/people/call_shapes.hpp"
#include "protocol/json/shapes/people/identity_shapes.hpp"
#include "protocol/json/shapes/rooms/chat_shapes.hpp"
#include "protocol/json/shapes/rooms/list_shapes.hpp"
#include "protocol/json/shapes/rooms/lobby_shapes.hpp"
#include "protocol/json/shapes/rooms/next_game_shapes.hpp"
#include "protocol/json/shapes/rooms/room_shapes.hpp"
#include "protocol/json/sum.hpp"
#include "protocol/messages/codec.hpp"

namespace crisscross::protocol {
namespace {

std::optional<std::string> readable_id(const json::Value& value) {
    if (!value.is_object() || !value.contains("id") || !value["id"].is_string()) return std::nullopt;
    const auto id = value["id"].get<std::string>();
    return json::is_request_id(id) ? std::optional(id) : std::nullopt;
}

}  // namespace

Decoded<ClientMessage> read_client(std::string_view text) {
    auto value = json::parse(text);
    if (!value) {
        Fault fault = value.error();
        if (fault.id && !json::is_request_id(*fault.id)) fault.id.reset();
        return fault;
    }
    json::Decoding decoding{json::Unknown::ignored};
    ClientMessage message;
    json::read(json::Place(*value, decoding), message);
    if (!decoding.fault) return message;
    decoding.fault->id = readable_id(*value);
    return *decoding.fault;
}

std::string write(const ClientMessage& message) {
    json::Writer out;
    json::write(out, message);
    return out.release();
}

}  // namespace crisscross::protocol
