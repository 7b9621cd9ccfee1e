#pragma once

#include <unistd.h>

#include <filesystem>
#include <optional>
#include <string>

namespace crisscross::server {

/// Why root should not run a command that writes into this data folder: the folder belongs to another user, whose
/// server could not use the files that root leaves there. Nothing for other users, who cannot write there anyway, and
/// if there is no such folder. `user`: who asks.
std::optional<std::string> refuse_root(const std::filesystem::path& folder, ::uid_t user = ::geteuid());

}  // namespace crisscross::server
