#pragma once

#include <string>
#include <string_view>

#include "protocol/fault.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol {

/// A client's frame. Missing, wrong, extra and out-of-range fields are faults that name the field.
Decoded<ClientMessage> read_client(std::string_view text);
std::string write(const ServerMessage& message);

/// A server's frame: the other side of the same shapes, for clients in C++, as tests and measurements have them.
/// Unknown fields are ignored.
Decoded<ServerMessage> read_server(std::string_view text);
std::string write(const ClientMessage& message);

}  // namespace crisscross::protocol
