#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/games/model/game_state.hpp"

namespace crisscross::server {

/// What messengers show of a link to a room.
struct LinkPreview {
    std::string title{};
    std::string description{};
    std::string address{};  ///< of the room
    std::string picture{};  ///< its address; empty: none
};

/// "Anna invites you to Classic on Crisscross" while a room waits, and who plays once the game has begun.
std::string preview_title(Stage stage, std::string_view system, const std::vector<std::string>& names);
/// What somebody can do who opens the link.
std::string preview_description(Stage stage);

/// Text that has no meaning in HTML, not even as the value of an attribute.
std::string escaped_html(std::string_view text);

/// A page with the preview in its head, as Open Graph (ogp.me) and Twitter cards say it. Names are other people's
/// text: nothing in them has a meaning in HTML.
std::string with_preview(std::string_view page, const LinkPreview& preview);

}  // namespace crisscross::server
