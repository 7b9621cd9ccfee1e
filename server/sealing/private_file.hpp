#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "server/sealing/upkeep_fault.hpp"

/// Files that hold racks, seeds or keys: only their owner may read them.
namespace crisscross::server {

/// Makes an empty file. A fault if there is one already.
std::optional<UpkeepFault> make_private_file(const std::filesystem::path& file);

/// Gives a finished draft its name, durably. A file that has the name already stays, and is a fault. Both must be on
/// the same file system.
std::optional<UpkeepFault> publish(const std::filesystem::path& draft, const std::filesystem::path& file);

enum class Existing { refuse, replace };
/// Writes a whole file durably, in one step.
std::optional<UpkeepFault> write_private(const std::filesystem::path& file, std::string_view text, Existing existing);

/// Makes a folder, and its parents, that only its owner may look into. One that exists stays as it is.
std::optional<UpkeepFault> make_private_folder(const std::filesystem::path& folder);

/// Makes sure that the names in a folder are on disk.
std::optional<UpkeepFault> sync_folder(const std::filesystem::path& folder);
/// Makes sure that the contents of a file are on disk.
std::optional<UpkeepFault> sync_file(const std::filesystem::path& file);

}  // namespace crisscross::server
