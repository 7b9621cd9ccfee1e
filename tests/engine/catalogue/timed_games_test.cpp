#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/games/witness.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;

namespace {

/// What the clock of the player to move does, if it does anything now.
std::optional<Command> clock_command(const Game& game, std::mt19937& random) {
    switch (random() % 30) {
        case 0:
            return LoseOnTime{game.turn};
        case 1:
        case 2:
            return PassOnTime{game.turn};
        case 3:
        case 4:
            return ChargeOvertime{game.turn, static_cast<int>(random() % 30)};
        default:
            return std::nullopt;
    }
}

/// Plays a game to its end, watched by a witness, while clocks run out.
void play_on_time(const Rules& rules, int seats, std::uint32_t seed) {
    std::vector<std::string> levels(static_cast<std::size_t>(seats));
    for (std::string& level : levels)
        if (!rules.ruleset().levels.empty()) level = rules.ruleset().levels.front().name;
    StartedGame game(rules, levels, short_words(), Seed{static_cast<std::uint8_t>(seed)});
    Witness witness(rules, short_words());
    RandomPlayer player(short_words_as_letters(), seed);
    std::mt19937 random(seed);
    while (!game.state.over()) {
        const auto command = clock_command(game.state, random);
        if (command && game.code(0, *command)) continue;
        const Move move = command ? Move{0, *command} : player.next(game.state);
        game.say(move.seat, move.command);
        INFO(rules.ruleset().id << ", seed " << seed << ", " << seats << " seats");
        REQUIRE(witness.complaint(game) == "");
    }
    for (const FinalScore& score : game.last<Ended>().final_scores)
        CHECK(score.final == score.before - score.deducted + score.awarded - score.overtime);
}

}  // namespace

TEST_CASE("random games in which clocks run out account for all tiles and points (T1, T2, T3)") {
    const std::uint32_t games = long_run() ? 20 : 2;
    for (const Ruleset& ruleset : catalogue::all())
        for (int seats = ruleset.least_seats; seats <= ruleset.most_seats; ++seats)
            for (std::uint32_t game = 0; game < games; ++game)
                play_on_time(compile(ruleset).value(), seats, 10 * game + static_cast<std::uint32_t>(seats));
}
