#pragma once

#include <boost/asio/awaitable.hpp>

#include "storage/people/player.hpp"

namespace crisscross::server {

struct Services;

/// Removes the games that somebody who goes for good has imported, in portions, so that moves of others need not wait
/// for all of them.
boost::asio::awaitable<void> remove_imports(storage::PlayerId owner, Services& services);

}  // namespace crisscross::server
