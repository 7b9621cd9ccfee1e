#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <map>
#include <optional>

#include "protocol/messages/games/clock_event.hpp"
#include "server/notices/delivery/courier.hpp"
#include "server/outgoing/host_resolver.hpp"
#include "server/outgoing/outgoing_client.hpp"
#include "server/runtime/entropy.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

struct Config;

/// The courier of a server, with all that it needs, as the host has set it.
class PostOffice {
public:
    /// `port`: on which the server listens. `key`: by which push services know it.
    PostOffice(boost::asio::any_io_executor strand, const Config& config, std::uint16_t port, const P256Key& key,
               Clock& clock, storage::DeliveryStore& store, Metrics& metrics);

    /// How players are called.
    struct Calling {
        std::optional<Span> after = 0;  ///< from now on, in milliseconds; nothing: only reminders
        int reminder = 0;               ///< of a turn: only those who want to be reminded as often
        WebhookCall webhook{};
        std::optional<CalledTurn> turn{};
        std::map<storage::PlayerId, protocol::Night> clock_nights{};  ///< of those who have one in this game
        bool is_there = false;                                        ///< they have the game open
    };
    /// Calls players in the ways they have chosen. Does not wait; any thread, like `withdraw`, and in the order in
    /// which both come.
    void call(storage::RoomId room, const protocol::Notice& notice, const std::vector<storage::PlayerId>& players,
              const Calling& calling);
    /// A digest for the push devices of a player, or for the webhook of the room.
    void send_digest(storage::RoomId room, const protocol::Notice& notice, std::optional<storage::PlayerId> player);
    void withdraw(storage::PlayerId player, storage::RoomId room, int game) { courier_.withdraw(player, room, game); }
    /// By which browsers know the server when they subscribe.
    const P256Point& public_key() const { return public_key_; }

    Courier& courier() { return courier_; }
    /// Why nothing may be sent there, as far as can be found out in a moment. On any executor.
    boost::asio::awaitable<std::optional<AddressFault>> refusal_of(const WebAddress& to);

private:
    P256Point public_key_;
    SystemResolver resolver_;
    AddressPolicy policy_;
    OutgoingClient client_;
    SystemEntropy entropy_;
    Courier courier_;
};

}  // namespace crisscross::server
