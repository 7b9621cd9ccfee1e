#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "server/limits/requester.hpp"
#include "server/requests/complaint.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

struct Services;

/// Gives a guest a new name, for later and in every room where they have a seat and the game is not over; what is
/// over keeps the old one. Returns when all of it is stored, with why not if the name is refused: BAD_NAME,
/// TOO_MANY_CHANGES, NAME_TAKEN (in `room`), TOO_MANY_REQUESTS, or for a reason that passes. Nothing has changed
/// then, unless somebody else has taken the name meanwhile, or a room could not be opened; the same again is then
/// safe.
boost::asio::awaitable<std::optional<Complaint>> rename(Requester requester, std::string typed_name,
                                                        Services& services);

/// The player leaves one game for good, because they delete themselves. A room that is closed or damaged stays as it
/// is. Throws `StorageFailed` if the room refuses for a reason that passes.
boost::asio::awaitable<void> depart_from(std::string room, int game, storage::PlayerId player, Services& services);

}  // namespace crisscross::server
