#include "tests/load/baseline/comparison.hpp"

#include <algorithm>

#include "tests/load/median.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::load {

namespace {

constexpr auto commit_time = std::chrono::seconds(1);

RunFigures players_at(const std::filesystem::path& program, const std::filesystem::path& lexicon,
                      Knowledge& knowledge, const Options& options) {
    const test::TemporaryFolder folder;
    auto server = ServerProcess::crisscross(program, folder / "data", lexicon, options);
    PlayersRun players(server, knowledge, options, options.rooms);
    RunFigures figures = players.run().measure();
    figures.seconds_to_stop = players.run().stop_under_load();
    return figures;
}

RunFigures bare(const FrameSizes& sizes, const Options& options) {
    auto server = ServerProcess::bare(options);
    Run run(server, options);
    for (int number = 0; number < options.rooms; ++number)
        run.add(std::make_unique<FourEchoes>(run.context(), server.port(), number, sizes, run.tally()));
    return run.measure();
}

template <class Figures, class Number>
void take_median(Figures& into, const std::vector<Figures>& all, Number Figures::*figure) {
    std::vector<Number> values;
    for (const Figures& one : all) values.push_back(one.*figure);
    into.*figure = median(values);
}

// Faults count wherever they happened.
RunFigures median_of(const std::vector<RunFigures>& all) {
    RunFigures made = all.front();
    for (const auto figure :
         {&RunFigures::commands_per_second, &RunFigures::microseconds, &RunFigures::p50, &RunFigures::p99,
          &RunFigures::frames, &RunFigures::bytes, &RunFigures::seconds_to_stop})
        take_median(made, all, figure);
    take_median(made, all, &RunFigures::commands);
    for (const auto fault : {&RunFigures::refused, &RunFigures::malformed, &RunFigures::unanswered}) {
        made.*fault = 0;
        for (const RunFigures& one : all) made.*fault += one.*fault;
    }
    return made;
}

CommitRate median_of(const std::vector<CommitRate>& all) {
    CommitRate made;
    take_median(made, all, &CommitRate::per_second);
    take_median(made, all, &CommitRate::p99_milliseconds);
    return made;
}

}  // namespace

Comparison compare(const std::filesystem::path& lexicon, Knowledge& knowledge, const Options& options) {
    std::vector<CommitRate> commits;
    std::vector<RunFigures> bares;
    std::vector<std::vector<RunFigures>> servers(options.servers.size());
    for (int repeat = 0; repeat < options.repeats; ++repeat) {
        const test::TemporaryFolder folder;
        commits.push_back(commit_rate(folder.path(), commit_time));
        for (std::size_t number = 0; number < servers.size(); ++number)
            servers[number].push_back(players_at(options.servers[number], lexicon, knowledge, options));
        bares.push_back(bare(servers.front().back().sizes, options));
    }
    Comparison found{.commits = median_of(commits), .bare = median_of(bares)};
    for (const auto& runs : servers) found.servers.push_back(median_of(runs));
    return found;
}

bool is_sound(const Comparison& comparison) {
    return std::ranges::all_of(comparison.servers, [](const RunFigures& run) {
        return run.commands > 0 && run.malformed == 0 && run.unanswered == 0;
    });
}

}  // namespace crisscross::load
