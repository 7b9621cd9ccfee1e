#pragma once

#include <optional>
#include <string>

namespace crisscross::server {

/// The page for which passkeys are made.
struct PasskeySite {
    std::string origin{};  ///< "https://games.example.org:8443"
    std::string host{};    ///< "games.example.org"
    bool operator==(const PasskeySite&) const = default;
};

/// The site of a page with this origin. Nothing where browsers make no passkeys: without HTTPS, except on this
/// machine under the name of localhost, and where the host is an address or there is no origin.
std::optional<PasskeySite> passkey_site(const std::optional<std::string>& origin);

}  // namespace crisscross::server
