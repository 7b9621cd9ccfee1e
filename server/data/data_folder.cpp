#include "server/data/data_folder.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "server/log/log.hpp"
#include "server/names/names.hpp"
#include "server/options/config.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

std::optional<StartFault> make_writable(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return StartFault{"the data folder " + folder.string() + " cannot be created: " + error.message()};
    // Some network drives have no permissions; then the host has to take care of them.
    fs::permissions(folder, fs::perms::owner_all, error);
    if (access(folder.c_str(), W_OK | X_OK) == 0) return std::nullopt;
    return StartFault{"the data folder " + folder.string() + " is not writable: " + std::strerror(errno)};
}

StartFault::Kind kind_of(bool is_disk_fault) {
    return is_disk_fault ? StartFault::Kind::passing : StartFault::Kind::mistake;
}

/// A large database takes minutes, in which the server does nothing else.
void log_upgrade(std::int64_t from, std::int64_t to) {
    log::info("upgrading the database", {{"from", from}, {"to", to}});
}

storage::NameLook look_now(const std::string& name) {
    const NameLooks looks = looks_of(name);
    return {looks.as_written, looks.in_small_letters};
}

/// After an upgrade names may look alike that did not before. If this fails, they keep the looks that they had.
/// The store is open meanwhile, so that the log is not emptied when this is done.
void renew_looks(const fs::path& file) {
    try {
        const int renewed = storage::renew_looks(file, look_now);
        if (renewed > 0) log::info("the looks of names have changed", {{"accounts", renewed}});
    } catch (const storage::DatabaseError& problem) {
        log::error("the looks of names could not be renewed", {{"why", problem.what()}});
    }
}

}  // namespace

// Nowhere else may hold the secrets of the database, and in a container nowhere else may be writable.
void keep_temporary_files_in(const fs::path& folder) {
    ::setenv("SQLITE_TMPDIR", folder.c_str(), 0);
}

engine::Result<DataFolder, StartFault> open_data(const fs::path& folder) {
    if (const auto fault = make_writable(folder)) return *fault;
    keep_temporary_files_in(folder);
    auto lock = FolderLock::lock(folder);
    if (!lock) return StartFault{FolderLock::refusal(folder, errno)};
    if (fs::exists(folder / restoring_folder))
        return StartFault{"a restore into " + folder.string() + " was interrupted: run `crisscross restore` again"};
    const fs::path file = folder / database_file;
    try {
        if (const auto fault = storage::migrate(file, nullptr, log_upgrade))
            return StartFault{fault->why, kind_of(fault->is_disk_fault)};
        auto store = std::make_unique<storage::SqliteStore>(file);
        renew_looks(file);
        return DataFolder{*std::move(lock), std::move(store)};
    } catch (const storage::DatabaseError& problem) {
        return StartFault{"the database " + file.string() + " cannot be opened: " + problem.what(),
                          kind_of(storage::is_disk_fault(problem.code))};
    }
}

engine::Result<std::unique_ptr<storage::Store>, StartFault> open_beside(const fs::path& folder) {
    const fs::path file = folder / database_file;
    if (const auto fault = storage::check_schema(file)) return StartFault{fault->why};
    try {
        return std::unique_ptr<storage::Store>(std::make_unique<storage::SqliteStore>(file));
    } catch (const storage::DatabaseError& problem) {
        return StartFault{"the database " + file.string() + " cannot be opened: " + problem.what()};
    }
}

}  // namespace crisscross::server
