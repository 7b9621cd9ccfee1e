#pragma once

#include <filesystem>

#include "server/runtime/server.hpp"
#include "storage/store.hpp"

namespace crisscross::server {

/// The store in the data folder, migrated to the schema of this program. Both are made if they do not exist.
engine::Result<std::unique_ptr<storage::Store>, StartFault> open_data(const std::filesystem::path& folder);

}  // namespace crisscross::server
