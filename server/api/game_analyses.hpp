#pragma once

#include "server/api/history_routes.hpp"

/// The analysis of a game: `/games/{id}/analysis`.
namespace crisscross::server {

/// How far it is, or what it says.
boost::asio::awaitable<Answer<HistoryText>> analysis_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                             Services& services);

/// Asks for it, unless it is there.
boost::asio::awaitable<Answer<HistoryText>> analyse_game(Asker asker, std::string rest, Parameters& parameters,
                                                         Services& services);

}  // namespace crisscross::server
