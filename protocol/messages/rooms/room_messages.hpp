#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/computer/strength.hpp"
#include "protocol/messages/message_parts.hpp"

/// What a room is besides its games: how its host changes it, and how others find it.
namespace crisscross::protocol {

/// Who may come into a room: those who have the link, those who know its password as well, or everybody, as the lobby
/// lists the room. The last is called `public`.
enum class RoomEntry : std::uint8_t { link, password, everybody };

/// Who may watch the games of a room without a seat, and how far behind. With a delay they see neither the latest
/// moves nor what has happened in the last seconds.
struct Watching {
    static constexpr int max_moves = 20;
    static constexpr int max_seconds = 3600;

    bool allowed = true;
    int delay_moves = 0;
    int delay_seconds = 0;
    bool is_delayed() const { return delay_moves > 0 || delay_seconds > 0; }
    bool operator==(const Watching&) const = default;
};

/// How a new room differs from one that everybody with the link may enter and watch, and whose games are rated.
struct AboutRoom {
    std::optional<std::string> name{};
    std::optional<RoomEntry> entry{};
    std::optional<std::string> password{};
    std::optional<Watching> watching{};
    std::optional<bool> rated{};
    bool operator==(const AboutRoom&) const = default;
};

namespace client {

/// The name of the room; empty if it is to have none.
struct NameRoom {
    RequestId id{};
    std::string name{};
    std::string room{};
    int game = first_game;
    bool operator==(const NameRoom&) const = default;
};
struct SetEntry {
    RequestId id{};
    RoomEntry entry = RoomEntry::link;
    std::optional<std::string> password{};  ///< that newcomers need from now on
    std::string room{};
    int game = first_game;
    bool operator==(const SetEntry&) const = default;
};
struct SetWatching {
    RequestId id{};
    Watching watching{};
    std::string room{};
    int game = first_game;
    bool operator==(const SetWatching&) const = default;
};
/// Whether the games that will be made in the room count for ratings. Those that it has stay as they are.
struct SetRated {
    RequestId id{};
    bool rated = true;
    std::string room{};
    int game = first_game;
    bool operator==(const SetRated&) const = default;
};
/// Nobody new comes in or sits down while the room is locked.
struct LockRoom {
    RequestId id{};
    bool locked = false;
    std::string room{};
    int game = first_game;
    bool operator==(const LockRoom&) const = default;
};
/// The player with this name becomes the host of the room.
struct HandOverRoom {
    RequestId id{};
    std::string name{};
    std::string room{};
    int game = first_game;
    bool operator==(const HandOverRoom&) const = default;
};
/// Removes the player with this name from the room, before the first game has started or between two games. They
/// cannot come back.
struct RemovePerson {
    RequestId id{};
    std::string name{};
    std::string room{};
    int game = first_game;
    bool operator==(const RemovePerson&) const = default;
};
/// Removes somebody who only watches from the room. They cannot come back.
struct RemoveWatcher {
    RequestId id{};
    std::int64_t watcher = 0;  ///< their number among the watchers of the room
    bool lines = false;        ///< and deletes all that they have said in its chat
    std::string room{};
    int game = first_game;
    bool operator==(const RemoveWatcher&) const = default;
};
/// Closes the room for everybody, for good.
struct CloseRoom {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const CloseRoom&) const = default;
};
/// Keeps a seat for somebody with this name, until the game starts; between two games, in the next one.
struct KeepSeat {
    RequestId id{};
    std::string name{};
    std::string room{};
    int game = first_game;
    bool operator==(const KeepSeat&) const = default;
};
/// The seat is no longer kept for this name.
struct FreeSeat {
    RequestId id{};
    std::string name{};
    std::string room{};
    int game = first_game;
    bool operator==(const FreeSeat&) const = default;
};

/// Somebody wants to play in the next game: a player who had stepped back, or somebody without a seat.
struct TakePart {
    RequestId id{};
    std::string name{};                         ///< of somebody without a seat, like what follows
    std::optional<std::string> level{};         ///< one of the game that is proposed, or of the newest
    std::optional<engine::Strength> if_away{};  ///< the stand-in that they agree to
    std::string room{};
    int game = first_game;
    bool operator==(const TakePart&) const = default;
};
/// They do not want to play in the next game, or not any more.
struct StepBack {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const StepBack&) const = default;
};
/// The person with this name does not play in the next game; only the host of the room may say so.
struct LeaveOut {
    RequestId id{};
    std::string name{};
    std::string room{};
    int game = first_game;
    bool operator==(const LeaveOut&) const = default;
};
/// The host has changed their mind about somebody whom they had left out.
struct BringBack {
    RequestId id{};
    std::string name{};
    std::string room{};
    int game = first_game;
    bool operator==(const BringBack&) const = default;
};

/// Asks for the public games, now and whenever they change.
struct FollowPublicGames {
    RequestId id{};
    bool operator==(const FollowPublicGames&) const = default;
};
struct UnfollowPublicGames {
    RequestId id{};
    bool operator==(const UnfollowPublicGames&) const = default;
};

}  // namespace client

/// What only the host of a room may do to it.
using RoomChange = std::variant<client::NameRoom, client::SetEntry, client::SetWatching, client::SetRated,
                                client::LockRoom, client::HandOverRoom, client::RemovePerson, client::RemoveWatcher,
                                client::CloseRoom, client::KeepSeat, client::FreeSeat>;

namespace server {

/// A public room in which somebody is, as strangers see it.
struct PublicRoom {
    std::string room{};  ///< its code
    std::string name{};
    std::string system{};
    std::string stage{};               ///< of the newest game: waiting, playing, over
    std::vector<std::string> names{};  ///< by seat
    int seats = 0;                     ///< that the game has at most
    bool watched = true;               ///< others may watch
    bool operator==(const PublicRoom&) const = default;
};
/// All public rooms in which somebody is. It replaces the last list.
struct PublicGames {
    std::vector<PublicRoom> rooms{};  ///< those that wait for players first
    bool operator==(const PublicGames&) const = default;
};

}  // namespace server

}  // namespace crisscross::protocol
