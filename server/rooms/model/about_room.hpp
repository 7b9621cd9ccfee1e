#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/messages/rooms/room_messages.hpp"
#include "protocol/stored/next_game_text.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// What a room is besides its games.
struct AboutRoom {
    static constexpr std::size_t max_removed = 100;

    std::string name{};  ///< empty if it has none
    protocol::RoomEntry entry = protocol::RoomEntry::link;
    std::string password_hash{};  ///< empty where none is needed
    bool locked = false;
    protocol::Watching watching{};
    bool rated = true;                             ///< its next games count for ratings
    std::optional<PlayerId> host{};                ///< of the room
    std::vector<std::string> kept{};               ///< names for which seats are kept until a game starts
    std::set<PlayerId> removed{};                  ///< by the host
    std::optional<protocol::NextGamePlan> next{};  ///< what they want to play next
    bool operator==(const AboutRoom&) const = default;
};

/// Somebody who wants to come in.
struct Visitor {
    PlayerId player = 0;
    bool is_member = false;                       ///< is the host of the room, or has a seat in one of its games
    bool was_let_in = false;                      ///< since the room was opened
    bool is_joiner = false;                       ///< in the plan of its next game: they have been in it before
    std::optional<std::string> shown_password{};  ///< the hash that it matches, or empty; nothing if none was shown
};

/// Of a room that is not closed: REMOVED_FROM_ROOM, ROOM_LOCKED, ROOM_PASSWORD_NEEDED, WRONG_PASSWORD.
std::optional<Complaint> check_enter(const AboutRoom& room, const Visitor& visitor);

/// The names for which seats are still kept before the start: nobody has sat down with them.
std::vector<std::string> kept_now(const AboutRoom& room, const GameState& newest);
/// Why somebody with this name does not get a seat before the start: ROOM_LOCKED, SEAT_KEPT.
std::optional<Complaint> check_sit_down(const AboutRoom& room, const GameState& newest, const std::string& name);
/// The same for a computer: SEAT_KEPT.
std::optional<Complaint> check_seat_computer(const AboutRoom& room, const GameState& newest);

/// SEAT_KEPT.
Complaint seat_is_kept();

}  // namespace crisscross::server
