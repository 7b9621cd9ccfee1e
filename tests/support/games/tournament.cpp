#include "tests/support/games/tournament.hpp"

#include <stdexcept>

#include "engine/computer/no_play_left.hpp"
#include "tests/support/engine/fold.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

constexpr std::uint32_t max_steps = 2000;

Seed seed_of(std::uint32_t number) {
    Seed seed{};
    for (std::size_t byte = 0; byte < 4; ++byte) seed[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
    return seed;
}

std::vector<std::string> levels_for(const Rules& rules, std::size_t seats) {
    const auto& levels = rules.ruleset().levels;
    return std::vector<std::string>(seats, levels.empty() ? "" : levels.front().name);
}

}  // namespace

Tournament::Tournament(const Rules& rules, const Lexicon& list, std::uint32_t number,
                       std::vector<ComputerPlayer*> players)
    : list_(list),
      number_(number),
      seed_(seed_of(number)),
      chance_(seed_),
      proofs_(rules, list),
      players_(std::move(players)),
      events_(begin(rules, list_.hash(), chance_, levels_for(rules, players_.size()))),
      game_(fold(new_game(rules), events_)) {}

void Tournament::step() {
    const std::uint32_t variety = number_ * 4096 + steps_++;
    std::optional<Command> command;
    Seat speaker = 0;
    for (const Seat seat : active_seats(game_)) {
        speaker = seat;
        command = players_[index_of(seat)]->choose(seat_view(game_, seat), variety);
        if (command) break;
    }
    const auto given = command.value_or(Expire{game_.pending_play() ? game_.pending_play()->turn : game_.turn});
    carry_out(speaker, given);
    if (const auto found = no_play_left(game_, proofs_)) carry_out(speaker, *found);
}

void Tournament::carry_out(Seat seat, const Command& command) {
    const auto events = decide(list_, game_, chance_, seat, command);
    if (!events) throw std::runtime_error("refused: " + std::string(name_of(events.error().code)));
    events_.insert(events_.end(), events->begin(), events->end());
    game_ = fold(std::move(game_), *events);
}

const Ended& Tournament::play() {
    while (!game_.over()) {
        if (steps_ == max_steps) throw std::runtime_error("the game does not end");
        step();
    }
    return std::get<Over>(game_.phase).result;
}

}  // namespace crisscross::test
