#include <ostream>

#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/upkeep/upkeep_commands.hpp"
#include "server/options/config.hpp"
#include "storage/upkeep/backup.hpp"

namespace crisscross::server {

namespace {

constexpr const char* what_to_do_if_damaged =
    ", so it could not be restored. Run `crisscross verify`: if it finds nothing, the disk of the backup is at "
    "fault. Otherwise save the finished games that can be read with `crisscross export-all`, stop the server, and "
    "restore an older backup with --set-aside, which keeps the damaged files";

UpkeepFault fault_of(const storage::Failure& failure) {
    const bool is_damaged = failure.kind == storage::Failure::Kind::damaged;
    return {is_damaged ? failure.why + what_to_do_if_damaged : failure.why};
}

std::optional<UpkeepFault> make(const BackupTarget& target, storage::BackupSummary& summary) {
    const std::filesystem::path database = target.data / database_file;
    std::error_code error;
    if (!std::filesystem::exists(database, error)) return UpkeepFault{"there is no database " + database.string()};
    auto draft = BackupDraft::begin(target);
    if (!draft) return draft.error();
    const auto copied = storage::back_up_database(database, (*draft)->order());
    if (!copied) return fault_of(copied.error());
    summary = *copied;
    return (*draft)->finish();
}

}  // namespace

int back_up(const BackupTarget& target, std::ostream& out, std::ostream& error) {
    storage::BackupSummary summary;
    if (const auto fault = make(target, summary)) {
        error << "crisscross: " << fault->why << '\n';
        return 2;
    }
    out << target.file.string() << ": " << counted(summary.rooms, "room") << ", " << counted(summary.games, "game")
        << '\n';
    return 0;
}

}  // namespace crisscross::server
