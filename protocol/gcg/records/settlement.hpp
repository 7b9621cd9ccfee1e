#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/gcg/records/gcg_import.hpp"
#include "protocol/gcg/records/recorded_events.hpp"

namespace crisscross::protocol::gcg {

/// What a record says after the last move about tiles that are left and about time, and how the game ends with it.
class Settlement {
public:
    Settlement(const ImportedRecord& record, int seats, RecordedEvents& events);

    /// No move may follow.
    bool has_begun() const { return has_begun_; }
    void follow(const Line& line, const TimePenalty& penalty);
    void follow(const Line& line, const EndRack& rack);
    /// Ends the game once all who have left it are out, or says what is wrong with the record.
    std::optional<std::string> end();

private:
    void know_others(engine::Seat out, engine::TileCounts tiles);
    std::vector<engine::Seat> others_than(engine::Seat out) const;
    void take_rack(engine::Seat seat, engine::TileCounts& tiles);
    std::vector<engine::FinalScore> final_scores() const;
    engine::EndReason reason() const;

    const ImportedRecord& record_;
    RecordedEvents& events_;
    std::vector<engine::FinalScore> settled_;  // by seat, as far as lines say it
    bool has_begun_ = false;
    bool went_out_ = false;
};

}  // namespace crisscross::protocol::gcg
