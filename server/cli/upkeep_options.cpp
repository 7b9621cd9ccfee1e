#include "server/cli/upkeep_options.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "server/cli/commands.hpp"
#include "server/cli/lexicon_choice.hpp"

namespace crisscross::server {

// The lists beside a copy are checked only if somebody says where they are.
void add_verify(CLI::App& program, Action& action) {
    struct Objective {
        OptionFlags flags;
        std::filesystem::path file;
    };
    const auto request = std::make_shared<Objective>();
    CLI::App& command =
        *program.add_subcommand("verify", "Check everything that is stored, also while a server runs");
    command.add_option("file", request->file,
                       "A copy of the data file, to be checked instead of that in the data folder");
    request->flags.add(command, {"data"});
    const auto check = [request](const Configuration& configuration) {
        const Config& config = configuration.config;
        VerifyRequest wanted{request->file.empty() ? config.data / database_file : request->file};
        const bool has_lists = request->file.empty() || configuration.given.contains("data");
        if (has_lists) wanted.lists = lexicon_places(config).compiled;
        return verify(wanted, std::cout, std::cerr);
    };
    command.callback(
        [request, check, &action] { action = [=] { return with_configuration(request->flags, check); }; });
}

}  // namespace crisscross::server
