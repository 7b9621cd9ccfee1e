#pragma once

#include <optional>
#include <string_view>

#include "protocol/messages/rooms/chat_messages.hpp"

/// The names of channels and reactions on the wire, which the storage keeps, too.
namespace crisscross::protocol {

std::string_view name_of(Channel channel);
std::string_view name_of(Reaction reaction);
std::optional<Channel> find_channel(std::string_view name);
std::optional<Reaction> find_reaction(std::string_view name);

}  // namespace crisscross::protocol
