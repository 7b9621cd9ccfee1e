#pragma once

#include <map>
#include <set>

#include "protocol/stored/next_game_text.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"
#include "server/rooms/model/joiners.hpp"

namespace crisscross::server {

/// Who sits out the next game, who joins it, and at which levels those of the last one want to play.
struct NextPeople {
    std::set<PlayerId> removed{};  ///< from the room
    std::set<engine::Seat> out{};  ///< seats whose players do not want to play, or are left out
    std::vector<Joiner> joiners{};
    std::vector<protocol::SeatLevel> levels{};  ///< where they are none of the rules, the first of these holds
};

/// Who sits where in the game after `last`, under `rules`: the same people and computers, without those who are not
/// to and those who have deleted themselves, and then those who join, as long as `last` has seats for them. If
/// `turned`, everybody moves up by one seat and the first becomes the last; if the first player is gone, everybody
/// has moved up already. A joiner with a name like that of somebody else, who got it since, has a number after it.
/// ROOM_FULL or TOO_FEW_SEATS if the rules are not for that many players.
Answer<protocol::SeatsChanged> next_seats(const GameState& last, const engine::Rules& rules, bool turned,
                                          const NextPeople& people = {});

/// The seats with the names that people have by now. Somebody whose name is too much like another in the game keeps
/// the one that they had.
protocol::SeatsChanged with_new_names(protocol::SeatsChanged seats, const std::map<PlayerId, std::string>& names);

}  // namespace crisscross::server
