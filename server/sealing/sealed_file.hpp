#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "server/sealing/backup_key.hpp"
#include "server/sealing/upkeep_fault.hpp"

/// A sealed file: one line that names the format, a key for this file alone, sealed to a public key
/// (crypto_box_seal), and the contents in chunks of 64 KiB under that key (crypto_secretstream). The last chunk is
/// marked as such: a file that was cut, changed or put together from others does not open.
namespace crisscross::server {

bool is_sealed(const std::filesystem::path& file);

/// Seals `plain` as `sealed`, a new file that only its owner may read. After a fault it is incomplete; one that was
/// interrupted is a fault, too.
std::optional<UpkeepFault> seal(const std::filesystem::path& plain, const std::filesystem::path& sealed,
                                const PublicKey& key, const std::function<bool()>& interrupted = {});

/// Opens `sealed` as `plain`, in the same way. What is in `plain` counts only if there is no fault.
std::optional<UpkeepFault> unseal(const std::filesystem::path& sealed, const std::filesystem::path& plain,
                                  const SecretKey& key);

}  // namespace crisscross::server
