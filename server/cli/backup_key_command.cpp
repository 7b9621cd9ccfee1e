#include <CLI/CLI.hpp>
#include <iostream>

#include "server/cli/upkeep_commands.hpp"
#include "server/upkeep/backup_key.hpp"
#include "server/upkeep/private_file.hpp"

namespace crisscross::server {

namespace {

// The secret key goes to a file, so that no terminal or log shows it.
int make_key(const std::filesystem::path& file) {
    const SecretKey key = new_secret_key();
    if (const auto fault = write_private(file, text_of(key) + '\n', Existing::refuse)) {
        std::cerr << "crisscross: " << fault->why << '\n';
        return 2;
    }
    std::cout << text_of(public_key_of(key)) << '\n';
    return 0;
}

}  // namespace

void add_backup_key(CLI::App& program, Action& action) {
    const auto file = std::make_shared<std::filesystem::path>();
    CLI::App& command = *program.add_subcommand(
        "backup-key",
        "Make a key pair for sealed backups: the secret key goes to a new file, the public one is printed");
    command.add_option("file", *file, "The file for the secret key; keep it away from the server")->required();
    command.callback([file, &action] { action = [file] { return make_key(*file); }; });
}

}  // namespace crisscross::server
