#include "tests/support/engine/started_game.hpp"

#include <stdexcept>

#include "engine/catalogue/settings.hpp"
#include "engine/computer/no_play_left.hpp"
#include "engine/game/decisions/ending.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/rules/names.hpp"
#include "tests/support/engine/fold.hpp"

namespace crisscross::test {

using namespace engine;

StartedGame::StartedGame(Rules rules, int seats, const std::vector<std::string>& words)
    : StartedGame(std::move(rules), std::vector<std::string>(static_cast<std::size_t>(seats)), words) {}

StartedGame::StartedGame(Rules rules, const std::vector<std::string>& levels, const std::vector<std::string>& words,
                         const Seed& seed)
    : state(new_game(rules)), lexicon_(lexicon_of(words)), chance_(seed) {
    events = begin(rules, lexicon_.hash(), chance_, levels);
    state = fold(std::move(state), events);
}

void StartedGame::give(Seat seat, std::string_view rack) {
    give(seat, tiles(rack));
}

void StartedGame::give(Seat seat, const TileCounts& rack) {
    TileCounts& held = state.player(seat).rack;
    state.position.bag.add(held);
    held = rack;
    state.position.bag.remove(held);
}

void StartedGame::turn_to(Seat seat) {
    state.to_move = seat;
}

void StartedGame::say(Seat seat, const Command& command) {
    carry_out(seat, command);
    if (!may_end_without_plays(state)) return;
    Generator generator(state.rules, respelt(lexicon_, state.rules.alphabet()).value());
    if (const auto found = no_play_left(state, generator)) carry_out(seat, *found);
}

void StartedGame::carry_out(Seat seat, const Command& command) {
    const auto decided = decide(lexicon_, state, chance_, seat, command);
    if (!decided) throw std::runtime_error("refused: " + std::string(name_of(decided.error().code)));
    state = fold(std::move(state), *decided);
    events.insert(events.end(), decided->begin(), decided->end());
}

std::string StartedGame::refusal(Seat seat, const Command& command) const {
    const auto refused = code(seat, command);
    if (!refused) throw std::runtime_error("not refused");
    return std::string(name_of(*refused));
}

std::optional<Code> StartedGame::code(Seat seat, const Command& command) const {
    const auto decided = decide(lexicon_, state, chance_, seat, command);
    return decided ? std::nullopt : std::optional(decided.error().code);
}

void StartedGame::exchange(Seat seat, std::string_view rack) {
    say(seat, Exchange{state.turn, tiles(rack)});
}

StartedGame classic_game(int seats, Ruling ruling) {
    Settings settings;
    settings.knobs["ruling"] = std::string(name_of(ruling));
    return StartedGame(resolve(settings).value(), seats,
                       {"HORN", "FARM", "FARMS", "PASTE", "MOB", "NOT", "BE", "BIT", "PI", "AT", "AE", "HORNS"});
}

StartedGame classic_turn(int seats, Ruling ruling) {
    StartedGame game = classic_game(seats, ruling);
    game.turn_to(0);
    game.give(0, "HORNAAE");
    game.give(1, "FAMPSTE");
    return game;
}

}  // namespace crisscross::test
