#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "protocol/messages/messages.hpp"
#include "server/limits/places/open_connections.hpp"
#include "server/requests/complaint.hpp"
#include "storage/people/device.hpp"

namespace crisscross::server {

struct Services;

/// Who says hello.
struct Identity {
    storage::PlayerId id = 0;
    storage::DeviceId device = 0;
    std::optional<std::string> name{};           ///< the one used last
    std::int64_t created = 0;                    ///< when they said hello first
    std::optional<std::string> token{};          ///< of a device that is new and has to keep it
    std::optional<storage::PlayerId> same_as{};  ///< whose account this guest has signed in to
};

/// The player whose hand-over or token the hello has, or a new guest, if it has neither and the door lets them in.
/// Reserves the place of their connection for them. Refused with BAD_DEVICE_NAME, BAD_HAND_OVER, UNKNOWN_TOKEN,
/// DEVICE_SIGNED_OUT, REMOVED, SERVER_FULL or TOO_MANY_GUESTS, or as the `Door` says.
boost::asio::awaitable<Answer<Identity>> identify(const protocol::client::Hello& hello, const std::string& network,
                                                  OpenConnections::Place& place, Services& services);

}  // namespace crisscross::server
