#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

/// "Cris": marks a SQLite file as ours (PRAGMA application_id).
inline constexpr std::int64_t our_application = 0x43726973;

/// Why a data file cannot be used, in a sentence for the host.
struct MigrationFault {
    std::string why{};
    bool is_disk_fault = false;  ///< it is full, or fails
};

/// One step of the schema: the SQL that leads from the previous version to `version`.
struct Migration {
    int version = 0;
    std::string_view sql{};
};

/// Is called with the old version and the new one before a file with anything in it is copied and changed, which may
/// take minutes.
using BeforeUpgrade = std::function<void(std::int64_t from, std::int64_t to)>;

/// Brings the schema of `file` to the version of this program (`PRAGMA user_version`), with the numbered files of
/// storage/migrations, which are compiled in. A file with anything in it is copied to `<file>.before-<new version>`
/// first; older copies of that name are kept, and the new one gets `.2`, `.3`, ... after its name. A file that is
/// newer than this program, or not made by it, is refused and left alone. `vfs` names a SQLite VFS, for tests.
std::optional<MigrationFault> migrate(const std::filesystem::path& file, const char* vfs = nullptr,
                                      const BeforeUpgrade& before = {});

/// The same with steps other than the compiled ones, numbered from 1.
std::optional<MigrationFault> migrate(const std::filesystem::path& file, std::span<const Migration> steps,
                                      const char* vfs = nullptr, const BeforeUpgrade& before = {});

/// Why this program cannot use the file as it is: there is none, or it has another schema. Changes nothing.
std::optional<MigrationFault> check_schema(const std::filesystem::path& file);

/// Why `file` is not a database of this program, or of an older version of it; nothing if it is one. Changes nothing.
std::optional<MigrationFault> check_origin(const std::filesystem::path& file);

/// The files of storage/migrations, in order.
std::span<const Migration> migrations();

/// The schema version that this program writes.
int schema_version();

}  // namespace crisscross::storage
