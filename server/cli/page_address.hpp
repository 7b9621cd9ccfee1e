#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace crisscross::server {

struct Config;

/// Where a browser on this machine finds the page, without a slash at the end.
std::string local_address(const std::string& bind, std::uint16_t port);

/// The address for links: the public one if there is one. Nothing if the configuration does not say it (port 0).
std::optional<std::string> link_address(const Config& config);

}  // namespace crisscross::server
