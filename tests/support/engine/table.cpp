#include "tests/support/engine/table.hpp"

#include <stdexcept>

#include "engine/catalogue/settings.hpp"
#include "engine/computer/no_play_left.hpp"
#include "engine/game/decisions/ending.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/rules/names.hpp"
#include "tests/support/engine/fold.hpp"

namespace crisscross::test {

using namespace engine;

Table::Table(Rules rules, int seats, const std::vector<std::string>& words)
    : Table(std::move(rules), std::vector<std::string>(static_cast<std::size_t>(seats)), words) {}

Table::Table(Rules rules, const std::vector<std::string>& levels, const std::vector<std::string>& words,
             const Seed& seed)
    : game(new_game(rules)), lexicon_(lexicon_of(words)), chance_(seed) {
    events = begin(rules, lexicon_.hash(), chance_, levels);
    game = fold(std::move(game), events);
}

void Table::give(Seat seat, std::string_view rack) {
    give(seat, tiles(rack));
}

void Table::give(Seat seat, const TileCounts& rack) {
    TileCounts& held = game.player(seat).rack;
    game.position.bag.add(held);
    held = rack;
    game.position.bag.remove(held);
}

void Table::turn_to(Seat seat) {
    game.to_move = seat;
}

void Table::say(Seat seat, const Command& command) {
    carry_out(seat, command);
    if (!may_end_without_plays(game)) return;
    Generator generator(game.rules, respelt(lexicon_, game.rules.alphabet()).value());
    if (const auto found = no_play_left(game, generator)) carry_out(seat, *found);
}

void Table::carry_out(Seat seat, const Command& command) {
    const auto decided = decide(lexicon_, game, chance_, seat, command);
    if (!decided) throw std::runtime_error("refused: " + std::string(name_of(decided.error().code)));
    game = fold(std::move(game), *decided);
    events.insert(events.end(), decided->begin(), decided->end());
}

std::string Table::refusal(Seat seat, const Command& command) const {
    const auto refused = code(seat, command);
    if (!refused) throw std::runtime_error("not refused");
    return std::string(name_of(*refused));
}

std::optional<Code> Table::code(Seat seat, const Command& command) const {
    const auto decided = decide(lexicon_, game, chance_, seat, command);
    return decided ? std::nullopt : std::optional(decided.error().code);
}

void Table::exchange(Seat seat, std::string_view rack) {
    say(seat, Exchange{game.turn, tiles(rack)});
}

Table classic_table(int seats, Ruling ruling) {
    Settings settings;
    settings.knobs["ruling"] = std::string(name_of(ruling));
    return Table(resolve(settings).value(), seats,
                 {"HORN", "FARM", "FARMS", "PASTE", "MOB", "NOT", "BE", "BIT", "PI", "AT", "AE", "HORNS"});
}

Table classic_turn(int seats, Ruling ruling) {
    Table table = classic_table(seats, ruling);
    table.turn_to(0);
    table.give(0, "HORNAAE");
    table.give(1, "FAMPSTE");
    return table;
}

}  // namespace crisscross::test
