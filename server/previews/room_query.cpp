#include "server/previews/room_query.hpp"

#include <algorithm>
#include <utility>

#include "protocol/number_in.hpp"
#include "server/rooms/room_code.hpp"

namespace crisscross::server {

namespace {

constexpr std::string_view rooms = "/r/";
constexpr std::string_view embedded = "/embed/";
constexpr int max_game_digits = 6;

/// A number from 1 on.
template <class Number>
std::optional<Number> number_above_0(std::string_view text) {
    const auto number = protocol::number_in<Number>(text);
    return number && *number > 0 ? number : std::nullopt;
}

std::optional<int> game_in(std::string_view text) {
    if (text.empty() || text.size() > max_game_digits) return std::nullopt;
    return number_above_0<int>(text);
}

// The first `at=VERSION` of a query; nothing if it is not a version.
std::optional<std::uint32_t> version_in(std::string_view query) {
    while (!query.empty()) {
        const std::string_view part = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(part.size() + 1, query.size()));
        if (part.starts_with("at=") && part.size() > 3) return number_above_0<std::uint32_t>(part.substr(3));
    }
    return std::nullopt;
}

std::optional<PictureFormat> take_picture(std::string_view& path) {
    for (const auto& [name, format] : {std::pair<std::string_view, PictureFormat>{"/board.png", PictureFormat::png},
                                       {"/board.svg", PictureFormat::svg}})
        if (path.ends_with(name)) {
            path.remove_suffix(name.size());
            return format;
        }
    return std::nullopt;
}

}  // namespace

std::optional<RoomQuery> room_asked_about(const HttpQuestion& question) {
    if (question.method != "GET" && question.method != "HEAD") return std::nullopt;
    std::string_view path = path_of(question.target);
    RoomQuery query{.embedded = path.starts_with(embedded)};
    const std::string_view path_start = query.embedded ? embedded : rooms;
    if (!path.starts_with(path_start)) return std::nullopt;
    path.remove_prefix(path_start.size());
    query.picture = take_picture(path);
    if (!query.picture && path.ends_with('/')) path.remove_suffix(1);
    if (const auto slash = path.find('/'); slash != path.npos) {
        query.game = game_in(path.substr(slash + 1));
        if (!query.game) return std::nullopt;
        path = path.substr(0, slash);
    }
    const auto code = read_room_code(path);
    if (!code) return std::nullopt;
    query.code = *code;
    query.at = version_in(query_of(question.target));
    return query;
}

}  // namespace crisscross::server
