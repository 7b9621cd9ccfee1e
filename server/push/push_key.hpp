#pragma once

#include <filesystem>

#include "server/push/p256_key.hpp"
#include "server/runtime/start_fault.hpp"

namespace crisscross::server {

/// The name of the file in the data folder that has the key of this server for Web Push.
inline constexpr const char* push_key_file = "push.key";

/// The key by which push services know this server: 64 hexadecimal digits in a file that only its owner may read. It
/// is made at the first start. Browsers accept messages from this key only, so with another one they have to
/// subscribe again.
engine::Result<P256Key, StartFault> open_push_key(const std::filesystem::path& folder, Entropy& entropy);

}  // namespace crisscross::server
