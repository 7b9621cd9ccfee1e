#include "server/previews/embed_page.hpp"

#include <sodium.h>

#include <array>
#include <cstring>

#include "protocol/languages/texts.hpp"
#include "server/picture/board_picture.hpp"
#include "server/previews/link_preview.hpp"

namespace crisscross::server {

namespace {

// The colours and typefaces of the page itself, as far as a page that fetches nothing else can have them.
constexpr const char* style =
    ":root{color-scheme:light dark}"
    "body{margin:0;padding:8px;font:15px/1.4 Inter,system-ui,sans-serif;color:#231d16;background:#f5f0e6}"
    "main{max-width:640px;margin:0 auto}"
    "h1{font:600 18px/1.2 Fraunces,Georgia,serif;text-wrap:balance;margin:0 4px 8px}"
    "a{color:#2f6f5e;text-underline-offset:3px}"
    "a:focus-visible{outline:3px solid #1d5fbf;outline-offset:2px}"
    "img,table{box-sizing:border-box;width:100%;border:1px solid #e2d9c8;border-radius:14px;background:#fffdf8}"
    "img{display:block;height:auto}table{border-spacing:0;margin:8px 0}"
    "th,td{padding:3px 14px}tr+tr>*{border-top:1px solid #e2d9c8}"
    "th{text-align:start;font-weight:600;overflow-wrap:anywhere}"
    "td{text-align:end;font:600 18px/1.2 Fraunces,Georgia,serif;font-variant-numeric:tabular-nums lining-nums}"
    "p{margin:4px;font-size:13px;color:#695f52}"
    "@media(prefers-color-scheme:dark){body{color:#ece7dc;background:#171a1b}"
    "img,table{border-color:#31393a;background:#1f2425}tr+tr>*{border-color:#31393a}"
    "a{color:#6fc3a9}a:focus-visible{outline-color:#8ab8ff}p{color:#a3a398}}";

// What a policy calls the style (Content Security Policy 3, section 2.3.1): nothing else may style the page.
const std::string& style_hash() {
    static const std::string hash = [] {
        std::array<unsigned char, crypto_hash_sha256_BYTES> bytes{};
        crypto_hash_sha256(bytes.data(), reinterpret_cast<const unsigned char*>(style), std::strlen(style));
        std::array<char, sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL)> text{};
        sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_ORIGINAL);
        return "'sha256-" + std::string(text.data()) + "'";
    }();
    return hash;
}

std::string row(const std::string& name, const std::string& score) {
    return "<tr><th scope=\"row\">" + escaped_html(name) + "</th><td>" + score + "</td></tr>";
}

std::string picture_of_board(const PublicRoom& room, const std::string& address, std::string_view text) {
    const PictureSize size = picture_size(PictureLayout::board_alone, room.rules);
    return "<img src=\"" + escaped_html(address) + "\" alt=\"" + escaped_html(text) + "\" width=\"" +
           std::to_string(size.width) + "\" height=\"" + std::to_string(size.height) + "\" />";
}

std::string scores(const PublicRoom& room, const std::vector<std::string>& names) {
    std::string rows;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        rows += row(names[seat], seat < room.scores.size() ? std::to_string(room.scores[seat]) : "");
    return rows;
}

std::string last_move_of(const PublicRoom& room, const std::vector<std::string>& names, protocol::Language language) {
    if (!room.last_move) return "";
    const std::string& name = names.at(engine::index_of(room.last_move->seat));
    return "<p>" + escaped_html(in_words(*room.last_move, name, language)) + "</p>";
}

}  // namespace

std::string embed_page(const PublicRoom& room, const std::string& address, const std::string& picture,
                       protocol::Language language) {
    const protocol::PreviewTexts& texts = texts_in(language).previews;
    const std::vector<std::string> names = names_in(room, language);
    const std::string title = escaped_html(preview_title(room, language));
    const std::string link = "<a href=\"" + escaped_html(address) + "\" target=\"_blank\" rel=\"noopener\">";
    std::string page = "<!doctype html>\n<html lang=\"" + std::string(name_of(language)) +
                       "\"><head><meta charset=\"utf-8\" />"
                       "<meta name=\"viewport\" content=\"width=device-width\" />"
                       "<meta name=\"robots\" content=\"noindex\" />";
    page += "<title>" + title + "</title><style>" + style + "</style></head><body><main><h1>" + link + title +
            "</a></h1>";
    if (!picture.empty()) page += picture_of_board(room, picture, texts.board.text);
    page +=
        "<table><caption hidden>" + escaped_html(texts.scores.text) + "</caption>" + scores(room, names) + "</table>";
    return page + last_move_of(room, names, language) + "</main></body></html>\n";
}

// The only page that other sites may show in a frame. It has no script, so nothing can be clicked by mistake but its
// link.
HttpAnswer embed_answer(const HttpQuestion& question, std::string page, const std::string& sites) {
    HttpAnswer made = fresh_answer(question, "text/html; charset=utf-8", std::move(page));
    const std::string ancestors = sites == "everybody" ? "*" : sites;
    for (auto& [name, value] : made.headers) {
        if (name == "Content-Security-Policy")
            value = "default-src 'none'; img-src 'self'; style-src " + style_hash() +
                    "; base-uri 'none'; form-action 'none'; frame-ancestors " + ancestors;
        if (name == "Cross-Origin-Resource-Policy") value = "cross-origin";
    }
    return made;
}

}  // namespace crisscross::server
