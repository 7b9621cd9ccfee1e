#include "engine/game/history/record_end.hpp"

#include <utility>

namespace crisscross::engine {

namespace {

/// The moves since the last play that stood.
struct LastMoves {
    bool has_any = false;
    bool has_others_than_passes = false;
};

LastMoves last_moves(std::span<const Event> events) {
    LastMoves moves;
    bool is_withdrawn = false;  // the play before
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        const bool is_play = std::holds_alternative<Played>(*event);
        if (is_play && !std::exchange(is_withdrawn, false)) break;
        if (std::holds_alternative<Withdrawn>(*event)) is_withdrawn = true;
        const bool is_other = is_play || std::holds_alternative<Exchanged>(*event);
        moves.has_others_than_passes = moves.has_others_than_passes || is_other;
        moves.has_any = moves.has_any || is_other || std::holds_alternative<Passed>(*event);
    }
    return moves;
}

}  // namespace

EndReason reason_of_record(std::span<const Event> events, RecordSettlement settlement) {
    if (settlement == RecordSettlement::went_out) return EndReason::went_out;
    const LastMoves moves = last_moves(events);
    if (settlement == RecordSettlement::none || !moves.has_any) return EndReason::record_ends;
    return moves.has_others_than_passes ? EndReason::scoreless_turns : EndReason::all_passed;
}

}  // namespace crisscross::engine
