#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "server/analysis/analysis_pool.hpp"
#include "server/rooms/room_clock.hpp"
#include "server/rooms/room_record.hpp"
#include "server/runtime/clock.hpp"

namespace crisscross::server {

/// The computers at the table of one room: has them think when something has happened, and lets them answer at a
/// human pace. All of it happens on the room's strand.
class ComputerTurns {
public:
    /// `told` is called on the thinking thread, `ring` on the strand when the pause is over; both with the version of
    /// the room that was thought about.
    using Told = std::function<void(std::uint32_t version, std::optional<Thought> thought)>;
    using Ring = std::function<void(std::uint32_t version)>;

    ComputerTurns(boost::asio::any_io_executor strand, Clock& clock, AnalysisPool& analysis_pool, Moment pause,
                  Ring ring)
        : clock_(clock), analysis_pool_(analysis_pool), pause_(pause), bell_(strand, clock, std::move(ring)) {}

    /// The room has a new version: what was thought about the last one is forgotten.
    void consider(const RoomRecord& room, Told told);
    void forget();
    /// A thought has come; it is kept for the end of the pause, unless it is about an earlier version.
    void keep(std::uint32_t version, std::optional<Thought> thought);
    /// What is to be done now, if it still is about this version.
    std::optional<Thought> take(std::uint32_t version);

    /// Somebody thinks or waits for the end of a pause.
    bool busy() const { return considered_.has_value(); }

private:
    Clock& clock_;
    AnalysisPool& analysis_pool_;
    Moment pause_;
    RoomClock bell_;
    std::optional<std::uint32_t> considered_;      // the version that is thought about, or whose thought waits
    std::shared_ptr<std::atomic<bool>> wanted_{};  // read by the thinking thread
    Moment since_ = 0;
    std::optional<Thought> thought_;
};

}  // namespace crisscross::server
