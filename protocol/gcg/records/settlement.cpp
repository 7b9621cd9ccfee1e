#include "protocol/gcg/records/settlement.hpp"

#include <algorithm>

#include "engine/game/decisions/settlement.hpp"
#include "engine/game/history/record_end.hpp"

namespace crisscross::protocol::gcg {

using engine::Seat;
using engine::TileCounts;

Settlement::Settlement(const ImportedRecord& record, int seats, RecordedEvents& events)
    : record_(record), events_(events), settled_(static_cast<std::size_t>(seats)) {}

void Settlement::follow(const Line& line, const TimePenalty&) {
    has_begun_ = true;
    if (!line.rack.empty() && events_.may_hold(line.player, line.rack)) events_.know(line.player, line.rack);
    events_.add(engine::OvertimeCharged{line.player, -line.score});
}

void Settlement::follow(const Line& line, const EndRack& rack) {
    has_begun_ = true;
    engine::FinalScore& score = settled_.at(engine::index_of(line.player));
    if (!rack.gained) {
        events_.know(line.player, rack.tiles);
        score.deducted += -line.score;
        return;
    }
    went_out_ = true;
    events_.know(line.player, {});
    know_others(line.player, rack.tiles);
    score.awarded += line.score;
}

// `tiles`: what all but the one who went out have left. With more players than two, those who have left the game keep
// theirs, which nobody gets points for; the others have paid for them, unless they have only blanks.
void Settlement::know_others(Seat out, TileCounts tiles) {
    if (settled_.size() == 2) return events_.know(1 - out, tiles);
    for (const Seat seat : others_than(out)) take_rack(seat, tiles);
}

// Those who have paid for their tiles come first.
std::vector<Seat> Settlement::others_than(Seat out) const {
    std::vector<Seat> others;
    for (Seat seat = 0; seat < static_cast<Seat>(settled_.size()); ++seat)
        if (seat != out) others.push_back(seat);
    const auto has_paid = [this](Seat seat) { return settled_.at(engine::index_of(seat)).deducted > 0; };
    std::stable_partition(others.begin(), others.end(), has_paid);
    return others;
}

// Takes the rack off the tiles, or finds that it is empty because they do not have it.
void Settlement::take_rack(Seat seat, TileCounts& tiles) {
    const TileCounts rack = events_.game().player(seat).rack;
    if (!tiles.includes(rack)) return events_.know(seat, {});
    tiles.remove(rack);
}

std::optional<std::string> Settlement::end() {
    engine::Ended ended{.reason = reason(), .final_scores = final_scores()};
    for (std::size_t seat = 0; seat < settled_.size(); ++seat)
        if (ended.final_scores[seat].final != record_.replay.totals[seat])
            return "has totals that do not follow from its lines";
    ended.winners = engine::winners(events_.game(), ended.final_scores, ended.reason);
    events_.add(std::move(ended));
    return std::nullopt;
}

std::vector<engine::FinalScore> Settlement::final_scores() const {
    std::vector<engine::FinalScore> scores = settled_;
    for (Seat seat = 0; seat < static_cast<Seat>(scores.size()); ++seat) {
        engine::FinalScore& score = scores[engine::index_of(seat)];
        const engine::Player& player = events_.game().player(seat);
        score.before = player.score;
        score.overtime = player.overtime;
        score.rack = player.rack;
        score.final = score.before - score.deducted + score.awarded - score.overtime;
    }
    return scores;
}

// Somebody who is the only one left has won (G4).
engine::EndReason Settlement::reason() const {
    using engine::RecordSettlement;
    if (engine::active_seats(events_.game()).size() == 1) return engine::EndReason::resignation;
    const auto settled = has_begun_ ? RecordSettlement::some : RecordSettlement::none;
    return engine::reason_of_record(events_.all(), went_out_ ? RecordSettlement::went_out : settled);
}

}  // namespace crisscross::protocol::gcg
