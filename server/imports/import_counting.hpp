#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/limits/requester.hpp"
#include "storage/imports/import_store.hpp"

namespace crisscross::server {

struct Services;

/// Says for all games that somebody has imported whether they count in statistics, in portions, so that moves of
/// others need not wait for all of them. Each portion costs them as much as a game to import; false if they have no
/// more to spend. What has been changed until then stays.
boost::asio::awaitable<bool> set_counting(Requester owner, storage::Counting counting, Services& services);

}  // namespace crisscross::server
