#pragma once

#include <boost/asio/awaitable.hpp>

#include "storage/history/game_search.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

struct Services;

/// Removes the games that somebody has imported and in which nobody else has a seat, one after the other, so that
/// moves of others need not wait for all of them.
boost::asio::awaitable<void> remove_imports(storage::PlayerId owner, Services& services);

/// Removes one of them. False if there is none of this name, or if somebody else has a seat in it.
boost::asio::awaitable<bool> remove_import(storage::PlayerId owner, storage::GameName name, Services& services);

}  // namespace crisscross::server
