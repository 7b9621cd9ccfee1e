#include "protocol/gcg/records/recorded_events.hpp"

#include "engine/game/evolve.hpp"
#include "engine/game/fit.hpp"

namespace crisscross::protocol::gcg {

RecordedEvents::RecordedEvents(const engine::Rules& rules, int seats, const engine::Lexicon::Hash& list)
    : game_(engine::new_game(rules)) {
    add(engine::Began{.seat_count = seats, .lexicon_hash = list});
}

void RecordedEvents::add(engine::Event event) {
    if (misfit_) return;
    if (engine::check_fit(game_, event)) {
        misfit_ = "has a move that cannot come here";
        return;
    }
    game_ = engine::evolve(std::move(game_), event);
    events_.push_back(std::move(event));
}

void RecordedEvents::know(engine::Seat seat, const engine::TileCounts& rack) {
    if (game_.player(seat).rack != rack) add(engine::RackKnown{seat, rack});
}

bool RecordedEvents::may_hold(engine::Seat seat, const engine::TileCounts& rack) const {
    engine::TileCounts free = game_.position.bag;
    free.add(game_.player(seat).rack);
    return rack.total() <= game_.rules.ruleset().rack_size && free.includes(rack);
}

}  // namespace crisscross::protocol::gcg
