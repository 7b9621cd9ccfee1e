#pragma once

#include <optional>

#include "server/options/configuration/given_values.hpp"
#include "server/options/server_option.hpp"

namespace crisscross::server {

/// The longest secret that a file may hold, in bytes.
inline constexpr std::size_t max_secret_bytes = 4096;

/// Replaces each file with a secret by the secret in it, without the line end after it. A fault if the same source
/// gives both a secret and its file, or if a file cannot be read, is empty or is too long.
std::optional<OptionFault> read_secrets(GivenValues& given, ServerOptions options);

}  // namespace crisscross::server
