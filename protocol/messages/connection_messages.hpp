#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "protocol/messages/message_parts.hpp"

/// What a connection itself handles.
namespace crisscross::protocol::client {

/// The first frame of a connection: which protocol versions the client speaks, and who it is.
struct Hello {
    RequestId id{};
    int oldest = oldest_version;
    int newest = newest_version;
    std::optional<std::string> token{};  ///< 64 hexadecimal digits, from an earlier welcome; none for a new guest
    std::optional<std::string> invitation{};  ///< of a new guest: 64 hexadecimal digits, from the link
    std::optional<std::string> password{};    ///< of a new guest
    std::optional<std::string> hand_over{};   ///< 64 hexadecimal digits, from another device's link; not with a token
    std::optional<std::string> device_name{};  ///< what the device calls itself
    bool operator==(const Hello&) const = default;
};

/// Asks for a pong; `sent` comes back unchanged.
struct Ping {
    std::int64_t sent = 0;
    bool operator==(const Ping&) const = default;
};

/// Answers the server's ping.
struct Pong {
    std::int64_t sent = 0;
    bool operator==(const Pong&) const = default;
};

/// Whether nobody can see the page now. It counts as visible until the client says this.
struct PageHidden {
    bool hidden = false;
    bool operator==(const PageHidden&) const = default;
};

}  // namespace crisscross::protocol::client

namespace crisscross::protocol {

/// Messages that the connection itself handles: who the guest is, whether the connection is alive, and whether
/// somebody can see the page at its other end.
using ConnectionMessage = std::variant<client::Hello, client::Ping, client::Pong, client::PageHidden>;

}  // namespace crisscross::protocol
