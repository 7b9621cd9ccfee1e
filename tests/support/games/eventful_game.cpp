#include "tests/support/games/eventful_game.hpp"

#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::test {

namespace {

using namespace crisscross::engine;

/// What happens now and then besides what players do.
std::optional<Move> incident(const Game& game, std::mt19937& random) {
    if (random() % 12 != 0 || game.turn < 4) return std::nullopt;
    switch (random() % 8) {
        case 0:
            if (game.latest_moves.empty()) return std::nullopt;
            return Move{game.latest_moves.back().seat, TakeBack{game.latest_moves.back().turn}};
        case 1:
        case 2:
            return Move{game.to_move, PassOnTime{game.turn}};
        case 3:
        case 4:
            return Move{game.to_move, ChargeOvertime{game.turn, 10}};
        case 5:
            return Move{game.to_move, LoseOnTime{game.turn}};
        case 6:
            if (game.turn < 20) return std::nullopt;
            return Move{active_seats(game).front(), EndByAgreement{}};
        default:
            return std::nullopt;
    }
}

}  // namespace

std::vector<std::string> levels_for(const Ruleset& ruleset, int seats) {
    std::vector<std::string> levels(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < levels.size() && !ruleset.levels.empty(); ++seat)
        levels[seat] = ruleset.levels[seat % ruleset.levels.size()].name;
    return levels;
}

StartedGame eventful_game(const Rules& rules, int seats, std::uint32_t number) {
    const Seed seed{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8), 7};
    StartedGame game(rules, levels_for(rules.ruleset(), seats), short_words(), seed);
    RandomPlayer player(short_words_as_letters(), number);
    std::mt19937 random(number);
    const bool is_eventful = number % 3 != 0;
    while (!game.state.over()) {
        const auto rare = is_eventful ? incident(game.state, random) : std::nullopt;
        const Move move = rare && !game.code(rare->seat, rare->command) ? *rare : player.next(game.state);
        game.say(move.seat, move.command);
    }
    return game;
}

}  // namespace crisscross::test
