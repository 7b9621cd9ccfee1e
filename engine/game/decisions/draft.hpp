#pragma once

#include <utility>
#include <vector>

#include "engine/game/draws.hpp"
#include "engine/game/evolve.hpp"
#include "engine/lexicon/lexicon.hpp"

namespace crisscross::engine {

/// What decisions depend on besides the game: the word list and the source of all draws.
struct DecisionContext {
    const Lexicon& lexicon;
    const Chance& chance;
};

/// The events decided so far and the game as it will be after them, so that each event builds on those before it.
class Draft {
public:
    explicit Draft(Game game) : game_(std::move(game)) {}

    const Game& game() const { return game_; }
    /// The number that the next event will have.
    std::uint32_t next_event() const { return game_.events + 1; }
    void add(Event event) {
        game_ = evolve(std::move(game_), event);
        events_.push_back(std::move(event));
    }
    std::vector<Event> release() { return std::move(events_); }

private:
    Game game_;
    std::vector<Event> events_;
};

/// Tiles as the others may see them: hidden, or open where racks are (X11).
inline HiddenTiles on_rack(const Game& game, const TileCounts& tiles) {
    return HiddenTiles(tiles, game.rack_visibility());
}

/// Fills a rack up while the bag lasts (K6), with an event of the kind `Drawn`.
template <class Drawn>
void fill_rack(Draft& draft, const Chance& chance, Seat seat) {
    const TileCounts tiles = tiles_to_fill(draft.game(), seat, chance);
    if (!tiles.empty()) draft.add(Drawn{seat, on_rack(draft.game(), tiles)});
}

}  // namespace crisscross::engine
