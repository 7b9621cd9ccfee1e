#include "server/previews/link_preview.hpp"

#include "server/picture/board_picture.hpp"
#include "server/previews/system_names.hpp"

namespace crisscross::server {

namespace {

// A line of the head, as the page has it.
std::string tag(std::string_view attribute, std::string_view name, std::string_view content) {
    return "  <meta " + std::string(attribute) + "=\"" + std::string(name) + "\" content=\"" + escaped_html(content) +
           "\" />\n  ";
}

std::string open_graph(std::string_view name, std::string_view content) {
    return tag("property", "og:" + std::string(name), content);
}

// "Anna, Ben and Cleo"
std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (index > 0) list += index + 1 == names.size() ? " and " : ", ";
        list += names[index];
    }
    return list;
}

std::string picture_tags(const std::string& address) {
    if (address.empty()) return "";
    return open_graph("image", address) + open_graph("image:width", std::to_string(link_card_size.width)) +
           open_graph("image:height", std::to_string(link_card_size.height)) +
           open_graph("image:alt", "The board as it is now.") + tag("name", "twitter:card", "summary_large_image");
}

}  // namespace

std::string escaped_html(std::string_view text) {
    std::string safe;
    for (const char character : text) {
        switch (character) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            case '\'':
                safe += "&#39;";
                break;
            default:
                safe += character;
        }
    }
    return safe;
}

std::string preview_title(Stage stage, std::string_view system, const std::vector<std::string>& names) {
    const std::string game = system_name(system);
    if (names.empty()) return "A game of " + game + " on Crisscross";
    if (stage == Stage::waiting) return names.front() + " invites you to " + game + " on Crisscross";
    return "A game of " + game + " between " + listed(names);
}

std::string preview_description(Stage stage) {
    switch (stage) {
        case Stage::waiting:
            return "Open the link, enter a name and play in the browser, without an account.";
        case Stage::playing:
            return "The game has begun. Open the link to watch.";
        default:
            return "The game is over. Open the link to look at it.";
    }
}

std::string with_preview(std::string_view page, const LinkPreview& preview) {
    const auto end_of_head = page.find("</head>");
    if (end_of_head == page.npos) return std::string(page);
    const std::string tags = open_graph("site_name", "Crisscross") + open_graph("type", "website") +
                             open_graph("title", preview.title) + open_graph("description", preview.description) +
                             open_graph("url", preview.address) + picture_tags(preview.picture);
    return std::string(page.substr(0, end_of_head)) + tags + std::string(page.substr(end_of_head));
}

}  // namespace crisscross::server
