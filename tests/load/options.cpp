#include "tests/load/options.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>

namespace crisscross::load {

namespace {

void add_load(CLI::App& program, Options& options) {
    static const std::map<std::string, Mix> mixes{{"exchanges", Mix::exchanges}, {"plays", Mix::plays}};
    program.add_option("--rooms", options.rooms, "Rooms with four players each")->check(CLI::Range(1, 5000));
    program.add_option("--seconds", options.seconds, "How long to measure")->check(CLI::Range(0.1, 3600.0));
    program.add_option("--warm-up", options.warm_up, "Seconds before that")->check(CLI::Range(0.0, 60.0));
    program.add_option("--repeats", options.repeats, "How often; the median counts")->check(CLI::Range(1, 99));
    program.add_option("--rate", options.rate, "Commands a second in all (default: as fast as answers come)")
        ->check(CLI::Range(0.1, 1e6));
    const auto set_mix = [&options](const std::string& name) { options.mix = mixes.at(name); };
    program.add_option_function<std::string>("--mix", set_mix, "What players do (default: exchanges)")
        ->check(CLI::IsMember(&mixes));
    program.add_option("--games", options.games, "Games that each four players have ready; a run ends with the last")
        ->check(CLI::Range(1, 8));
}

void add_other_figures(CLI::App& program, Options& options) {
    program
        .add_option("--idle", options.idle,
                    "Measure the memory of this many idle connections, and of as many idle rooms")
        ->check(CLI::Range(0, 2000));
    program.add_option("--stored", options.stored, "Measure a start with this many stored rooms")
        ->check(CLI::Range(0, 10'000'000));
    program
        .add_option("--turns", options.turns,
                    "Measure joins after a start, one of them of a game with this many turns")
        ->check(CLI::Range(0, 1'000'000));
    program
        .add_option("--flooders", options.flooders,
                    "Measure what others notice when this many clients flood the server")
        ->check(CLI::Range(0, 1000));
}

void add_machine(CLI::App& program, Options& options) {
    program.add_option("--server", options.servers, "The program, or several to compare (default: beside this one)")
        ->check(CLI::ExistingFile);
    program.add_option("--lexicon", options.lexicon, "A compiled word list (default: a list of short words)")
        ->check(CLI::ExistingFile);
    program.add_option("--server-core", options.server_core, "The processor for the server; -1 for any");
    program.add_option("--client-core", options.client_core, "The processor for the clients; -1 for any");
    program.add_flag_callback(
        "--check", [&options] { options.check = Check::every_frame; }, "Read every frame completely");
    program.add_flag("--json", options.json, "Print JSON");
    program.add_option("--bare", options.bare, "Be the bare broadcast server on this port, for the program itself");
}

}  // namespace

Options read_options(int count, char** arguments) {
    Options options;
    CLI::App program("Measures a server under the load of rooms of four players over WebSockets.");
    add_load(program, options);
    add_other_figures(program, options);
    add_machine(program, options);
    try {
        program.parse(count, arguments);
    } catch (const CLI::ParseError& end) {
        std::exit(program.exit(end));
    }
    if (options.servers.empty())
        options.servers = {std::filesystem::read_symlink("/proc/self/exe").replace_filename("crisscross")};
    return options;
}

}  // namespace crisscross::load
