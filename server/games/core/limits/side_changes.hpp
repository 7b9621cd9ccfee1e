#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "protocol/messages/client_messages.hpp"
#include "server/games/model/game_record.hpp"
#include "server/limits/rates/keyed_buckets.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Whether a command changes the game without using up a turn or an answer, so that nothing in the rules bounds how
/// often it is given: seats, computers, stand-ins, evidence, agreements, who accepts every play, and what
/// players do with the clocks.
bool is_side_change(const protocol::GameCommand& command);

/// Whether a command is a move or an answer to one. How many there are is bounded by the length of a game and by the
/// plays in it, and how often by `GameLimits::refuse_move`. Not for resigning: somebody who has to wait may always
/// leave.
bool is_move(const protocol::GameCommand& command);

/// Counts one more side change of a person where that is remembered for longer than a game or its room is open. False
/// if the person has made too many. `game`: its number in the room; 0 for changes of what the room plays next.
using TakeSideChange = std::function<bool(const std::string& room, int game, PlayerId player, Moment now)>;

/// A game with this many entries in its history takes no more side changes, except an agreement to end it.
inline constexpr std::size_t max_entries_for_side_changes = 50'000;

/// Bounds what one person may add to a room's history besides the moves of the game: 20 changes at once, and then two
/// a minute.
class SideChanges {
public:
    static constexpr Rate rate_per_person{.burst = 20, .per_second = 2 / 60.0};

    /// Without `take` nothing is remembered elsewhere.
    explicit SideChanges(TakeSideChange take = {});

    /// Counts one more side change that would be stored. TOO_MANY_CHANGES if the person has made too many.
    std::optional<Complaint> count(const std::string& room, int game, PlayerId player, Moment now);
    /// Counts the command of a player that would be stored, if it is a side change. Why it cannot be made now:
    /// GAME_TOO_LONG, TOO_MANY_CHANGES; nothing for other commands.
    std::optional<Complaint> check(const GameRecord& game, PlayerId player, const protocol::GameCommand& command,
                                   Moment now);
    /// Counts what the log of a game that has been read says, so that nobody starts anew after the server was
    /// restarted. Before the start the log does not say who came and went.
    void recount(const GameState& state, std::span<const GameEntry> log);

private:
    TakeSideChange take_;
    KeyedBuckets<PlayerId> by_player_;
};

}  // namespace crisscross::server
