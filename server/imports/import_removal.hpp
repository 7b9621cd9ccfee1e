#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "storage/player.hpp"

namespace crisscross::server {

struct Services;

/// Removes the games that somebody who goes for good has imported, in portions, so that moves of others need not wait
/// for all of them.
boost::asio::awaitable<void> remove_imports(storage::PlayerId owner, Services& services);

/// What is open of a room that has lost imported games closes if the room went with the last of them, and is read
/// again otherwise.
boost::asio::awaitable<void> close_or_reread(std::string room, Services& services);

}  // namespace crisscross::server
