#include "tests/bench/duel.hpp"

#include <cstdio>
#include <cstdlib>

#include "engine/evolve.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

[[noreturn]] void stop(const Game& game, std::string_view why) {
    std::fprintf(stderr, "%s, turn %u: %s\n", game.rules.ruleset().id.c_str(), game.turn, std::string(why).c_str());
    std::exit(1);
}

}  // namespace

Seed seed_of(std::uint32_t number) {
    Seed seed{};
    for (std::size_t byte = 0; byte < 4; ++byte) seed[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
    return seed;
}

Ended duel(const Rules& rules, const Lexicon& list, std::uint32_t number, std::array<ComputerPlayer*, 2> players,
           const std::function<void(const Game&)>& before_turn) {
    const auto& levels = rules.ruleset().levels;
    const std::string level = levels.empty() ? "" : levels.front().name;
    const Chance chance(seed_of(number));
    Game game = fold(fresh(rules), begin(rules, list, chance, {level, level}));
    for (std::uint32_t step = 0; !game.over(); ++step) {
        if (step == 2000) stop(game, "this game does not end");
        if (before_turn) before_turn(game);
        std::optional<Command> command;
        Seat seat = 0;
        for (const Seat asked : {0, 1})
            if (!command) {
                seat = asked;
                command =
                    players[static_cast<std::size_t>(asked)]->choose(seat_view(game, asked), number * 4096 + step);
            }
        const auto said = command.value_or(Expire{game.contest() ? game.contest()->play : game.turn});
        const auto events = decide(list, game, chance, seat, said);
        if (!events) stop(game, name(events.error().code));
        game = fold(std::move(game), *events);
    }
    return std::get<Over>(game.phase).result;
}

}  // namespace crisscross::test
