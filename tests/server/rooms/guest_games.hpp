#pragma once

#include "tests/server/rooms/table_of_guests.hpp"

namespace crisscross::test {

/// The second player resigns, so that the first has won.
inline void finish(TableOfGuests& table) {
    const auto over = table.guest(1).say(protocol::client::Resign{});
    table.guest(0).wait_for(over);
}

/// Everybody else resigns.
inline void win(TableOfGuests& table, int winner) {
    std::uint32_t over = 0;
    for (int player = 0; player < static_cast<int>(table.guests.size()); ++player)
        if (player != winner) over = table.guest(player).say(protocol::client::Resign{});
    table.guest(winner).wait_for(over);
}

/// The number of the proposal that the guest sees, as soon as they see one.
inline std::uint32_t proposal_seen_by(Guest& guest) {
    while (!guest.room_now || !guest.room_now->next) guest.next();
    return guest.room_now->next->proposal;
}

/// The first player proposes the game that follows `game`, and the second agrees.
inline void play_again(TableOfGuests& table, int game, int players = 0) {
    table.guest(0).say(protocol::client::ProposeGame{});
    Guest& other = table.guest(1);
    other.say(protocol::client::AgreeToGame{.proposal = proposal_seen_by(other)});
    const int seats = players > 0 ? players : static_cast<int>(table.guests.size());
    for (int seat = 0; seat < seats; ++seat) table.guest(seat).follow_to(game + 1);
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
