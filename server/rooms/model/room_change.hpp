#pragma once

#include "protocol/messages/messages.hpp"
#include "server/rooms/model/about_room.hpp"
#include "server/rooms/model/joiners.hpp"
#include "server/rooms/model/next_game.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// Somebody in a room who only watches.
struct WatcherHere {
    std::int64_t number = 0;  ///< while they are in the room
    PlayerId player = 0;
    std::string name{};  ///< empty if they have none
};

/// What a change of a room depends on.
struct RoomSituation {
    /// A game in which nothing has happened for that long does not keep the room open.
    static constexpr Span max_quiet = 30 * span::day;

    const RoomRecord& room;
    const GameState& newest;  ///< its newest game
    const NextGame& next;
    const Joiners& joiners;
    PlayerId player = 0;  ///< who wants the change
    Moment now = 0;
    std::vector<WatcherHere> watchers{};  ///< whom the player sees as the host

    /// Whether one of its games is under way, the newest or one that is set aside.
    bool game_goes_on() const { return !room.under_way.empty(); }
    /// When it may be closed, if nothing happens in its games until then; in the past if that is now.
    Moment may_close_at() const;
};

/// The name of a room, or no name if the text is empty: at most 40 visible characters. BAD_ROOM_NAME.
Answer<std::string> read_room_name(const std::string& typed);
/// A password that somebody wants for a room has 1 to 64 characters. BAD_ROOM_PASSWORD.
std::optional<Complaint> check_room_password(const std::string& typed);

/// The room as its host wants it; `password_hash` is that of the password in the request, if it has one. NOT_HOST,
/// ALREADY_STARTED, GAME_GOES_ON, BAD_ROOM_NAME, BAD_ROOM_PASSWORD, BAD_NAME, NAME_TAKEN, NO_SUCH_PERSON,
/// NO_SUCH_WATCHER, ROOM_FULL, TOO_MANY_CHANGES. Where a room may not be closed yet, the refusal says in how many
/// milliseconds it may, if the host may know when something has happened in its games.
Answer<AboutRoom> change_room(const RoomSituation& situation, const protocol::RoomChange& change,
                              const std::string& password_hash);

/// What the player may change, as far as it does not depend on names; nothing for others than the host.
std::vector<protocol::server::RoomAct> allowed_changes(const RoomSituation& situation);

}  // namespace crisscross::server
