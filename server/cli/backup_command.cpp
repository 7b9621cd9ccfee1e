#include <CLI/CLI.hpp>
#include <iostream>

#include "server/cli/upkeep_commands.hpp"
#include "server/runtime/config.hpp"
#include "server/upkeep/backup_draft.hpp"
#include "storage/backup.hpp"

namespace crisscross::server {

namespace {

struct BackupRequest {
    Config config;
    BackupTarget target;
    std::string key;
};

std::optional<UpkeepFault> make(const BackupTarget& target, storage::BackupSummary& summary) {
    const std::filesystem::path database = target.data / database_file;
    std::error_code error;
    if (!std::filesystem::exists(database, error)) return UpkeepFault{"there is no database " + database.string()};
    auto draft = BackupDraft::begin(target);
    if (!draft) return draft.error();
    const auto copied = storage::back_up_database(database, (*draft)->order());
    if (!copied) return UpkeepFault{copied.error().why};
    summary = *copied;
    return (*draft)->finish();
}

int back_up(BackupRequest request) {
    request.target.data = request.config.data;
    request.target.key = read_public_key(request.key);
    storage::BackupSummary summary;
    if (const auto fault = make(request.target, summary)) {
        std::cerr << "crisscross: " << fault->why << '\n';
        return 2;
    }
    std::cout << request.target.file.string() << ": " << summary.rooms << " rooms, " << summary.games << " games\n";
    return 0;
}

}  // namespace

void add_backup(CLI::App& program, Action& action) {
    const auto request = std::make_shared<BackupRequest>();
    CLI::App& command = *program.add_subcommand(
        "backup", "Write all games and word lists to one new file, also while a server is running");
    command.add_option("file", request->target.file, "The file, which must not exist yet")->required();
    add_data(command, request->config);
    command.add_option("--to-key", request->key, "Seal it to this public key, because it holds racks and seeds")
        ->check(CLI::Validator(check_public_key, "KEY"));
    command.callback([request, &action] { action = [request] { return back_up(*request); }; });
}

}  // namespace crisscross::server
