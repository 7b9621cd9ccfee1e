#include <CLI/CLI.hpp>

#include "server/cli/upkeep_commands.hpp"
#include "server/upkeep/upkeep_options.hpp"

namespace crisscross::server {

void add_upkeep(CLI::App& command, UpkeepOptions& options) {
    command.add_option("--backup-every", options.backup_every, "Hours from one backup to the next; 0 for none")
        ->envname("CRISSCROSS_BACKUP_EVERY")
        ->check(CLI::Range(0, 8784))
        ->capture_default_str();
    command.add_option("--backup-keep", options.backup_keep, "How many of its own backups the server keeps")
        ->envname("CRISSCROSS_BACKUP_KEEP")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command
        .add_option("--backup-folder", options.backup_folder,
                    "The folder for backups (default: backups in the data folder)")
        ->envname("CRISSCROSS_BACKUP_FOLDER");
    command
        .add_option_function<std::string>(
            "--backup-key", [&options](const std::string& text) { options.backup_key = read_public_key(text); },
            "The public key to which backups are sealed, as printed by `backup-key`")
        ->envname("CRISSCROSS_BACKUP_KEY")
        ->check(CLI::Validator(check_public_key, "KEY"));
    command
        .add_option(
            "--sweep-after", options.sweep_after,
            "Days without use before rooms that never began and guests without a seat are removed; 0 for never")
        ->envname("CRISSCROSS_SWEEP_AFTER")
        ->check(CLI::Range(0, 36'500))
        ->capture_default_str();
}

std::string check_public_key(const std::string& text) {
    return read_public_key(text) ? "" : "must be a public key as printed by `crisscross backup-key`";
}

}  // namespace crisscross::server
