#pragma once

#include <optional>
#include <string>

namespace crisscross::server {

struct Config;

/// Why the entry and the password do not fit together, in one line for the host; nothing if they do.
std::optional<std::string> password_mistake(const Config& config);

}  // namespace crisscross::server
