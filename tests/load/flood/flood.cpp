#include "tests/load/flood/flood.hpp"

#include <algorithm>
#include <deque>

#include "tests/load/flood/computer_game.hpp"
#include "tests/load/flood/flooder.hpp"
#include "tests/load/median.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::load {

namespace {

constexpr double usual_rate = 500;

Bystanders bystanders(PlayersRun& players, std::uint16_t port) {
    const ComputerGame game(players.run().context(), port);
    const RunFigures run = players.run().measure();
    const auto& delays = game.delays();
    return {.p99 = run.p99,
            .computer_move = median(delays),
            .longest_move = delays.empty() ? 0 : *std::ranges::max_element(delays)};
}

std::int64_t answers(const std::deque<Flooder>& flooders) {
    std::int64_t sum = 0;
    for (const Flooder& flooder : flooders) sum += flooder.answered();
    return sum;
}

FloodFigures flood_once(const std::filesystem::path& program, const std::filesystem::path& lexicon,
                        Knowledge& knowledge, const Options& options) {
    const test::TemporaryFolder folder;
    auto server = ServerProcess::crisscross(program, folder / "data", lexicon, options);
    PlayersRun players(server, knowledge, options, options.rooms);
    FloodFigures found{.alone = bystanders(players, server.port())};
    std::deque<Flooder> flooders;
    for (int number = 0; number < options.flooders; ++number)
        flooders.emplace_back(players.run().context(), server.port());
    for (Flooder& flooder : flooders) flooder.begin();
    const auto begin = Clock::now();
    found.flooded = bystanders(players, server.port());
    const std::chrono::duration<double> time = Clock::now() - begin;
    found.questions_per_second = static_cast<double>(answers(flooders)) / time.count();
    server.stop();
    return found;
}

Bystanders median_of(const std::vector<FloodFigures>& all, Bystanders FloodFigures::*when) {
    const auto figure_median = [&](double Bystanders::*figure) {
        std::vector<double> values;
        for (const FloodFigures& one : all) values.push_back(one.*when.*figure);
        return median(values);
    };
    return {figure_median(&Bystanders::p99), figure_median(&Bystanders::computer_move),
            figure_median(&Bystanders::longest_move)};
}

}  // namespace

FloodFigures flood(const std::filesystem::path& program, const std::filesystem::path& lexicon, Knowledge& knowledge,
                   const Options& options) {
    Options paced = options;
    paced.rate = options.rate.value_or(usual_rate);
    std::vector<FloodFigures> all;
    std::vector<double> questions;
    for (int repeat = 0; repeat < options.repeats; ++repeat) {
        all.push_back(flood_once(program, lexicon, knowledge, paced));
        questions.push_back(all.back().questions_per_second);
    }
    return {.alone = median_of(all, &FloodFigures::alone),
            .flooded = median_of(all, &FloodFigures::flooded),
            .questions_per_second = median(questions)};
}

bool is_sound(const FloodFigures& figures) {
    const auto got_answers = [](const Bystanders& others) { return others.p99 > 0 && others.computer_move > 0; };
    return got_answers(figures.alone) && got_answers(figures.flooded) && figures.questions_per_second > 0;
}

}  // namespace crisscross::load
