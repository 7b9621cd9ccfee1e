#pragma once

#include "tests/server/rooms/started_room.hpp"

namespace crisscross::test {

/// The second player resigns, so that the first has won.
inline void finish(StartedRoom& room) {
    const auto over = room.guest(1).say(protocol::client::Resign{});
    room.guest(0).wait_for(over);
}

/// Everybody else resigns.
inline void win(StartedRoom& room, int winner) {
    std::uint32_t over = 0;
    for (int player = 0; player < static_cast<int>(room.guests.size()); ++player)
        if (player != winner) over = room.guest(player).say(protocol::client::Resign{});
    room.guest(winner).wait_for(over);
}

/// The number of the proposal that the guest sees, as soon as they see one.
inline std::uint32_t proposal_seen_by(Guest& guest) {
    while (!guest.room_now || !guest.room_now->next) guest.next();
    return guest.room_now->next->proposal;
}

/// The first player proposes the game that follows `game`, and the second agrees.
inline void play_again(StartedRoom& room, int game, int players = 0) {
    room.guest(0).say(protocol::client::ProposeGame{});
    Guest& other = room.guest(1);
    other.say(protocol::client::AgreeToGame{.proposal = proposal_seen_by(other)});
    const int seats = players > 0 ? players : static_cast<int>(room.guests.size());
    for (int seat = 0; seat < seats; ++seat) room.guest(seat).follow_to(game + 1);
}

inline std::vector<std::string> names_by_seat(Guest& guest) {
    const nlohmann::json shown = guest.snapshot();
    std::vector<std::string> names;
    for (const nlohmann::json& seat : shown.at("seats")) names.push_back(seat.at("name").get<std::string>());
    return names;
}

inline engine::Seat to_move_in(Guest& guest) {
    return guest.snapshot().at("state").at("to_move");
}

}  // namespace crisscross::test
