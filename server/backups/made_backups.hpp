#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "server/sealing/upkeep_fault.hpp"
#include "server/time/moment.hpp"

namespace crisscross::server {

struct MadeBackup {
    Moment at = 0;
    std::string name{};
    bool operator==(const MadeBackup&) const = default;
};

/// The backups that servers have made in a folder, listed in a file there (`made-by-server.txt`), so that nothing
/// else in the folder is ever removed.
class MadeBackups {
public:
    explicit MadeBackups(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// In the order in which they were made. Lines that make no sense are left out.
    std::vector<MadeBackup> list() const;
    std::optional<UpkeepFault> add(const MadeBackup& made) const;
    /// Removes all but the last `keep`.
    std::optional<UpkeepFault> remove_old(std::size_t keep) const;

private:
    std::optional<UpkeepFault> write(const std::vector<MadeBackup>& all) const;

    std::filesystem::path folder_;
};

}  // namespace crisscross::server
