#include "engine/computer/no_play_left.hpp"

#include <algorithm>

#include "engine/moves/generator.hpp"

namespace crisscross::engine {

bool looks_for_plays(const Ruleset& rules) {
    const auto is_it = [](const End& end) { return std::holds_alternative<NoPlayLeft>(end); };
    const bool can_be_proved = rules.word_source == WordSource::list && rules.layout == Layout::one_line;
    return can_be_proved && rules.ruling == Ruling::on_laying &&
           std::any_of(rules.ends.begin(), rules.ends.end(), is_it);
}

bool no_play_left(const Game& game, const Lexicon& lexicon) {
    if (!looks_for_plays(game.rules.ruleset()) || !game.position.bag.empty()) return false;
    if (lexicon.alphabet() != game.rules.alphabet()) return false;
    Generator generator(game.rules, lexicon);
    const auto seats = active_seats(game);
    return std::none_of(seats.begin(), seats.end(), [&](Seat seat) {
        return generator.any({game.position.board, game.position.premiums, game.player(seat).rack});
    });
}

}  // namespace crisscross::engine
