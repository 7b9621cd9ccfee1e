#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <iostream>

#include "server/cli/upkeep_commands.hpp"
#include "server/lexicons/whole_file.hpp"
#include "server/runtime/config.hpp"
#include "server/upkeep/restore.hpp"

namespace crisscross::server {

namespace {

struct RestoreOptions {
    Config config;
    RestoreRequest request;
    std::filesystem::path key;
    bool set_aside = false;
};

int refuse(const std::string& why) {
    std::cerr << "crisscross: " << why << '\n';
    return 2;
}

void print(const Restored& restored, const std::filesystem::path& data) {
    std::cout << data.string() << ": " << restored.summary.rooms << " rooms, " << restored.summary.games << " games, "
              << restored.lists << " word lists\n";
    if (restored.set_aside) std::cout << "what was there before is in " << restored.set_aside->string() << '\n';
    if (restored.missing_lists > 0)
        std::cout << "word lists that games use and the backup does not have: " << restored.missing_lists << '\n';
}

int restore_from(RestoreOptions options) {
    if (!options.key.empty()) {
        const auto text = read_whole(options.key);
        if (!text) return refuse(options.key.string() + " cannot be read: " + std::strerror(errno));
        options.request.key = read_secret_key(*text);
        if (!options.request.key) return refuse(options.key.string() + " does not hold a secret key");
    }
    options.request.data = options.config.data;
    options.request.occupied = options.set_aside ? Occupied::set_aside : Occupied::refuse;
    const auto restored = restore(options.request);
    if (!restored) return refuse(restored.error().why);
    print(*restored, options.request.data);
    return 0;
}

}  // namespace

void add_restore(CLI::App& program, Action& action) {
    const auto options = std::make_shared<RestoreOptions>();
    CLI::App& command = *program.add_subcommand("restore", "Put a backup into a data folder that no server is using");
    command.add_option("file", options->request.file, "The backup")->required();
    add_data(command, options->config);
    command.add_option("--key", options->key, "The file with the secret key of a sealed backup");
    command.add_flag("--set-aside", options->set_aside,
                     "Move a database and word lists that are there already into a folder of their own");
    command.callback([options, &action] { action = [options] { return restore_from(*options); }; });
}

}  // namespace crisscross::server
