#pragma once

#include <filesystem>
#include <optional>

#include "server/sealing/backup_key.hpp"

namespace crisscross::server {

/// What a server does by itself, without the host having to do anything.
struct UpkeepOptions {
    int backup_every = 0;                   ///< hours; 0: never
    int backup_keep = 7;                    ///< how many of its own backups it keeps
    std::filesystem::path backup_folder{};  ///< empty: `backups` in the data folder
    std::optional<PublicKey> backup_key{};  ///< backups are sealed to it
    int prune_after = 0;                    ///< days after which a game that is over is removed; 0: never
    int sweep_after = 30;                   ///< days without use before a room or guest is removed; 0: never
};

}  // namespace crisscross::server
