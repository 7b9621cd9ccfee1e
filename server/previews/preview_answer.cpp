#include "server/previews/preview_answer.hpp"

#include "server/http/health.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/previews/link_preview.hpp"
#include "server/previews/room_previews.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::string_view rooms = "/r/";
constexpr std::string_view picture_name = "/board.png";

std::string address_of(const RoomQuery& query, const HttpQuestion& question, const Config& config) {
    const std::string origin = config.public_origin.value_or("http://" + question.host);
    return origin + config.base_path + std::string(rooms) + query.code;
}

LinkPreview preview_of(const PublicRoom& room, std::string address, bool has_picture) {
    return {.title = preview_title(room.stage, room.rules.ruleset().id, room.names),
            .description = preview_description(room.stage),
            .address = address,
            .picture = has_picture ? address + std::string(picture_name) : ""};
}

using MadeAnswer = asio::awaitable<std::optional<HttpAnswer>>;

MadeAnswer picture_of(const RoomQuery& query, const HttpQuestion& question, const std::string& network,
                      Services& services) {
    const auto picture = co_await services.previews.picture(query.code, network);
    if (!picture) co_return std::nullopt;
    co_return fresh_answer(question, "image/png", *picture);
}

MadeAnswer page_of(const RoomQuery& query, const HttpQuestion& question, const std::string& network,
                   Services& services) {
    const StaticFile* page = services.files.find(std::string(rooms) + query.code);
    if (!page) co_return std::nullopt;
    const auto room = co_await services.previews.room(query.code, network);
    if (!room) co_return std::nullopt;
    const LinkPreview preview =
        preview_of(*room, address_of(query, question, services.config), services.previews.has_pictures());
    co_return fresh_answer(question, page->content_type, with_preview(page->variants.back().body, preview));
}

}  // namespace

std::optional<RoomQuery> room_asked_about(const HttpQuestion& question) {
    if (question.method != "GET" && question.method != "HEAD") return std::nullopt;
    std::string_view path = question.target;
    path = path.substr(0, path.find_first_of("?#"));
    if (!path.starts_with(rooms)) return std::nullopt;
    path.remove_prefix(rooms.size());
    const bool wants_picture = path.ends_with(picture_name);
    if (wants_picture)
        path.remove_suffix(picture_name.size());
    else if (path.ends_with('/'))
        path.remove_suffix(1);
    const auto code = read_room_code(path);
    if (!code) return std::nullopt;
    return RoomQuery{*code, wants_picture};
}

asio::awaitable<HttpAnswer> answer_about(RoomQuery query, HttpQuestion question, std::string network,
                                         Services& services) {
    std::optional<HttpAnswer> made;
    try {
        if (query.wants_picture)
            made = co_await picture_of(query, question, network, services);
        else
            made = co_await page_of(query, question, network, services);
    } catch (const std::exception& problem) {
        log::error("link preview failed", {{"why", problem.what()}});
    }
    if (made) co_return *std::move(made);
    co_return answer(question, services.files, health_of(services));
}

}  // namespace crisscross::server
