#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "protocol/notices/notice.hpp"
#include "server/analysis/analysis_job.hpp"
#include "server/analysis/job_class.hpp"
#include "server/games/core/step/caller.hpp"
#include "server/games/model/game_timer.hpp"
#include "server/limits/places/shares.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// Versions of the game, for viewers who see them alike and may do the same after them.
struct Tell {
    std::vector<Caller> to{};
    std::vector<protocol::Entry> entries{};
    protocol::Json may{"[]"};              ///< what they may do now
    std::optional<engine::Asked> asked{};  ///< what the game is waiting for them to do
    std::optional<protocol::Json> clocks{};
};
/// Who is present, and which stand-ins they ask for.
struct TellPresence {
    std::vector<Caller> to{};
    protocol::server::Presence presence{};
};
/// The room has been closed.
struct TellClosed {
    std::vector<Caller> to{};
};
/// The answer to one request.
struct Reply {
    Caller to{};
    protocol::ServerMessage message{};
};
/// The outcome of a `Rename` or an `Unseat`, for which the lobby waits: why not, or nothing.
struct AnswerLobby {
    std::function<void(std::optional<Complaint>)> answer{};
    std::optional<Complaint> refusal{};
};
/// The timer rings at this moment. If it is already running, it is reset.
struct SetTimer {
    GameTimer timer{};
    Moment at = 0;
};
struct CancelTimer {
    GameTimer timer{};
};
/// Do this job outside the game; `Computed` follows when it is done.
struct Analyse {
    JobNumber number = 0;
    JobClass job_class = JobClass::people;
    Holder asker{};  ///< whose turn it takes there; the player is 0 if nobody has made the game go on
    AnalysisJob job;
};
/// The result of this job is no longer needed.
struct Abandon {
    JobNumber number = 0;
};
struct Log {
    enum class Level : std::uint8_t { info, error };
    Level level = Level::info;
    std::string_view event{};
    std::vector<std::pair<std::string_view, std::string>> facts{};
};
/// A notice calls these players to the game.
struct CallPlayers {
    /// `soon`: only if they do not come back within a moment. `later`: only reminders. `there`: the same, for
    /// somebody who has the game open. `again`: a reminder, now.
    enum class When : std::uint8_t { now, soon, later, there, again };

    protocol::Notice notice{};
    std::vector<PlayerId> players{};
    std::map<PlayerId, protocol::Night> clock_nights{};  ///< of those whose clocks do not run at night
    When when = When::now;
    Moment began = 0;              ///< when the game began to wait for them
    std::optional<Moment> ends{};  ///< when the clock ends their turn
    int clock_reminders = 0;       ///< how often the clock calls to the turn
    int reminder = 0;              ///< which of the reminders of the turn this is, from 1 on; 0 if it is none
};
/// Nothing calls the player to the game any more.
struct WithdrawCalls {
    PlayerId player = 0;
};
/// Read the game from storage.
struct Load {};
/// Store these events, all or none. Nobody has seen them yet.
struct Append {
    std::uint32_t expected = 0;  ///< the version before
    std::vector<GameEntry> entries{};
    std::optional<CommandKey> receipt{};  ///< of the player's command that led to them
};

/// Everything that a game does. `Load` and `Append` come last in a list, and their answer must be the next input.
using GameEffect = std::variant<Tell, TellPresence, TellClosed, Reply, AnswerLobby, SetTimer, CancelTimer, Analyse,
                                Abandon, Log, Load, Append, CallPlayers, WithdrawCalls>;
using Effects = std::vector<GameEffect>;

}  // namespace crisscross::server
