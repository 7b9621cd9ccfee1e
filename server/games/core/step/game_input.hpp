#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "server/analysis/analysis_job.hpp"
#include "server/games/core/step/caller.hpp"
#include "server/games/model/game_record.hpp"
#include "server/games/model/game_timer.hpp"
#include "server/requests/complaint.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// A connection begins to watch the game; one that already watches starts afresh.
struct Join {
    /// Which request this is, and so its answer: `joined`, or `created` with the same content.
    enum class Request : std::uint8_t { join, create };

    Caller caller{};
    protocol::RequestId id{};
    std::optional<std::uint32_t> seen{};  ///< the last version that the client has
    Request request = Request::join;
    Visibility page = Visibility::visible;
};
/// Why a connection stops watching: once it is lost, its person may want to come back.
enum class Leaving : std::uint8_t { on_purpose, connection_lost };
struct Leave {
    std::uint64_t connection = 0;
    Leaving why = Leaving::on_purpose;
};
/// From now on the page of a connection is hidden, or visible.
struct PageChange {
    std::uint64_t connection = 0;
    Visibility page = Visibility::visible;
};
struct Say {
    Caller caller{};
    protocol::GameCommand command{};
    Span lag = 0;  ///< of the connection, as measured last
};
struct Ask {
    Caller caller{};
    protocol::GameQuestion question{};
};
struct TimerFired {
    GameTimer timer{};
};
/// The result of a job, or its failure.
struct Computed {
    JobNumber job = 0;
    AnalysisResult result;
};
/// The host of the server, or of the room, has closed the room: everybody in it learns so, and it refuses everything
/// from now on.
struct Close {};
/// The host of the server, or of the room, has removed this player: before the start their seat becomes free.
/// `answer`: as that of a `Rename`.
struct Unseat {
    PlayerId player = 0;
    std::function<void(std::optional<Complaint>)> answer = [](const auto&) {};
};
/// This player is the host of the room now: before the start they get the first seat, if they have one.
struct SeatFirst {
    PlayerId player = 0;
};
/// Another game of the room is about to begin although this one is not over.
struct SetAside {};
/// A player has another name from now on. Without a name they have deleted themselves: they leave the game for good,
/// and their seat stays empty, without a name. `answer` gets why not, or nothing once it is stored; it is dropped
/// without a call if the room ends first.
struct Rename {
    PlayerId player = 0;
    std::string name{};  ///< as `read_name` returns it, or empty
    std::function<void(std::optional<Complaint>)> answer{};
};
/// Others may watch like this from now on. While the game is under way, the delay stays as it is.
struct ChangeWatching {
    protocol::Watching watching{};
};
/// Nobody may have joined the game, but it has something to do.
struct Wake {
    enum class After : std::uint8_t {
        beginning,  ///< it has just begun
        alarm,      ///< its clocks will soon do something
        outage,     ///< the server may have ended before it called those for whom the game waits
    };
    After after = After::alarm;
};
/// What is stored of the game has changed: it is read again.
struct Reread {
    bool done = false;
};
/// The server stops, or forgets the game. Nothing comes after it.
struct Stop {};

/// Input from outside. It waits in the game's inbox while the storage works for the game.
using GameRequest = std::variant<Join, Leave, Say, Ask, TimerFired, Computed, Close, Unseat, Rename, Wake, Stop,
                                 ChangeWatching, SeatFirst, SetAside, Reread, PageChange>;

/// The game has been read.
struct Loaded {
    GameRecord record;
};
/// The outcome of an append.
struct Stored {
    struct OnDisk {};
    /// Nothing was stored: the game has moved on in the meantime.
    struct Conflict {};
    /// Nothing was stored: a command of the player with this id was accepted before.
    struct Repeated {
        std::optional<std::string> room{};  ///< the one in which it was given; none if it was a `create`
        int game = 0;                       ///< its number there
    };
    std::variant<OnDisk, Conflict, Repeated> outcome{};
};
/// The game could not be read, or it is not known whether an append is on disk.
struct StorageFault {
    enum class Kind : std::uint8_t {
        disk,
        other,  ///< the program has a bug
    };
    Kind kind = Kind::disk;
    std::string why{};
};

/// The room has no such game any more.
struct NoGame {};

/// The game is too long to be opened while the other long games are open.
struct NoSpace {};

/// Too many entries have been read for the network of the one who joins.
struct TooManyRead {
    Span retry_after = 0;
};

/// What is stored of the game cannot be used, and will not be until someone repairs it.
struct Damaged {
    std::int64_t game = 0;
    std::uint32_t version = 0;  ///< 0 where it is not about one version
    std::string why{};          ///< in the log, for the host of the server; names nothing hidden
};

/// The answer to the last effect, if that was `Load` or `Append`.
using StorageAnswer = std::variant<Loaded, Stored, StorageFault, NoGame, NoSpace, TooManyRead, Damaged>;

/// Everything that a game reacts to.
using GameInput = std::variant<GameRequest, StorageAnswer>;

}  // namespace crisscross::server
