#pragma once

#include <string>

namespace crisscross::server {

struct Config;

/// Where the server listens, in words for the host.
std::string listening_address(const Config& config);
std::string listening_address_and_port(const Config& config);

}  // namespace crisscross::server
