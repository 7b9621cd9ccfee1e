#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/api/answers/history_text.hpp"
#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/requests/complaint.hpp"

/// Notes about a game, `/games/{id}/notes`, and the check of a line, `/games/{id}/line`.
namespace crisscross::server {

struct Services;

/// The asker's own, and those that others share with them.
boost::asio::awaitable<Answer<HistoryText>> notes_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                          Services& services);

/// Keeps a note, or takes it away. The answer has all that the asker may read.
boost::asio::awaitable<Answer<HistoryText>> note_about_game(Asker asker, std::string rest, Parameters& parameters,
                                                            Services& services);

/// What plays would score, one after the other.
boost::asio::awaitable<Answer<HistoryText>> line_in_game(Asker asker, std::string rest, Parameters& parameters,
                                                         Services& services);

}  // namespace crisscross::server
