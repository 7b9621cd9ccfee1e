#pragma once

#include <string>
#include <string_view>

#include "server/previews/public_room.hpp"

namespace crisscross::server {

/// What messengers show of a link to a room.
struct LinkPreview {
    std::string title{};
    std::string description{};
    std::string address{};  ///< of the room
    std::string picture{};  ///< its address; empty: none
    protocol::Language language = protocol::Language::english;
};

/// "Anna invites you to Classic on Crisscross" while a room waits, and who plays once the game has begun.
std::string preview_title(const PublicRoom& room, protocol::Language language);
/// What somebody can do who opens the link.
std::string preview_description(Stage stage, protocol::Language language);

/// Text that has no meaning in HTML, not even as the value of an attribute.
std::string escaped_html(std::string_view text);

/// A page with the preview in its head, as Open Graph (ogp.me) and Twitter cards say it. Names are other people's
/// text: nothing in them has a meaning in HTML.
std::string with_preview(std::string_view page, const LinkPreview& preview);

}  // namespace crisscross::server
