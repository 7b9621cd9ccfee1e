#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/http/http_answer.hpp"
#include "server/picture/board_picture.hpp"

namespace crisscross::server {

/// What a request asks of a room: the page of one of its games, or a picture of the board, now or at a moment.
struct RoomQuery {
    std::string code{};
    std::optional<int> game{};               ///< its number; the newest if there is none
    std::optional<std::uint32_t> at{};       ///< the version of a game that is over
    std::optional<PictureFormat> picture{};  ///< instead of the page
    bool embedded = false;                   ///< to be shown within a page of another site
    bool operator==(const RoomQuery&) const = default;
};

/// What a GET or HEAD of `/r/CODE`, `/r/CODE/GAME` or the same under `/embed` asks about, with `/board.png` or
/// `/board.svg` after it for a picture, and `?at=VERSION` for a moment. Nothing for anything else.
std::optional<RoomQuery> room_asked_about(const HttpQuestion& question);

}  // namespace crisscross::server
