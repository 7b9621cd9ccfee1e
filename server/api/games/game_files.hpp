#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/api/answers/history_text.hpp"
#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/requests/complaint.hpp"

/// Finished games as files (docs/export.md).
namespace crisscross::server {

struct Services;

/// One game for somebody who may see it. NOT_IN_GCG with a `reason` where GCG cannot express it.
boost::asio::awaitable<Answer<HistoryText>> game_file(Asker asker, std::string rest, Parameters& parameters,
                                                      Services& services);

/// A page of the player's own games, or of those of a room, those that ended first at its beginning: a JSON array
/// with a game file in each place. It ends after 20 games, or with the one that makes it longer than a megabyte.
boost::asio::awaitable<Answer<HistoryText>> files(Asker asker, std::string rest, Parameters& parameters,
                                                  Services& services);

}  // namespace crisscross::server
