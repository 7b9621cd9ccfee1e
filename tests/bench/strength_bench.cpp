// How often the stronger of two computer players wins: games of each system, both taking the first seat in turn.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "engine/catalogue/catalogue.hpp"
#include "engine/computer/computer_player.hpp"
#include "engine/decide.hpp"
#include "engine/evolve.hpp"
#include "engine/lexicon_builder.hpp"
#include "server/common_words.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::engine;

struct Side {
    const char* name;
    Strength strength;
};

/// The word lists of a system: all words, and those of a beginner.
struct Lists {
    Lexicon all;
    Lexicon common;

    const Lexicon& of(Strength strength) const { return strength == Strength::beginner ? common : all; }
};

Seed seed_of(std::uint32_t number) {
    Seed seed{};
    for (std::size_t byte = 0; byte < 4; ++byte) seed[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
    return seed;
}

/// One game; points of the first and the second player at its end.
std::pair<int, int> play(const Rules& rules, const Lists& lists, Strength first, Strength second,
                         std::uint32_t number) {
    const auto& levels = rules.ruleset().levels;
    const std::string level = levels.empty() ? "" : levels.front().name;
    const Chance chance(seed_of(number));
    Game game = fresh(rules);
    for (const Event& event : begin(rules, lists.all, chance, {level, level})) game = evolve(std::move(game), event);
    ComputerPlayer players[]{{rules, lists.of(first), lists.all, first},
                             {rules, lists.of(second), lists.all, second}};
    for (std::uint32_t step = 0; !game.over() && step < 2000; ++step) {
        std::optional<Command> command;
        Seat seat = 0;
        for (seat = 0; seat < 2 && !command; ++seat)
            command = players[seat].choose(seat_view(game, seat), number * 4096 + step);
        const auto said = command.value_or(Expire{game.contest() ? game.contest()->play : game.turn});
        const auto events = decide(lists.all, game, chance, command ? seat - 1 : 0, said);
        if (!events) {
            std::printf("a command was refused: %s\n", std::string(name(events.error().code)).c_str());
            std::exit(1);
        }
        for (const Event& event : *events) game = evolve(std::move(game), event);
    }
    const auto& winners = std::get<Over>(game.phase).result.winners;
    const bool shared = winners.size() != 1;
    return {!shared && winners.front() == 0 ? 1 : 0, !shared && winners.front() == 1 ? 1 : 0};
}

void compare(const Rules& rules, const Lists& lists, const Side& one, const Side& other, int games) {
    int won = 0;
    int lost = 0;
    for (int number = 0; number < games; ++number) {
        const bool swapped = number % 2 == 1;
        auto [first, second] = play(rules, lists, swapped ? other.strength : one.strength,
                                    swapped ? one.strength : other.strength, static_cast<std::uint32_t>(number / 2));
        if (swapped) std::swap(first, second);
        won += first;
        lost += second;
    }
    const double share = 100.0 * won / std::max(1, won + lost);
    const double sigma = 100.0 * std::sqrt(0.25 / std::max(1, won + lost));
    std::printf("%-14s %-8s - %-8s %4d : %-4d  %5.1f %%, %4.1f standard deviations above half\n",
                rules.ruleset().id.c_str(), one.name, other.name, won, lost, share, (share - 50) / sigma);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    const auto english = argc > 2 ? Lexicon::open(argv[1]) : Lexicon::from_bytes({});
    if (!english) {
        std::fprintf(stderr, "usage: strength_bench LEXICON GAMES [SYSTEM...]\n");
        return 2;
    }
    const auto common = server::read_common_words("/usr/share/dict/scowl");
    const int games = std::atoi(argv[2]);
    std::vector<std::string> systems(argv + 3, argv + argc);
    if (systems.empty())
        for (const Ruleset& ruleset : catalogue::all()) systems.push_back(ruleset.id);
    const Side beginner{"beginner", Strength::beginner};
    const Side casual{"casual", Strength::casual};
    const Side strong{"strong", Strength::strong};
    for (const std::string& id : systems) {
        const Rules rules = compile(*catalogue::find(id)).value();
        const Lists lists{respelt(*english, rules.alphabet()).value(),
                          respelt(server::beginners_list(*english, common), rules.alphabet()).value()};
        compare(rules, lists, strong, casual, games);
        compare(rules, lists, casual, beginner, games);
    }
}
