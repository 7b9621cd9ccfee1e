#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace crisscross::server {

/// `crisscross healthcheck`: asks a server on this machine how it is. 0 if it is well, 1 with one line on `error` if
/// not.
int check_health(const std::string& bind, std::uint16_t port, std::ostream& error);

}  // namespace crisscross::server
