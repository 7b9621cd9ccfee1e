#include "protocol/messages/rooms/chat_names.hpp"

#include "protocol/json/shapes/rooms/chat_shapes.hpp"

namespace crisscross::protocol {

std::string_view name_of(Channel channel) {
    return json::name_of(channel);
}

std::string_view name_of(Reaction reaction) {
    return json::name_of(reaction);
}

std::optional<Channel> find_channel(std::string_view name) {
    return json::find_name<Channel>(name);
}

std::optional<Reaction> find_reaction(std::string_view name) {
    return json::find_name<Reaction>(name);
}

}  // namespace crisscross::protocol
