#include "server/runtime/data_folder.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "server/runtime/config.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/sqlite_store.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

std::optional<StartFault> make_writable(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return StartFault{"the data folder " + folder.string() + " cannot be created: " + error.message()};
    if (access(folder.c_str(), W_OK | X_OK) == 0) return std::nullopt;
    return StartFault{"the data folder " + folder.string() + " is not writable: " + std::strerror(errno)};
}

}  // namespace

engine::Result<std::unique_ptr<storage::Store>, StartFault> open_data(const fs::path& folder) {
    if (const auto fault = make_writable(folder)) return *fault;
    const fs::path file = folder / database_file;
    try {
        if (const auto fault = storage::migrate(file)) return StartFault{fault->why};
        return std::unique_ptr<storage::Store>(std::make_unique<storage::SqliteStore>(file));
    } catch (const storage::DatabaseError& problem) {
        return StartFault{"the database " + file.string() + " cannot be opened: " + problem.what()};
    }
}

}  // namespace crisscross::server
