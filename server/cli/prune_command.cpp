#include <CLI/CLI.hpp>
#include <iostream>

#include "server/cli/upkeep_commands.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/config.hpp"
#include "server/upkeep/prune.hpp"

namespace crisscross::server {

namespace {

struct PruneOptions {
    Config config;
    int older_than = 30;
    std::optional<int> finished_older_than;
    bool dry_run = false;
};

Moment days_ago(int days) {
    return SystemClock().now() - days * 24LL * 3'600'000;
}

int prune_folder(const PruneOptions& options) {
    PruneRequest request{.data = options.config.data,
                         .unused_before = days_ago(options.older_than),
                         .pruning = options.dry_run ? Pruning::only_count : Pruning::remove};
    if (options.finished_older_than) request.finished_before = days_ago(*options.finished_older_than);
    const auto pruned = prune(request);
    if (!pruned) {
        std::cerr << "crisscross: " << pruned.error().why << '\n';
        return 2;
    }
    std::cout << (options.dry_run ? "would be removed: " : "removed: ") << pruned->unused.rooms
              << " rooms that never began, " << pruned->unused.players << " guests";
    if (options.finished_older_than) std::cout << ", " << pruned->finished << " finished games";
    std::cout << '\n';
    return 0;
}

}  // namespace

void add_prune(CLI::App& program, Action& action) {
    const auto options = std::make_shared<PruneOptions>();
    CLI::App& command = *program.add_subcommand(
        "prune",
        "Remove rooms that never began and guests who never did anything; no server may be using the folder");
    add_data(command, options->config);
    command.add_option("--older-than", options->older_than, "Days without use before something is removed")
        ->check(CLI::Range(0, 36'500))
        ->capture_default_str();
    command
        .add_option("--finished-older-than", options->finished_older_than,
                    "Also remove games that ended more than this many days ago, for good")
        ->check(CLI::Range(0, 36'500));
    command.add_flag("--dry-run", options->dry_run, "Only say what would be removed");
    command.callback([options, &action] { action = [options] { return prune_folder(*options); }; });
}

}  // namespace crisscross::server
