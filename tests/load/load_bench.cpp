// A Crisscross server under the load of rooms of four players: how many commands it answers, and what they cost.
// docs/performance.md shows how to use it and what came out.
#include <cstdio>
#include <exception>

#include "server/files/whole_file.hpp"
#include "server/start/max_connections.hpp"
#include "tests/load/baseline/bare_server.hpp"
#include "tests/load/processor.hpp"
#include "tests/load/report.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::load;

namespace {

void print(const std::string& text) {
    std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
}

/// 0 if everything was answered properly.
int measure(const Options& options) {
    const test::TemporaryFolder folder;
    Knowledge knowledge(options);
    const auto lexicon = folder / "english.lexicon";
    if (!server::replace_whole(lexicon, knowledge.lexicon.bytes())) throw std::runtime_error("no word list");
    run_on(options.client_core);
    if (options.flooders > 0) {
        bool sound = true;
        for (const auto& program : options.servers) {
            const FloodFigures figures = flood(program, lexicon, knowledge, options);
            print(report(program, figures, options));
            sound = sound && is_sound(figures);
        }
        return sound ? 0 : 1;
    }
    if (options.idle > 0 || options.stored > 0 || options.turns > 0) {
        for (const auto& program : options.servers) {
            if (options.idle > 0) print(report(program, idle_memory(program, lexicon, knowledge, options), options));
            if (options.stored > 0 || options.turns > 0)
                print(report(program, cold_start(program, lexicon, knowledge, options), options));
        }
        return 0;
    }
    const Comparison comparison = compare(lexicon, knowledge, options);
    print(report(comparison, options));
    return is_sound(comparison) ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
    try {
        const Options options = read_options(count, arguments);
        server::raise_descriptor_limit();
        if (options.bare) return serve_bare(*options.bare), 0;
        return measure(options);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "load_bench: %s\n", problem.what());
        return 1;
    }
}
