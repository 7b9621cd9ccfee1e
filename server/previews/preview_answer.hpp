#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/previews/room_query.hpp"

namespace crisscross::server {

struct Services;

/// The page with a preview of the room, or the picture. If there is nothing to show, the page is the same as
/// everywhere, and the picture is not found. Somebody who may not join learns nothing else.
boost::asio::awaitable<HttpAnswer> answer_about(RoomQuery query, HttpQuestion question, std::string network,
                                                Services& services);

}  // namespace crisscross::server
