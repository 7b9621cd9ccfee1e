#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "engine/rules/names.hpp"
#include "tests/engine/computer/each_strength.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/tournament.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// The default list of the build in the long run; a few short words in the short one.
Lexicon english() {
    return long_run() ? default_list() : lexicon_of(short_words());
}

/// Plays games with two, three and four seats in rotation, and with the strengths in rotation.
void play_games(const Ruleset& ruleset, const std::vector<Strength>& strengths, std::uint32_t games) {
    const Rules rules = compile(ruleset).value();
    const Lists lists(english(), rules);
    EachStrength players(rules, lists);
    for (std::uint32_t game = 0; game < games; ++game) {
        INFO(ruleset.id << ", game " << game);
        std::vector<ComputerPlayer*> seats;
        for (std::size_t seat = 0; seat < 2 + game % 3; ++seat)
            seats.push_back(players[strengths[(game + seat) % strengths.size()]]);
        Tournament tournament(rules, lists.all, game, seats);
        CHECK(tournament.play().reason != EndReason::resignation);
        CHECK_FALSE(tournament.game().position.board.empty());
    }
}

}  // namespace

TEST_CASE("beginners and casual computer players finish games of every system without an illegal command") {
    for (const Ruleset& ruleset : catalogue::all())
        play_games(ruleset, {Strength::beginner, Strength::casual}, long_run() ? 1000 : 2);
}

TEST_CASE("strong computer players finish games of every system without an illegal command") {
    for (const Ruleset& ruleset : catalogue::all()) play_games(ruleset, {Strength::strong}, long_run() ? 200 : 2);
}

TEST_CASE("computer players finish games with every ruling") {
    for (const Ruling ruling : {Ruling::on_laying, Ruling::challenge_free, Ruling::challenge_costs_turn,
                                Ruling::challenge_pays_five, Ruling::challenge_pays_ten}) {
        Settings settings;
        settings.knobs["ruling"] = std::string(name_of(ruling));
        play_games(resolve(settings).value().ruleset(), {Strength::strong, Strength::casual, Strength::beginner},
                   long_run() ? 100 : 2);
    }
}
