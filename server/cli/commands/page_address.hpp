#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace crisscross::server {

struct Config;

/// The address of the page for browsers, without a slash at the end: the public one if there is one, or else the
/// address at which a server on this port is reached from this machine. Nothing if only a web server knows it, or
/// for port 0.
std::optional<std::string> link_address(const Config& config, std::uint16_t port);

/// A line that says what to change in such a link for other machines; empty unless the server listens at all
/// addresses and has no public one.
std::string hint_for_others(const Config& config, std::uint16_t port);

}  // namespace crisscross::server
