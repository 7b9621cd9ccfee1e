#include "server/previews/preview_answer.hpp"

#include "protocol/languages/accepted_language.hpp"
#include "protocol/languages/texts.hpp"
#include "server/http/health.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/options/config.hpp"
#include "server/previews/embed_page.hpp"
#include "server/previews/link_preview.hpp"
#include "server/previews/room_previews.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using protocol::Language;

namespace {

// The address of the page that the query asks for, as its links say it.
std::string address_of(const RoomQuery& query, const HttpQuestion& question, const Config& config) {
    const std::string origin = config.public_origin.value_or("http://" + question.host);
    std::string address = origin + config.base_path + "/r/" + query.code;
    if (query.game) address.append("/").append(std::to_string(*query.game));
    return address;
}

std::string moment_of(const RoomQuery& query) {
    return query.at ? "?at=" + std::to_string(*query.at) : "";
}

Language language_of(const HttpQuestion& question) {
    return protocol::accepted_language(question.accept_language);
}

// For caches: somebody else may get another language.
HttpAnswer in_one_language(HttpAnswer answer) {
    answer.headers.emplace_back("Vary", "Accept-Language");
    return answer;
}

LinkPreview preview_of(const PublicRoom& room, const RoomQuery& query, const std::string& address, bool has_picture,
                       Language language) {
    return {.title = preview_title(room, language),
            .description = preview_description(room.stage, language),
            .address = address + moment_of(query),
            .picture = has_picture ? address + "/board.png" + moment_of(query) : "",
            .language = language};
}

bool may_embed(const Config& config) {
    return config.embed_sites != "nobody";
}

using MadeAnswer = asio::awaitable<engine::Result<HttpAnswer, RoomPreviews::Refusal>>;

MadeAnswer picture_of(const RoomQuery& query, const HttpQuestion& question, const std::string& network,
                      Services& services) {
    if (query.embedded && !may_embed(services.config)) co_return RoomPreviews::Refusal::nothing;
    const auto picture = co_await services.previews.picture(query, network);
    if (!picture) co_return picture.error();
    const bool is_svg = query.picture == PictureFormat::svg;
    co_return fresh_answer(question, is_svg ? "image/svg+xml" : "image/png", **picture);
}

MadeAnswer embedded_page_of(const RoomQuery& query, const HttpQuestion& question, const std::string& network,
                            Services& services) {
    if (!may_embed(services.config)) co_return RoomPreviews::Refusal::nothing;
    const auto found = co_await services.previews.room(query, network);
    if (!found) co_return found.error();
    const PublicRoom& room = **found;
    if (room.stage == Stage::waiting) co_return RoomPreviews::Refusal::nothing;
    const std::string game = "/" + query.code + "/" + std::to_string(room.game);
    const std::string picture = services.config.base_path + "/embed" + game + "/board.svg" + moment_of(query);
    std::string page = embed_page(room, services.config.base_path + "/r" + game + moment_of(query),
                                  services.previews.has_pictures() ? picture : "", language_of(question));
    co_return in_one_language(embed_answer(question, std::move(page), services.config.embed_sites));
}

MadeAnswer page_of(const RoomQuery& query, const HttpQuestion& question, const std::string& network,
                   Services& services) {
    if (services.files.empty()) co_return RoomPreviews::Refusal::nothing;
    const auto room = co_await services.previews.room(query, network);
    if (!room) co_return room.error();
    const bool is_over = (*room)->stage == Stage::over;
    const StaticFile* page = is_over ? services.files.review_page() : services.files.room_page();
    if (!page) co_return RoomPreviews::Refusal::nothing;
    const LinkPreview preview = preview_of(**room, query, address_of(query, question, services.config),
                                           services.previews.has_pictures(), language_of(question));
    co_return in_one_language(
        fresh_answer(question, page->content_type, with_preview(page->variants.back().body, preview)));
}

HttpAnswer no_game_to_embed(Language language) {
    return in_one_language(plain_answer(404, texts_in(language).previews.no_game.text));
}

// The page works without a preview, so somebody who asks too often gets it all the same; the status is for programs.
HttpAnswer without_preview(RoomPreviews::Refusal why, const RoomQuery& query, const HttpQuestion& question,
                           const Services& services) {
    HttpAnswer plain = query.embedded ? no_game_to_embed(language_of(question))
                                      : answer(question, services.files, health_of(services));
    switch (why) {
        case RoomPreviews::Refusal::nothing:
            return plain;
        case RoomPreviews::Refusal::too_many:
            return refused_for(2, 429, std::move(plain));
        case RoomPreviews::Refusal::busy:
            return refused_for(1, 503, std::move(plain));
    }
    return plain;
}

}  // namespace

asio::awaitable<HttpAnswer> answer_about(RoomQuery query, HttpQuestion question, std::string network,
                                         Services& services) {
    auto why = RoomPreviews::Refusal::nothing;
    try {
        MadeAnswer asked = query.picture    ? picture_of(query, question, network, services)
                           : query.embedded ? embedded_page_of(query, question, network, services)
                                            : page_of(query, question, network, services);
        auto made = co_await std::move(asked);
        if (made) co_return *std::move(made);
        why = made.error();
    } catch (const std::exception& problem) {
        log_once_a_minute("link preview failed", problem.what());
    }
    co_return without_preview(why, query, question, services);
}

}  // namespace crisscross::server
