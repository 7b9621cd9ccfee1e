#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>

#include "server/api/questions/asker.hpp"
#include "server/requests/complaint.hpp"
#include "storage/history/game_search.hpp"

namespace crisscross::server {

struct Services;

/// GAME_GOES_ON if an answer about words might help the asker in a game of the same room that is under way.
boost::asio::awaitable<std::optional<Complaint>> check_asked_words(const storage::FoundGame& game, const Asker& asker,
                                                                   Services& services);

}  // namespace crisscross::server
