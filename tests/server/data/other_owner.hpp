#pragma once

#include <filesystem>
#include <vector>

/// Folders of another user, into which root writes.
namespace crisscross::test {

/// False, with a warning that CTest reads, without root: nobody else may give files away.
bool may_give_files_away();

/// Gives a folder, and everything in it, to another user.
void give_away(const std::filesystem::path& folder);

/// What of a folder, or of a file, is not that user's.
std::vector<std::filesystem::path> kept_back(const std::filesystem::path& path);

}  // namespace crisscross::test
