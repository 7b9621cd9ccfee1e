// How long the generator takes: medians of nine runs over positions from self-play, in microseconds of
// processor time for a position.
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/bench/positions.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::engine;
using Positions = std::vector<test::BenchPosition>;

constexpr int runs = 9;
constexpr std::size_t position_count = 1000;

/// Microseconds of processor time for a position, the median of several runs.
double median_of(const Positions& positions, const std::function<void(const test::BenchPosition&)>& task) {
    std::array<double, runs> times{};
    for (double& time : times) {
        const std::clock_t start = std::clock();
        for (const auto& position : positions) task(position);
        const auto took = static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC;
        time = took / static_cast<double>(positions.size());
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[runs / 2];
}

void report(const char* what, double time, double plays) {
    std::printf("  %-28s %10.1f us", what, time);
    if (plays > 0) std::printf("  %8.1f plays, %6.2f M plays/s", plays, plays / time);
    std::printf("\n");
    std::fflush(stdout);
}

double all_plays(const char* what, Generator& generator, const Positions& positions) {
    std::size_t plays = 0;
    const double time = median_of(positions, [&](const test::BenchPosition& position) {
        generator.for_each(position.situation(), [&plays](const Candidate&) {
            ++plays;
            return true;
        });
    });
    const double each = static_cast<double>(plays) / runs / static_cast<double>(positions.size());
    report(what, time, each);
    return time / each;
}

void best_play(Generator& generator, const Positions& positions) {
    const double time = median_of(
        positions, [&](const test::BenchPosition& position) { (void)generator.best(position.situation()); });
    report("the best play only", time, 0);
}

void sorted_plays(Generator& generator, const Positions& positions) {
    struct Kept {
        int score = 0;
        std::size_t first = 0;  ///< of its lays
        std::size_t count = 0;
    };
    std::vector<Kept> kept;
    std::vector<Lay> lays;
    const double time = median_of(positions, [&](const test::BenchPosition& position) {
        kept.clear();
        lays.clear();
        generator.for_each(position.situation(), [&](const Candidate& candidate) {
            kept.push_back({candidate.score, lays.size(), candidate.lays.size()});
            lays.insert(lays.end(), candidate.lays.begin(), candidate.lays.end());
            return true;
        });
        std::ranges::sort(kept, std::greater(), &Kept::score);
    });
    report("all plays, sorted by score", time, 0);
}

/// The same positions with two blanks among the tiles.
Positions with_two_blanks(Positions positions) {
    std::erase_if(positions, [](const test::BenchPosition& position) { return position.rack.total() < 7; });
    for (auto& [board, premiums, rack] : positions)
        while (rack.count(blank) < 2) {
            Tile first = blank;
            rack.for_each([&first](Tile tile, int) { first = first == blank ? tile : first; });
            rack.remove(first);
            rack.add(blank);
        }
    positions.resize(std::min<std::size_t>(positions.size(), 100));
    return positions;
}

/// Late positions where one or two tiles of high value have no place.
Positions without_plays(Generator& generator, const Rules& rules, const Positions& positions) {
    Positions found;
    for (const char* spelling : {"V", "Q", "C", "J"}) {
        const auto tile = rules.find_tile(spelling);
        for (test::BenchPosition position : positions) {
            if (!tile || position.rack.total() == rules.ruleset().rack_size) continue;
            position.rack = {};
            position.rack.add(*tile, 1 + static_cast<int>(found.size() % 2));
            if (!generator.any(position.situation())) found.push_back(std::move(position));
        }
    }
    return found;
}

void proof(Generator& generator, const Positions& positions) {
    if (positions.empty()) return;
    const double time =
        median_of(positions, [&](const test::BenchPosition& position) { (void)generator.any(position.situation()); });
    report("proof that there is none", time, 0);
}

void measure(const std::string& id, const Lexicon& english) {
    const Rules rules = compile(*catalogue::find(id)).value();
    const Lexicon lexicon =
        rules.alphabet() == english.alphabet() ? english : respelt(english, rules.alphabet()).value();
    const Positions positions = test::self_played(rules, lexicon, position_count, 1);
    Generator generator(rules, lexicon, Bounds::tight);
    std::printf("%s\n", id.c_str());
    all_plays("all plays", generator, positions);
    sorted_plays(generator, positions);
    best_play(generator, positions);
    all_plays("all plays, two blanks", generator, with_two_blanks(positions));
    proof(generator, without_plays(generator, rules, positions));
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: moves_bench LEXICON [SYSTEM...]\n");
        return 2;
    }
    const auto lexicon = crisscross::test::lexicon_from_disk(argv[1]);
    if (!lexicon) {
        std::fprintf(stderr, "moves_bench: %s: %s\n", argv[1], lexicon.error().why.c_str());
        return 2;
    }
    std::vector<std::string> systems(argv + 2, argv + argc);
    if (systems.empty()) systems = {"classic"};
    for (const std::string& id : systems) measure(id, *lexicon);
}
