#include "server/analysis/recorded_draws.hpp"

namespace crisscross::server {

RecordedDraws::RecordedDraws(const engine::Rules& rules, std::size_t seats)
    : seats_(seats, Seen{.unseen = rules.tiles()}) {}

std::optional<DrawToJudge> RecordedDraws::rack(engine::Seat seat, const std::optional<engine::TileCounts>& rack) {
    Seen& seen = seats_.at(engine::index_of(seat));
    seen.rack = rack;
    if (!rack || !seen.kept || !rack->includes(*seen.kept)) {
        seen.complete = false;
        return std::nullopt;
    }
    engine::TileCounts drawn = *rack;
    drawn.remove(*seen.kept);
    if (drawn.empty()) return std::nullopt;
    return DrawToJudge{seen.turn, seat, *seen.kept, drawn, seen.unseen};
}

void RecordedDraws::keep(engine::Seat seat, engine::Turn turn, const std::optional<engine::TileCounts>& kept,
                         const engine::TileCounts& unseen) {
    Seen& seen = seats_.at(engine::index_of(seat));
    seen.turn = turn;
    seen.kept = seen.rack ? kept : std::nullopt;
    seen.unseen = unseen;
}

void RecordedDraws::withdraw(engine::Seat seat) {
    Seen& seen = seats_.at(engine::index_of(seat));
    seen.kept = seen.rack;
}

std::vector<engine::Seat> RecordedDraws::incomplete() const {
    std::vector<engine::Seat> seats;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        if (!seats_[seat].complete) seats.push_back(static_cast<engine::Seat>(seat));
    return seats;
}

}  // namespace crisscross::server
