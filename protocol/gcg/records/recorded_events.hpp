#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/event.hpp"
#include "engine/game/game.hpp"

namespace crisscross::protocol::gcg {

/// The events of a record so far, and the game that they lead to.
class RecordedEvents {
public:
    RecordedEvents(const engine::Rules& rules, int seats, const engine::Lexicon::Hash& list);

    /// Nothing more is added after the first event that cannot follow the others.
    void add(engine::Event event);
    /// These tiles are all that the record says of a rack now.
    void know(engine::Seat seat, const engine::TileCounts& rack);
    /// Whether the tiles may all be on this rack, whatever else is.
    bool may_hold(engine::Seat seat, const engine::TileCounts& rack) const;

    const engine::Game& game() const { return game_; }
    const std::vector<engine::Event>& all() const { return events_; }
    std::vector<engine::Event> take() { return std::move(events_); }
    /// What is wrong with the line that led to an event which cannot follow.
    const std::optional<std::string>& misfit() const { return misfit_; }

private:
    engine::Game game_;
    std::vector<engine::Event> events_;
    std::optional<std::string> misfit_;
};

}  // namespace crisscross::protocol::gcg
