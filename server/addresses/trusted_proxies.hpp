#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crisscross::server {

/// The peer of a connection through a Unix socket, in place of an address.
inline constexpr std::string_view unix_peer = "unix";

/// The proxies whose X-Forwarded-For is believed. None by default.
class TrustedProxies {
public:
    /// Addresses, networks in CIDR notation (RFC 4632, 4291) and the word `unix`, which stands for everybody who may
    /// use the server's Unix socket, separated by commas: `10.0.0.0/8,::1,unix`. Nothing if one of them is none of
    /// these or there are more than 64.
    static std::optional<TrustedProxies> parse(std::string_view list);

    /// Whether the peer is one of them: an address, or `unix_peer`. An IPv4 address counts in its IPv6 form, too.
    bool trusts(std::string_view peer) const;
    /// As given to `parse`, without spaces.
    const std::string& text() const { return text_; }

private:
    struct Network {
        std::array<std::uint8_t, 16> address{};  // of an IPv4 network: as mapped to IPv6
        unsigned bits = 0;
    };

    static std::optional<Network> network_in(std::string_view text);
    bool add(std::string_view entry);

    std::vector<Network> networks_;
    bool unix_ = false;
    std::string text_;
};

}  // namespace crisscross::server
