#include "engine/game/draws.hpp"

#include <algorithm>

namespace crisscross::engine {

TileCounts tiles_to_fill(const Game& game, Seat seat, const Chance& chance) {
    TileCounts bag = game.position.bag;
    const int missing = game.rules.ruleset().rack_size - game.player(seat).rack.total();
    return chance.draw(bag, std::min(missing, bag.total()), game.events + 1);
}

TileCounts tiles_for(const TileCounts& returned, const Game& game, const Chance& chance) {
    const Ruleset& rules = game.rules.ruleset();
    const bool returns_first = rules.exchange == ExchangeRule::all;
    TileCounts bag = game.position.bag;
    if (returns_first) bag.add(returned);
    const int count = returns_first ? std::min(rules.rack_size, bag.total()) : returned.total();
    return chance.draw(bag, count, game.events + 1);
}

bool follows(const Event& event, const Game& game, const Chance& chance) {
    if (const auto* drew = std::get_if<Drew>(&event))
        return drew->drawn.faces == tiles_to_fill(game, drew->seat, chance);
    if (const auto* exchanged = std::get_if<Exchanged>(&event))
        return exchanged->returned.faces &&
               exchanged->drawn.faces == tiles_for(*exchanged->returned.faces, game, chance);
    return true;
}

}  // namespace crisscross::engine
