#pragma once

#include "server/limits/requester.hpp"
#include "server/sessions/requests/call_targets.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::storage {
class DeliveryStore;
}

namespace crisscross::server {

/// Answers one request about the webhook of a room, for the host of the room. Each verb returns the answer; nothing
/// if it comes later.
class WebhookRequests {
public:
    WebhookRequests(Requester requester, Services& services, CallReply reply)
        : requester_(std::move(requester)), services_(services), reply_(std::move(reply)) {}

    using Step = boost::asio::awaitable<std::optional<Answer<protocol::ServerMessage>>>;

    Step operator()(const protocol::client::Webhook& question);
    Step operator()(const protocol::client::SetWebhook& wanted);
    Step operator()(const protocol::client::RemoveWebhook& wanted);
    Step operator()(const protocol::client::TestWebhook& wanted);

private:
    storage::DeliveryStore& store();
    /// A room, with the player who is its host.
    struct HostedRoom {
        storage::RoomId id = 0;
        storage::PlayerId host = 0;
    };
    /// False if they have handed it over meanwhile.
    boost::asio::awaitable<bool> set_webhook(HostedRoom room, std::optional<storage::Webhook> webhook);
    boost::asio::awaitable<std::optional<storage::Webhook>> webhook_of(storage::RoomId room);
    boost::asio::awaitable<std::optional<HostedRoom>> hosted_room(const std::string& typed);

    Requester requester_;
    Services& services_;
    CallReply reply_;
};

}  // namespace crisscross::server
