#include "server/previews/room_query.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "server/rooms/room_code.hpp"

namespace crisscross::server {

namespace {

constexpr std::string_view rooms = "/r/";
constexpr std::string_view embedded = "/embed/";
constexpr int max_game_digits = 6;

/// A number from 1 on, in digits only.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc{} && end == text.data() + text.size() && text.front() != '-';
    return is_number && number > 0 ? std::optional(number) : std::nullopt;
}

std::optional<int> game_in(std::string_view text) {
    if (text.empty() || text.size() > max_game_digits) return std::nullopt;
    return number_in<int>(text);
}

// The first `at=VERSION` of a query; nothing if it is not a version.
std::optional<std::uint32_t> version_in(std::string_view query) {
    while (!query.empty()) {
        const std::string_view part = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(part.size() + 1, query.size()));
        if (part.starts_with("at=") && part.size() > 3) return number_in<std::uint32_t>(part.substr(3));
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
