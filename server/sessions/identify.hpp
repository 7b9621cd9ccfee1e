#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "protocol/messages/messages.hpp"
#include "server/requests/complaint.hpp"
#include "storage/device.hpp"

namespace crisscross::server {

struct Services;

/// Who says hello.
struct Identity {
    storage::PlayerId id = 0;
    storage::DeviceId device = 0;
    std::optional<std::string> name{};   ///< the one used last
    std::int64_t created = 0;            ///< when they said hello first
    std::optional<std::string> token{};  ///< of a new guest, who has to keep it
};

/// The guest whose token the hello has, or a new guest, if it has none and the door lets them in. Refused with
/// UNKNOWN_TOKEN, REMOVED, SERVER_FULL or TOO_MANY_GUESTS, or as `Door::admit` says.
boost::asio::awaitable<Answer<Identity>> identify(const protocol::client::Hello& hello, const std::string& network,
                                                  Services& services);

}  // namespace crisscross::server
