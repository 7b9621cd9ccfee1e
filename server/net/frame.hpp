#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace crisscross::server {

/// A message as text, encoded once and shared by all receivers.
using Frame = std::shared_ptr<const std::string>;

inline Frame make_frame(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

/// Why the server ends a connection (RFC 6455, 7.4; 1012 and 1013 from the IANA registry).
enum class CloseCode : std::uint16_t {
    normal = 1000,
    policy = 1008,     ///< a frame that is not JSON
    failure = 1011,    ///< something of the server failed; the client may connect again
    restart = 1012,    ///< the server stops or restarts
    try_later = 1013,  ///< the client, or many clients, read too slowly
};

}  // namespace crisscross::server
