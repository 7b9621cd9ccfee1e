#pragma once

#include <string_view>

#include "server/push/p256_key.hpp"

namespace crisscross::test {

/// Whether the owner of the secret key of `point` has signed the text.
bool verifies(const server::P256Point& point, std::string_view text, const server::P256Signature& signature);

}  // namespace crisscross::test
