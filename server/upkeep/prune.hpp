#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "server/sealing/upkeep_fault.hpp"
#include "server/time/moment.hpp"
#include "storage/upkeep/upkeep.hpp"

namespace crisscross::server {

/// Whether to remove what is found, or only to count it.
enum class Pruning : std::uint8_t { remove, only_count };

struct PruneRequest {
    std::filesystem::path data{};
    Moment unused_before = 0;                 ///< rooms that never began, and guests who left nothing
    std::optional<Moment> finished_before{};  ///< also games that ended before this
    Pruning pruning = Pruning::remove;
};

struct Pruned {
    storage::RemovedCount unused{};
    int finished = 0;
    std::optional<std::string> not_cleaned{};  ///< why the file is as large as before
};

/// Removes what nobody has used for long, in small portions. A fault if a server is using the folder: a server does
/// this by itself.
UpkeepResult<Pruned> prune(const PruneRequest& request);

}  // namespace crisscross::server
