#pragma once

#include <filesystem>

#include "server/runtime/server.hpp"
#include "storage/sqlite/database.hpp"

namespace crisscross::server {

/// The database in the data folder, both made if they are not there, brought to the schema of this program.
engine::Result<storage::Database, StartFault> open_data(const std::filesystem::path& folder);

}  // namespace crisscross::server
