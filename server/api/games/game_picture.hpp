#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/api/answers/history_text.hpp"
#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

struct Services;

/// The board of a game at one of its moments, `/games/{id}/picture`, for somebody who may see the game. It takes of
/// the limits of previews. NO_SUCH_MOMENT, or NO_SUCH_PICTURE from a server without the font of its page.
boost::asio::awaitable<Answer<HistoryText>> picture_of_game(Asker asker, std::string rest, Parameters& parameters,
                                                            Services& services);

}  // namespace crisscross::server
