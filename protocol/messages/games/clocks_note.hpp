#pragma once

#include <optional>
#include <vector>

#include "protocol/messages/games/clock_event.hpp"
#include "protocol/messages/message_parts.hpp"

namespace crisscross::protocol {

/// The clock of one player. Times are in milliseconds, moments in milliseconds since 1970 UTC.
struct SeatClockNote {
    std::int64_t left = 0;      ///< at the moment of the note
    std::int64_t overtime = 0;  ///< used after that
    std::optional<Night> night{};
    std::optional<std::int64_t> holiday_until{};  ///< on holiday, until then at the latest
    std::optional<std::int64_t> holiday_left{};   ///< in this year of a slow game
    std::optional<ClockProposal> proposal{};
    bool operator==(const SeatClockNote&) const = default;
};

/// The clock that runs: from one moment, which is later than the note at night and on holiday, to another.
struct RunningClock {
    engine::Seat seat = 0;
    std::int64_t from = 0;
    std::optional<std::int64_t> until{};  ///< the next night or holiday; none if it has none
    bool operator==(const RunningClock&) const = default;
};

/// The clocks of a game at a moment. Everybody may see them.
struct ClocksNote {
    ClockRules rules{};
    std::int64_t at = 0;
    bool paused = false;
    std::vector<SeatClockNote> seats{};
    std::optional<RunningClock> running{};
    std::optional<std::int64_t> until{};  ///< when the window, the vote or the timed turn that is open ends
    bool operator==(const ClocksNote&) const = default;
};

/// The `clocks` of a snapshot or of events.
Json write_clocks(const ClocksNote& clocks);

}  // namespace crisscross::protocol
