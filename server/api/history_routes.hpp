#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "server/api/answers/history_text.hpp"
#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

struct Services;

/// Whether a route has one path, or all that begin so and go on, such as with the id of a game.
enum class PathKind : std::uint8_t { whole, beginning };

/// A route below /api/v1. `rest` is what follows its path, such as the id of a game; `parameters` are read by it.
struct HistoryRoute {
    using Handler = boost::asio::awaitable<Answer<HistoryText>> (*)(Asker asker, std::string rest,
                                                                    Parameters& parameters, Services& services);
    std::string_view path;
    PathKind kind = PathKind::whole;
    Handler handler = nullptr;
    std::string_view ending{};  ///< what follows the rest
    std::string_view method = "GET";
};

/// All of them.
std::span<const HistoryRoute> history_routes();

/// The route of a path, and what follows it; null if there is none with this method.
struct FoundRoute {
    const HistoryRoute* route = nullptr;
    std::string rest{};
    std::string methods{};  ///< all that the path has, such as `GET, DELETE`
};
FoundRoute find_route(std::string_view method, std::string_view path);

}  // namespace crisscross::server
