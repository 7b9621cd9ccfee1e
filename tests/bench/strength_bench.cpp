// How often one computer player wins against another: games of each system, each draw twice with the seats swapped.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "server/analysis/common_word_lists.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"
#include "tests/support/games/tournament.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::engine;

/// A kind of player; `skill` depends on the rules.
struct Side {
    const char* name;
    Strength strength;
    Skill (*skill)(const Rules&);
};

Skill usual(const Rules& rules) {
    return {leave_table(rules), {}};
}
Skill guessing(const Rules& rules) {
    return {guessed_leaves(rules), {}};
}
Skill short_sighted(const Rules& rules) {
    return {leave_table(rules), {EndLimits{}.effort, 1}};
}

constexpr Side beginner{"beginner", Strength::beginner, usual};
constexpr Side casual{"casual", Strength::casual, usual};
constexpr Side strong{"strong", Strength::strong, usual};
constexpr Side guesser{"guessed leaves", Strength::strong, guessing};
constexpr Side one_answer{"one answer", Strength::strong, short_sighted};

const std::map<std::string, std::vector<std::pair<Side, Side>>> comparisons{
    {"strengths", {{strong, casual}, {casual, beginner}}},
    {"leaves", {{strong, guesser}}},
    {"ends", {{strong, one_answer}}},
};

/// The word lists of a system: all words, and those that most people know.
struct Lists {
    Lexicon all;
    Lexicon common;

    const Lexicon& of(Strength strength) const { return strength == Strength::strong ? all : common; }
};

void compare(const Rules& rules, const Lists& lists, const Side& one, const Side& other, int games) {
    const auto player = [&](const Side& side) {
        return ComputerPlayer(rules, lists.of(side.strength), lists.all, side.strength, side.skill(rules));
    };
    ComputerPlayer players[]{player(one), player(other)};
    int won = 0;
    int lost = 0;
    double ahead = 0;
    double scored[2]{};
    double turns = 0;
    for (int game = 0; game < games; ++game) {
        const auto seat = static_cast<std::size_t>(game % 2);  // of the first side
        test::Tournament tournament(rules, lists.all, static_cast<std::uint32_t>(game / 2),
                                    {&players[seat], &players[1 - seat]});
        const Ended& ended = tournament.play();
        scored[0] += ended.final_scores[seat].before;
        scored[1] += ended.final_scores[1 - seat].before;
        turns += static_cast<double>(tournament.game().turn) / 2;
        ahead += ended.final_scores[seat].final - ended.final_scores[1 - seat].final;
        if (ended.winners.size() != 1) continue;
        ++(ended.winners.front() == static_cast<Seat>(seat) ? won : lost);
    }
    const double share = 100.0 * won / std::max(1, won + lost);
    const double sigma = 100.0 * std::sqrt(0.25 / std::max(1, won + lost));
    std::printf(
        "%-14s %-8s - %-14s %4d : %-4d  %5.1f %%, %5.1f standard deviations from half, %+6.1f points a game, "
        "%.1f and %.1f points a turn\n",
        rules.ruleset().id.c_str(), one.name, other.name, won, lost, share, (share - 50) / sigma,
        ahead / std::max(1, games), scored[0] / turns, scored[1] / turns);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    const auto english = argc > 3 ? crisscross::test::lexicon_from_disk(argv[1]) : Lexicon::from_bytes({});
    const auto wanted = argc > 3 ? comparisons.find(argv[3]) : comparisons.end();
    if (!english || wanted == comparisons.end()) {
        std::fprintf(stderr, "usage: strength_bench LEXICON GAMES strengths|leaves|ends [SYSTEM...]\n");
        return 2;
    }
    const auto beside = std::filesystem::path(argv[1]).replace_filename("common.lexicon");
    const auto common = crisscross::test::lexicon_from_disk(beside);
    if (!common) {
        std::fprintf(stderr, "strength_bench: %s: %s\n", beside.c_str(), common.error().why.c_str());
        return 2;
    }
    std::vector<std::string> systems(argv + 4, argv + argc);
    if (systems.empty())
        for (const Ruleset& ruleset : catalogue::all()) systems.push_back(ruleset.id);
    for (const std::string& id : systems) {
        const Rules rules = compile(*catalogue::find(id)).value();
        const Lists lists{respelt(*english, rules.alphabet()).value(),
                          respelt(server::common_part(*english, *common), rules.alphabet()).value()};
        for (const auto& [one, other] : wanted->second) compare(rules, lists, one, other, std::atoi(argv[2]));
    }
}
