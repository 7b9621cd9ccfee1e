#include "storage/sqlite/upkeep/backup_file.hpp"

#include <sqlite3.h>

#include <algorithm>

#include "storage/sqlite/database/connection.hpp"
#include "storage/sqlite/database/database.hpp"
#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/database/page_copy.hpp"
#include "storage/sqlite/jobs/job.hpp"
#include "storage/upkeep/backup.hpp"

namespace crisscross::storage {
namespace {

namespace fs = std::filesystem;
using Connected = std::shared_ptr<Connection>;

constexpr int pages_at_a_time = 1024;
constexpr int operations_between_questions = 1000;

std::int64_t number(const Connected& file, std::string_view query) {
    Statement statement(file, query);
    return statement.step() ? statement.integer(0) : 0;
}

// The transaction keeps showing the version that it has read from first, so that the copy is not begun again whenever
// somebody writes. It holds up no writer.
void copy_as_it_is_now(const fs::path& from, const fs::path& to, const std::function<bool()>& interrupted,
                       const char* vfs) {
    const auto source = std::make_shared<Connection>(from, vfs);
    source->execute("PRAGMA query_only = ON; BEGIN");
    number(source, "SELECT count(*) FROM sqlite_schema");
    copy_pages(*source, Connection(to, nullptr), to, pages_at_a_time, interrupted);
}

/// A file without a log beside it: all of it is in the one file.
Connected open_alone(const fs::path& file) {
    auto connection = std::make_shared<Connection>(file, nullptr);
    Statement mode(connection, "PRAGMA journal_mode = DELETE");
    if (!mode.step() || mode.text(0) != "delete") throw DatabaseError("a log stays beside " + file.string());
    connection->execute("PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF");
    return connection;
}

void add_files(const Connected& backup, const std::vector<KeptFile>& files) {
    backup->execute(
        "BEGIN; CREATE TABLE backup_files (name TEXT PRIMARY KEY, hash BLOB NOT NULL, bytes BLOB NOT NULL) STRICT");
    Statement insert(backup, "INSERT INTO backup_files (name, hash, bytes) VALUES (?, ?, ?)");
    for (const KeptFile& file : files) {
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(file.bytes.data());
        insert.bind(1, file.name).bind(2, file.hash).bind(3, std::span(bytes, file.bytes.size())).run();
    }
    backup->execute("COMMIT");
}

std::vector<KeptFile> files_in(const Connected& backup) {
    Statement select(backup, "SELECT name, hash, bytes FROM backup_files ORDER BY name");
    std::vector<KeptFile> files;
    while (select.step()) {
        KeptFile file{.name = select.text(0), .bytes = select.blob(2)};
        select.blob(1, file.hash);
        files.push_back(std::move(file));
    }
    return files;
}

bool has_table(const Connected& file, const std::string& name) {
    return number(file, "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = '" + name + "'") == 1;
}

/// Those of games that were played here. An imported game has its own list, or none.
std::vector<std::array<std::uint8_t, 32>> lexicons_in(const Connected& backup) {
    const std::string played =
        has_table(backup, "imported_games") ? " WHERE id NOT IN (SELECT game FROM imported_games)" : "";
    Statement select(backup, "SELECT DISTINCT lexicon_hash FROM games" + played + " ORDER BY lexicon_hash");
    std::vector<std::array<std::uint8_t, 32>> hashes;
    while (select.step()) select.blob(0, hashes.emplace_back());
    return hashes;
}

BackupSummary summary_of(const Connected& file) {
    return {.rooms = number(file, "SELECT count(*) FROM rooms"),
            .games = number(file, "SELECT count(*) FROM games WHERE stage <> 'waiting'"),
            .players = number(file, "SELECT count(*) FROM players")};
}

[[noreturn]] void throw_damaged(const std::string& name, std::string why) {
    std::ranges::replace(why, '\n', ' ');  // SQLite breaks the lines of some of its sentences
    throw DatabaseError(name + " is damaged: " + why, SQLITE_CORRUPT);
}

void require_whole(const Connected& file, const std::string& name) {
    Statement check(file, "PRAGMA integrity_check(1)");
    const std::string found = check.step() ? check.text(0) : "it cannot be checked";
    if (found != "ok") throw_damaged(name, found);
    if (Statement(file, "PRAGMA foreign_key_check").step()) throw_damaged(name, "a row refers to nothing");
}

void require_backup(const Connected& file) {
    if (!has_table(file, "backup_files")) throw DatabaseError("the file is a database, but not a backup");
}

int is_interrupted(void* question) {
    return (*static_cast<const std::function<bool()>*>(question))() ? 1 : 0;
}

/// From now on statements end once `interrupted`, which must outlive the connection, says so. SQLite 3.40 asks nobody
/// while it walks through the pages of a table to check them.
void end_when(const Connected& file, std::function<bool()>& interrupted) {
    if (interrupted)
        sqlite3_progress_handler(file->handle(), operations_between_questions, is_interrupted, &interrupted);
}

/// What `work` gives, or its failure.
template <class Work>
auto attempt(Work work) -> Result<decltype(work())> {
    try {
        return work();
    } catch (const std::exception& problem) {
        return failure_of(problem);
    }
}

}  // namespace

BackupSummary write_backup(const fs::path& database, const BackupOrder& order, const char* vfs) {
    if (fs::exists(order.file)) throw DatabaseError("the file " + order.file.string() + " exists already");
    std::function<bool()> interrupted = order.interrupted;
    copy_as_it_is_now(database, order.file, interrupted, vfs);
    const Connected backup = open_alone(order.file);
    end_when(backup, interrupted);
    require_whole(backup, "the copy of the database");
    add_files(backup, order.files ? order.files() : std::vector<KeptFile>());
    return summary_of(backup);
}

Result<BackupSummary> back_up_database(const fs::path& file, const BackupOrder& order) {
    if (const auto fault = check_origin(file)) return Failure{fault->why};
    return attempt([&] { return write_backup(file, order); });
}

Result<BackupContents> read_backup(const fs::path& file) {
    if (const auto fault = check_origin(file)) return Failure{fault->why};
    return attempt([&] {
        const Connected backup = open_alone(file);
        require_whole(backup, "the file");
        require_backup(backup);
        return BackupContents{summary_of(backup), files_in(backup), lexicons_in(backup)};
    });
}

Result<BackupSummary> unpack_backup(const fs::path& file) {
    return attempt([&] {
        const Connected backup = open_alone(file);
        backup->execute("DROP TABLE backup_files; VACUUM");
        return summary_of(backup);
    });
}

}  // namespace crisscross::storage
