#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace crisscross::server {

/// `crisscross healthcheck`: checks a server on this machine. Returns 0 if it is healthy, or 1 with one line on
/// `error`.
int check_health(const std::string& bind, std::uint16_t port, std::ostream& error);

}  // namespace crisscross::server
