#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/people/player.hpp"

namespace crisscross::storage {

/// Who sits on a seat. A seat without a player is a computer's.
struct SeatRow {
    std::optional<PlayerId> player{};
    std::string name{};
    bool operator==(const SeatRow&) const = default;
};

/// What a seat has reached in a game that is over.
struct SeatResult {
    int score = 0;         ///< the final one
    std::string result{};  ///< won, drawn, lost
    bool operator==(const SeatResult&) const = default;
};

/// A challenge and its outcome, so that it can be looked up without reading journals.
struct ChallengeRow {
    std::uint32_t play = 0;  ///< turn in which the play was made
    int seat = 0;            ///< the seat that made the play
    int challenger = 0;
    bool upheld = false;  ///< the play was valid
    std::string words{};  ///< of the play, separated by spaces
    bool operator==(const ChallengeRow&) const = default;
};

/// Rows that are derived from the events of a game, so that lists and searches read no events. The storage keeps them
/// together with those events, and does not know how they are derived.
struct Projection {
    std::string stage = "waiting";                    ///< waiting, playing, over
    std::int64_t changed = 0;                         ///< when the last event happened
    std::optional<std::vector<SeatRow>> seats{};      ///< all of them in order, if they have changed
    std::vector<std::optional<std::string>> asked{};  ///< by seat: move, accept, vote, or nothing
    std::vector<PlayerRow> names{};                   ///< players who have just changed their names
    std::vector<ChallengeRow> challenges{};           ///< challenges that have just been decided
    std::vector<SeatResult> results{};                ///< by seat, if the game has just ended
    std::optional<std::int64_t> alarm{};              ///< when a clock, a window or a vote does something next
    std::optional<std::int64_t> until{};              ///< when the time of the player to move will be up
    bool paused = false;                              ///< the clocks, while the game is under way
    bool operator==(const Projection&) const = default;
};

}  // namespace crisscross::storage
