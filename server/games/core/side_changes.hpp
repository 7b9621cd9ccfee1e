#pragma once

#include <span>

#include "protocol/messages/client_messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/limits/keyed_buckets.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Whether a command changes the room without using up a turn or an answer, so that nothing in the rules bounds how
/// often it is given: seats, computers, stand-ins, evidence, agreements, and what players do with the clocks.
bool is_side_change(const protocol::GameCommand& command);

/// Whether a command is a move or an answer to one. How many there are is bounded by the length of a game and by the
/// plays in it, and how often by `Limits::take_move`. Not for resigning: somebody who has to wait may always leave.
bool is_move(const protocol::GameCommand& command);

/// Bounds what one person may add to a room's history beside the moves of the game: 20 changes at once, and then two
/// a minute.
class SideChanges {
public:
    static constexpr Rate rate_of_person{.burst = 20, .per_second = 2 / 60.0};

    SideChanges();

    /// Counts one more side change that would be stored. TOO_MANY_CHANGES if the person has made too many.
    std::optional<Complaint> count(PlayerId player, Moment now);
    /// Counts what the log of a room that has been read says, so that nobody starts anew after the room was
    /// forgotten.
    void recount(const GameState& state, std::span<const GameEntry> log);

private:
    KeyedBuckets<PlayerId> by_player_;
};

}  // namespace crisscross::server
