#pragma once

#include <map>
#include <set>

#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"
#include "server/rooms/model/joiners.hpp"

namespace crisscross::server {

/// Who sits where in the game after `last`, under `rules`: the same people and computers, moved up by one seat if
/// `turned`, without those who were removed from the room, and then those who have come, as long as `last` has seats
/// for them. A joiner with a name like that of somebody else, who got it since, has a number after it. ROOM_FULL or
/// TOO_FEW_SEATS if the rules are not for so many.
Answer<protocol::SeatsChanged> next_seats(const GameState& last, const engine::Rules& rules, bool turned,
                                          const std::set<PlayerId>& removed = {},
                                          const std::vector<Joiner>& joiners = {});

/// The seats with the names that people have by now. Somebody whose name is too much like another in the game keeps
/// the one that they had.
protocol::SeatsChanged with_new_names(protocol::SeatsChanged seats, const std::map<PlayerId, std::string>& names);

}  // namespace crisscross::server
