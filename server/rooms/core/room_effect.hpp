#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/analysis/job_class.hpp"
#include "server/rooms/core/analysis_job.hpp"
#include "server/rooms/core/caller.hpp"
#include "server/rooms/model/room_timer.hpp"

namespace crisscross::server {

/// Versions of the room, for those who see the same of them and may do the same after them.
struct Tell {
    std::vector<Caller> to{};
    std::vector<protocol::Entry> entries{};
    protocol::Json may{"[]"};  ///< what they may do now
};
/// Who is present, and what they ask for.
struct TellPresence {
    std::vector<Caller> to{};
    protocol::server::Presence presence{};
};
/// The answer to one request.
struct Reply {
    Caller to{};
    protocol::ServerMessage message{};
};
/// The timer rings at this moment. If it runs already, it is set anew.
struct SetTimer {
    RoomTimer timer{};
    Moment at = 0;
};
struct CancelTimer {
    RoomTimer timer{};
};
/// The job is to be done away from the room; `Computed` comes when it is.
struct Analyse {
    JobNumber number = 0;
    JobClass its_class = JobClass::people;
    AnalysisJob job;
};
/// The result of this job is not wanted any more.
struct Abandon {
    JobNumber number = 0;
};
struct Log {
    enum class Level : std::uint8_t { info, error };
    Level level = Level::info;
    std::string_view event{};
    std::vector<std::pair<std::string_view, std::string>> facts{};
};
/// The room is to be read from storage.
struct Load {};
/// Events are to be stored, all of them or none. Nobody has been told of them.
struct Append {
    std::uint32_t expected = 0;  ///< the version before
    std::vector<RoomEntry> entries{};
    std::optional<CommandKey> receipt{};  ///< of the player's command that led to them
};

/// Everything that a room does. `Load` and `Append` come last in a list, and no other input may come before their
/// answer.
using RoomEffect =
    std::variant<Tell, TellPresence, Reply, SetTimer, CancelTimer, Analyse, Abandon, Log, Load, Append>;
using Effects = std::vector<RoomEffect>;

}  // namespace crisscross::server
