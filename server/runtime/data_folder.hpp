#pragma once

#include <filesystem>

#include "server/runtime/server.hpp"
#include "storage/database.hpp"

namespace crisscross::server {

/// Opens the database in the data folder, creating both if necessary, and migrates it to this program's schema.
engine::Result<storage::Database, StartFault> open_data(const std::filesystem::path& folder);

}  // namespace crisscross::server
