#include "storage/sqlite/database/migration.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "storage/sqlite/database/backup.hpp"
#include "storage/sqlite/database/connection.hpp"

namespace crisscross::storage {
namespace {

namespace fs = std::filesystem;

/// What a file says about its origin and schema.
struct Label {
    std::int64_t application = 0;
    std::int64_t version = 0;
    std::int64_t tables = 0;
};

bool may(const fs::path& path, int mode) {
    return ::faccessat(AT_FDCWD, path.c_str(), mode, AT_EACCESS) == 0;
}
std::string why_not() {
    return std::generic_category().message(errno);
}

std::optional<MigrationFault> unreachable(const fs::path& file) {
    const fs::path folder = fs::absolute(file).parent_path();
    if (!fs::is_directory(folder)) return MigrationFault{"the folder " + folder.string() + " does not exist"};
    if (!may(folder, R_OK | W_OK | X_OK))
        return MigrationFault{"the server cannot write in the folder " + folder.string() + ": " + why_not()};
    if (fs::exists(file) && !may(file, R_OK | W_OK))
        return MigrationFault{"the server cannot write the file " + file.string() + ": " + why_not()};
    return std::nullopt;
}

std::int64_t ask(const std::shared_ptr<Connection>& connection, std::string_view sql) {
    Statement statement(connection, sql);
    return statement.step() ? statement.integer(0) : 0;
}

/// Reads the label without changing the file: what a crash left in a WAL stays there. Our own WAL is removed on
/// closing.
Label read_label(const fs::path& file, const char* vfs) {
    if (!fs::exists(file) || fs::file_size(file) == 0) return {};
    const int has_wal = fs::exists(file.string() + "-wal") ? 1 : 0;
    const auto connection = std::make_shared<Connection>(file, vfs);
    sqlite3_db_config(connection->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, has_wal, nullptr);
    return {ask(connection, "PRAGMA application_id"), ask(connection, "PRAGMA user_version"),
            ask(connection, "SELECT count(*) FROM sqlite_schema")};
}

std::optional<MigrationFault> refuse(const fs::path& file, const Label& label, int newest) {
    const bool is_new = label.application == 0 && label.version == 0 && label.tables == 0;
    if (!is_new && label.application != our_application)
        return MigrationFault{"the file " + file.string() + " belongs to another program"};
    if (label.version > newest)
        return MigrationFault{"the file " + file.string() + " has schema version " + std::to_string(label.version) +
                              ", but this server knows only versions up to " + std::to_string(newest) +
                              ": use a newer server, or the copy that was made before the upgrade"};
    return std::nullopt;
}

void require_references(Database& database) {
    Statement check = database.prepare("PRAGMA foreign_key_check");
    if (check.step())
        throw DatabaseError("rows that refer to nothing after the migration, in the table " + check.text(0));
}

/// Applies all steps or none. Foreign keys are off meanwhile, because a step may rebuild a table; they are checked at
/// the end.
void apply(Database& database, std::span<const Migration> steps, std::int64_t from) {
    database.execute("PRAGMA foreign_keys = OFF");
    Transaction transaction(database);
    for (const Migration& step : steps)
        if (step.version > from) database.execute(step.sql);
    require_references(database);
    database.execute("PRAGMA application_id = " + std::to_string(our_application));
    database.execute("PRAGMA user_version = " + std::to_string(steps.back().version));
    transaction.commit();
}

/// Asked before anything is written: a server that systemd starts again and again would fill the disk each time.
std::optional<MigrationFault> no_space_to_upgrade(const fs::path& file) {
    std::error_code unknown;
    const std::uintmax_t free = fs::space(fs::absolute(file).parent_path(), unknown).available;
    const std::uintmax_t needed = 2 * fs::file_size(file);
    if (unknown || free >= needed) return std::nullopt;
    return MigrationFault{"the file " + file.string() +
                          " cannot be upgraded: a copy of it and what changes may take " + std::to_string(needed) +
                          " bytes, and " + std::to_string(free) + " are free"};
}

std::optional<MigrationFault> upgrade(const fs::path& file, std::span<const Migration> steps, const char* vfs,
                                      const BeforeUpgrade& before) {
    const Label label = read_label(file, vfs);
    const int newest = steps.back().version;
    if (auto fault = refuse(file, label, newest)) return fault;
    if (label.version == newest) return std::nullopt;
    if (label.version > 0)
        if (auto fault = no_space_to_upgrade(file)) return fault;
    if (label.version > 0 && before) before(label.version, newest);
    Database database(file, vfs);
    if (label.version > 0) back_up(database, fs::path(file) += ".before-" + std::to_string(newest), vfs);
    apply(database, steps, label.version);
    return std::nullopt;
}

MigrationFault fault_of(const fs::path& file, const DatabaseError& error) {
    if ((error.code & 0xff) == SQLITE_NOTADB)
        return MigrationFault{"the file " + file.string() + " is not a SQLite database"};
    return MigrationFault{"the file " + file.string() + " cannot be used: " + error.what(),
                          is_disk_fault(error.code)};
}

}  // namespace

std::optional<MigrationFault> migrate(const fs::path& file, std::span<const Migration> steps, const char* vfs,
                                      const BeforeUpgrade& before) {
    try {
        if (auto fault = unreachable(file)) return fault;
        return upgrade(file, steps, vfs, before);
    } catch (const DatabaseError& error) {
        return fault_of(file, error);
    } catch (const fs::filesystem_error& error) {
        return MigrationFault{"the file " + file.string() + " cannot be used: " + error.what()};
    }
}

std::optional<MigrationFault> migrate(const fs::path& file, const char* vfs, const BeforeUpgrade& before) {
    return migrate(file, migrations(), vfs, before);
}

std::optional<MigrationFault> check_schema(const fs::path& file) {
    try {
        if (!fs::exists(file))
            return MigrationFault{"there is no database " + file.string() + ": start the server once"};
        const Label label = read_label(file, nullptr);
        if (auto fault = refuse(file, label, schema_version())) return fault;
        if (label.version == schema_version()) return std::nullopt;
        return MigrationFault{"the database " + file.string() + " is older than this program: start the server once"};
    } catch (const DatabaseError& error) {
        return fault_of(file, error);
    } catch (const fs::filesystem_error& error) {
        return MigrationFault{"the file " + file.string() + " cannot be used: " + error.what()};
    }
}

std::optional<MigrationFault> check_origin(const fs::path& file) {
    try {
        if (!fs::exists(file)) return MigrationFault{file.string() + " does not exist"};
        const Label label = read_label(file, nullptr);
        if (label.version == 0)
            return MigrationFault{"the file " + file.string() + " holds no games of this program"};
        return refuse(file, label, schema_version());
    } catch (const DatabaseError& error) {
        return fault_of(file, error);
    } catch (const fs::filesystem_error& error) {
        return MigrationFault{"the file " + file.string() + " cannot be used: " + error.what()};
    }
}

int schema_version() {
    return migrations().back().version;
}

}  // namespace crisscross::storage
