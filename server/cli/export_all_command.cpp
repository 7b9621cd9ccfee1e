#include <CLI/CLI.hpp>
#include <iostream>

#include "server/cli/upkeep_commands.hpp"
#include "server/runtime/config.hpp"
#include "server/upkeep/export_all.hpp"

namespace crisscross::server {

namespace {

struct ExportOptions {
    Config config;
    ExportRequest request;
    bool all = false;
};

int export_games(ExportOptions options) {
    options.request.data = options.config.data;
    if (options.all) options.request.games = ExportedGames::finished_and_running;
    const auto count = export_all(options.request);
    if (!count) {
        std::cerr << "crisscross: " << count.error().why << '\n';
        return 2;
    }
    std::cout << options.request.folder.string() << ": " << count->written << " games exported, " << count->known
              << " were there already\n";
    return 0;
}

}  // namespace

void add_export_all(CLI::App& program, Action& action) {
    const auto options = std::make_shared<ExportOptions>();
    CLI::App& command = *program.add_subcommand(
        "export-all", "Write every finished game to a JSON file of its own, also while a server is running");
    command.add_option("folder", options->request.folder, "The folder for the files")->required();
    add_data(command, options->config);
    command.add_flag("--all", options->all,
                     "Also games that are still being played. Their files show every rack, and the seed of all "
                     "draws to come: a player who reads them can cheat");
    command.callback([options, &action] { action = [options] { return export_games(*options); }; });
}

}  // namespace crisscross::server
