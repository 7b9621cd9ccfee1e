#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "server/http/http_answer.hpp"

namespace crisscross::server {

struct Services;

/// What a request asks of a room: its page, or the picture of its board.
struct RoomQuery {
    std::string code{};
    bool wants_picture = false;
    bool operator==(const RoomQuery&) const = default;
};

/// What a GET or HEAD of /r/CODE or /r/CODE/board.png asks about; nothing for anything else.
std::optional<RoomQuery> room_asked_about(const HttpQuestion& question);

/// The page with a preview of the room, or the picture. If there is nothing to show, the page is the same as
/// everywhere, and the picture is not found. Somebody who may not join learns nothing else.
boost::asio::awaitable<HttpAnswer> answer_about(RoomQuery query, HttpQuestion question, std::string network,
                                                Services& services);

}  // namespace crisscross::server
