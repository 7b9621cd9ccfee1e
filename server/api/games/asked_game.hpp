#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/api/questions/asker.hpp"
#include "server/requests/complaint.hpp"
#include "storage/games/game.hpp"
#include "storage/history/game_search.hpp"

namespace crisscross::server {

struct Services;

/// The game that the path names, if it is over and the asker may open it: they have a seat in it, or they may enter
/// its room and watch there. Otherwise NO_SUCH_GAME, or TOO_MANY_REQUESTS for somebody who guesses.
boost::asio::awaitable<Answer<storage::FoundGame>> asked_game(Asker asker, std::string rest, Services& services);

/// Its journal. NO_SUCH_GAME if it has just been removed.
boost::asio::awaitable<Answer<storage::StoredGame>> stored_game(const storage::FoundGame& found, Services& services);

}  // namespace crisscross::server
