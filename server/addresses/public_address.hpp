#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// Where browsers find the page, if they do not see the server's own address.
struct PublicAddress {
    std::string origin{};     ///< as in the Origin header: `https://example.org`
    std::string base_path{};  ///< under which everything is: `/games`; empty: at the root
};

/// Reads an address such as `https://example.org/games`. Nothing if it is not HTTP or HTTPS, has no host, or has
/// anything but letters, digits and `-._~` between the slashes of its path.
std::optional<PublicAddress> read_public_address(std::string_view text);

/// What is left of the target of a request under the base path, with its slash; nothing if it is not under it.
std::optional<std::string_view> under(std::string_view base_path, std::string_view target);

}  // namespace crisscross::server
