#pragma once

#include <functional>
#include <optional>

#include "server/analysis/analysis_pool.hpp"
#include "server/rooms/room_clock.hpp"
#include "server/rooms/room_record.hpp"
#include "server/runtime/clock.hpp"

namespace crisscross::server {

/// The computers at the table of one room: has their move found when something has happened, and lets them make it at
/// a human pace. All of it happens on the room's strand.
class ComputerTurns {
public:
    /// `tell` is called on a thread of the pool, `ring` on the strand when the pause is over; both with the version
    /// of the room that the move is for.
    using Tell = std::function<void(std::uint32_t version, std::optional<ComputerMove> move)>;
    using Ring = std::function<void(std::uint32_t version)>;

    ComputerTurns(boost::asio::any_io_executor strand, Clock& clock, AnalysisPool& analysis_pool, Moment pause,
                  Ring ring)
        : clock_(clock), analysis_pool_(analysis_pool), pause_(pause), bell_(strand, clock, std::move(ring)) {}

    /// The room has a new version: what was found for the last one is forgotten.
    void consider(const RoomRecord& room, JobClass job_class, Tell tell);
    void forget();
    /// A move has been found; it is kept for the end of the pause, unless it is for an earlier version.
    void keep(std::uint32_t version, std::optional<ComputerMove> move);
    /// What is to be done now, if it still is for this version.
    std::optional<ComputerMove> take(std::uint32_t version);

    /// A move is looked for, or waits for the end of a pause.
    bool busy() const { return considered_.has_value(); }

private:
    Clock& clock_;
    AnalysisPool& analysis_pool_;
    Moment pause_;
    RoomClock bell_;
    std::optional<std::uint32_t> considered_;  // the version for which a move is looked for, or waits
    std::optional<JobNumber> job_;
    Moment since_ = 0;
    std::optional<ComputerMove> move_;
};

}  // namespace crisscross::server
