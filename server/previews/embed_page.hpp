#pragma once

#include <string>

#include "server/http/http_answer.hpp"
#include "server/previews/public_room.hpp"

namespace crisscross::server {

/// A small page about a game for other sites to show in a frame: the board, the names, the scores, the last move and
/// a link, without a script. `address` is that of the game's page, with its moment; `picture` that of the board.
std::string embed_page(const PublicRoom& room, const std::string& address, const std::string& picture,
                       protocol::Language language);

/// The answer with it. `sites` is the option `embed-sites`, and not `nobody`.
HttpAnswer embed_answer(const HttpQuestion& question, std::string page, const std::string& sites);

}  // namespace crisscross::server
