#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "server/sealing/upkeep_fault.hpp"

namespace crisscross::server {

struct ExportRequest {
    std::filesystem::path data{};
    std::filesystem::path folder{};  ///< made if it does not exist
};

struct ExportCount {
    std::size_t written = 0;
    std::size_t known = 0;      ///< finished games that were exported before
    std::size_t under_way = 0;  ///< left out
    /// Finished games that are damaged, and why they cannot be read: a line for each.
    std::vector<std::string> unread{};
    bool operator==(const ExportCount&) const = default;
};

/// Writes each finished game to a file of its own, `CODE-NUMBER.json` (docs/export.md). A server may be running.
/// Files that are there already stay as they are. Games under way are left out: their files would show racks and the
/// seed. A game that cannot be read keeps no other from being exported.
UpkeepResult<ExportCount> export_all(const ExportRequest& request);

}  // namespace crisscross::server
