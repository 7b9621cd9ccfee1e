#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/settings.hpp"
#include "engine/game/seat.hpp"
#include "protocol/messages/games/clock_rules.hpp"
#include "protocol/messages/message_parts.hpp"
#include "protocol/messages/rooms/room_messages.hpp"

/// A room, its games and the one to come.
namespace crisscross::protocol::server {

/// A game in the list of a room.
struct GameSummary {
    int game = first_game;
    std::string system{};
    std::string stage{};                    ///< waiting, playing, over
    std::vector<std::string> names{};       ///< by seat
    std::vector<int> scores{};              ///< by seat, the final ones of a game that is over
    std::vector<engine::Seat> winners{};    ///< likewise
    std::optional<std::int64_t> changed{};  ///< when it ended, in milliseconds since 1970 UTC
    bool operator==(const GameSummary&) const = default;
};

/// What somebody has reached in the games of a room that are over.
struct Standing {
    std::string name{};
    int games = 0;
    int won = 0;
    int drawn = 0;
    std::int64_t points = 0;  ///< final scores, added up
    bool operator==(const Standing&) const = default;
};

/// The next game that somebody proposes. Seats are those of the newest game.
struct ProposedGame {
    std::uint32_t proposal = 0;  ///< its number; each proposal of a room has another one
    engine::Seat by = 0;
    bool turned = false;
    std::optional<engine::Settings> settings{};  ///< if they differ from those of the newest game
    std::vector<engine::Seat> agreed{};
    std::vector<engine::Seat> missing{};  ///< who still has to agree
    std::optional<ClockRules> clock{};    ///< if it was proposed
    bool operator==(const ProposedGame&) const = default;
};

/// Somebody in a room who only watches, as its host sees them.
struct Watcher {
    std::int64_t watcher = 0;  ///< their number while they are in the room; nobody else gets it
    std::string name{};        ///< empty if they have none
    bool operator==(const Watcher&) const = default;
};

/// What a viewer may do about the next game, and the host about the room.
enum class RoomAct : std::uint8_t {
    propose_game,
    agree_to_game,
    decline_game,
    begin_game,
    take_part,
    step_back,
    leave_out,
    bring_back,
    name_room,
    set_entry,
    set_watching,
    set_rated,
    lock_room,
    hand_over_room,
    remove_person,
    remove_watcher,
    close_room,
    keep_seat,
    free_seat,
};

/// A room and its games. Sent to those who join it, and whenever it changes; it replaces the last one.
struct Room {
    std::string room{};
    int newest = first_game;            ///< the number of its newest game
    std::vector<GameSummary> games{};   ///< the newest first
    std::vector<Standing> standings{};  ///< the best first
    std::optional<ProposedGame> next{};
    std::vector<RoomAct> may{};
    std::optional<engine::Settings> settings{};  ///< of the newest game, for those who may propose the next one
    std::string name{};                          ///< empty if it has none
    RoomEntry entry = RoomEntry::link;
    bool locked = false;
    Watching watching{};
    bool rated = true;                       ///< the games that will be made in it count for ratings
    std::optional<engine::Seat> host{};      ///< the seat of the room's host in the newest game
    std::vector<std::string> kept{};         ///< the names for which seats are kept
    std::vector<std::string> coming{};       ///< who else takes part in the next game
    std::vector<std::string> sitting_out{};  ///< players who do not want to play in the next game
    std::vector<std::string> left_out{};     ///< those whom the host leaves out of it
    std::vector<std::string> removed{};      ///< players of the newest game whom the host has removed from the room
    std::vector<Watcher> watchers{};         ///< only for the host of the room: those who came last, first
    bool closed = false;                     ///< for good: its finished games are only reviewed any more
    bool operator==(const Room&) const = default;
};

}  // namespace crisscross::protocol::server
