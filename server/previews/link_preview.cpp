#include "server/previews/link_preview.hpp"

#include "protocol/languages/spoken_list.hpp"
#include "protocol/languages/texts.hpp"
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

std::string picture_tags(const LinkPreview& preview) {
    if (preview.picture.empty()) return "";
    const protocol::PreviewTexts& texts = texts_in(preview.language).previews;
    return open_graph("image", preview.picture) + open_graph("image:width", std::to_string(link_card_size.width)) +
           open_graph("image:height", std::to_string(link_card_size.height)) +
           open_graph("image:alt", texts.board_now.text) + tag("name", "twitter:card", "summary_large_image");
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

std::string preview_title(const PublicRoom& room, protocol::Language language) {
    const protocol::PreviewTexts& texts = texts_in(language).previews;
    const std::string system = system_name(room.rules.ruleset().id, language);
    const std::vector<std::string> names = names_in(room, language);
    if (names.empty()) return filled(texts.a_game, {{"system", system}});
    if (room.stage == Stage::waiting) return filled(texts.invitation, {{"name", names.front()}, {"system", system}});
    return filled(texts.game_between, {{"system", system}, {"players", spoken_list(names, language)}});
}

std::string preview_description(Stage stage, protocol::Language language) {
    const protocol::PreviewTexts& texts = texts_in(language).previews;
    switch (stage) {
        case Stage::waiting:
            return std::string(texts.while_waiting.text);
        case Stage::playing:
            return std::string(texts.while_playing.text);
        default:
            return std::string(texts.when_over.text);
    }
}

std::string with_preview(std::string_view page, const LinkPreview& preview) {
    const auto end_of_head = page.find("</head>");
    if (end_of_head == page.npos) return std::string(page);
    const std::string tags = open_graph("site_name", "Crisscross") + open_graph("type", "website") +
                             open_graph("locale", texts_in(preview.language).locale.text) +
                             open_graph("title", preview.title) + open_graph("description", preview.description) +
                             open_graph("url", preview.address) + picture_tags(preview);
    return std::string(page.substr(0, end_of_head)) + tags + std::string(page.substr(end_of_head));
}

}  // namespace crisscross::server
