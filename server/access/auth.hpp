#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/runtime/entropy.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

/// A guest's proof of identity: 32 random bytes as 64 hexadecimal digits. Never logged, stored only as its hash.
std::string new_token(Entropy& entropy);

/// BLAKE2b-256 of the bytes of a token; nothing for an invalid token. The case of the digits does not matter.
std::optional<storage::TokenHash> token_hash(std::string_view token);

}  // namespace crisscross::server
