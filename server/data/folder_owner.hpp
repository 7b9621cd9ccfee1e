#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace crisscross::server {

/// Why root should not run a command that writes into this data folder: the folder belongs to another user, whose
/// server could not use the files that root leaves there. Returns nothing for other users, who cannot write there
/// anyway, or if the folder does not exist.
std::optional<std::string> refuse_root(const std::filesystem::path& folder);
/// The same for root alone, whoever asks.
std::optional<std::string> why_not_as_root(const std::filesystem::path& folder);

}  // namespace crisscross::server
