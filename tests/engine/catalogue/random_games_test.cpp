#include <set>

#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "engine/rules/names.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/games/random_ruleset.hpp"
#include "tests/support/games/witness.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// A level for each seat, in rotation, where there are levels.
std::vector<std::string> levels_for(const Rules& rules, int seats) {
    std::vector<std::string> levels(static_cast<std::size_t>(seats));
    const auto& known = rules.ruleset().levels;
    for (std::size_t seat = 0; seat < levels.size() && !known.empty(); ++seat)
        levels[seat] = known[seat % known.size()].name;
    return levels;
}

/// Plays a game to its end, watched by a witness, and returns how it ended.
EndReason play(const Rules& rules, int seats, std::uint32_t seed, std::optional<Options> options = {}) {
    StartedGame game(rules, levels_for(rules, seats), short_words(), Seed{static_cast<std::uint8_t>(seed)});
    Witness witness(rules, short_words());
    RandomPlayer player(short_words_as_letters(), seed);
    if (options) game.say(game.state.to_move, PlaceStarter{game.state.turn, {2, 3}, *options});
    while (!game.state.over()) {
        const Move move = player.next(game.state);
        game.say(move.seat, move.command);
        const std::string dispute = witness.complaint(game);
        if (!dispute.empty()) FAIL(dispute << ", seed " << seed << ", " << seats << " seats");
    }
    return game.last<Ended>().reason;
}

}  // namespace

TEST_CASE("random games with every ruling and number of seats account for all tiles and points (G2)") {
    const auto ruling = GENERATE(Ruling::on_laying, Ruling::challenge_free, Ruling::challenge_costs_turn,
                                 Ruling::challenge_pays_five, Ruling::challenge_pays_ten);
    Settings settings;
    settings.knobs["ruling"] = std::string(name_of(ruling));
    for (int seats = 2; seats <= 4; ++seats)
        play(resolve(settings).value(), seats, static_cast<std::uint32_t>(seats));
}

TEST_CASE("random games of every system account for all tiles and points and leak nothing (G2, G3)") {
    const std::uint32_t games = long_run() ? 20 : 1;
    for (const Ruleset& ruleset : catalogue::all())
        for (int seats = ruleset.least_seats; seats <= ruleset.most_seats; ++seats)
            for (std::uint32_t game = 0; game < games; ++game) {
                INFO(ruleset.id);
                play(compile(ruleset).value(), seats, 10 * game + static_cast<std::uint32_t>(seats));
            }
}

TEST_CASE("random games of Crosswords follow the rules with every set of options (X2, X3, X4, X5)") {
    const auto options = all_options();
    CHECK(options.size() == 16);
    for (const char* system : {"crosswords", "crosswords-17"})
        for (std::size_t number = 0; number < options.size(); ++number) {
            if (!long_run() && number % 4 != (std::string_view(system) == "crosswords" ? 1 : 3)) continue;
            INFO(system << ", options " << number);
            play(system_rules(system), 2 + static_cast<int>(number) % 3, static_cast<std::uint32_t>(number),
                 options[number]);
        }
}

TEST_CASE("random games with two hundred mixtures of knobs account for all tiles and points (G2)") {
    std::mt19937 random(7);
    const int wanted = long_run() ? 2000 : 200;
    std::set<EndReason> reasons;
    for (int number = 0; number < wanted; ++number) {
        const Rules rules = random_rules(random);
        INFO("mixture " << number);
        reasons.insert(play(rules, 2 + number % 3, static_cast<std::uint32_t>(number)));
    }
    CHECK(reasons.size() == 8);  // every way to end
}
