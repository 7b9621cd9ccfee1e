#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/api/answers/history_text.hpp"
#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/requests/complaint.hpp"

/// The analysis of a game: `/games/{id}/analysis`.
namespace crisscross::server {

struct Services;

/// How far it is, or what it says.
boost::asio::awaitable<Answer<HistoryText>> analysis_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                             Services& services);

/// Asks for it, unless it is there.
boost::asio::awaitable<Answer<HistoryText>> analyse_game(Asker asker, std::string rest, Parameters& parameters,
                                                         Services& services);

}  // namespace crisscross::server
