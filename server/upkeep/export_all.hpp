#pragma once

#include <cstdint>
#include <filesystem>

#include "server/sealing/upkeep_fault.hpp"

namespace crisscross::server {

/// Which games to export. The files of those that are still being played show racks and seeds.
enum class ExportedGames : std::uint8_t { finished, finished_and_running };

struct ExportRequest {
    std::filesystem::path data{};
    std::filesystem::path folder{};  ///< made if it does not exist
    ExportedGames games = ExportedGames::finished;
};

struct ExportCount {
    std::size_t written = 0;
    std::size_t known = 0;  ///< finished games that were exported before
    bool operator==(const ExportCount&) const = default;
};

/// Writes each game to a file of its own, `CODE-NUMBER.json`, or `CODE-NUMBER.running.json` while it is being played
/// (docs/export.md). A server may be running. Files of finished games that are there already stay as they are.
UpkeepResult<ExportCount> export_all(const ExportRequest& request);

}  // namespace crisscross::server
