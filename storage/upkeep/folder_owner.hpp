#pragma once

#include <filesystem>

/// What root makes in a folder of somebody else belongs to them, as SQLite's own files do: a server that runs as that
/// user must be able to use what a command has left in its data folder. For other users this changes nothing, and
/// where a file system keeps no owners, it does nothing. Only for what was just made: a link that was there before
/// may lead to a file of root's.
namespace crisscross::storage {

/// `made` is the descriptor of a file that was just made in `folder`.
void give_to_owner_of(const std::filesystem::path& folder, int made);

/// The same for a folder that was just made: it gets the owner of the one that it is in.
void give_folder_to_owner(const std::filesystem::path& made);

}  // namespace crisscross::storage
