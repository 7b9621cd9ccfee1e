#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "server/sealing/upkeep_fault.hpp"
#include "storage/upkeep/upkeep.hpp"

/// The word lists of a data folder in a backup: the host's own, and the compiled ones that games use. Lists in other
/// alphabets are not kept, because they can be made again.
namespace crisscross::server {

/// Reads the lists in the folder `lexicons`, if it exists. Leaves out compiled lists that are damaged, and logs them.
UpkeepResult<std::vector<storage::KeptFile>> read_kept_lists(const std::filesystem::path& lexicons);

/// Why these cannot be lists as they were kept: a name that leads elsewhere, other bytes than were kept, or a
/// compiled list with other words than its name says.
std::optional<UpkeepFault> check_kept_lists(const std::vector<storage::KeptFile>& lists);

/// Writes checked lists to a new folder, durably.
std::optional<UpkeepFault> write_kept_lists(const std::vector<storage::KeptFile>& lists,
                                            const std::filesystem::path& lexicons);

/// The name under which the compiled list with this hash is kept.
std::string kept_name(const std::array<std::uint8_t, 32>& hash);

}  // namespace crisscross::server
