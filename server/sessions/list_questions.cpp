#include "server/sessions/list_questions.hpp"

#include <type_traits>
#include <variant>

namespace crisscross::server {

namespace {

namespace client = protocol::client;

template <class... Questions>
struct IsOneOf {
    template <class Message>
    bool operator()(const Message&) const {
        return (std::is_same_v<Message, Questions> || ...);
    }
};

using IsListQuestion =
    IsOneOf<client::Rooms, client::FollowMyGames, client::FollowPublicGames, client::Devices, client::Account,
            client::Calls, client::Webhook, client::Chat, client::ReadChat, client::Rename>;

}  // namespace

bool asks_for_list(const protocol::ClientMessage& message) {
    return std::visit([](const auto& kind) { return std::visit(IsListQuestion(), kind); }, message);
}

}  // namespace crisscross::server
