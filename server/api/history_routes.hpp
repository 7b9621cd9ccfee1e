#pragma once

#include <boost/asio/awaitable.hpp>
#include <span>
#include <string>
#include <string_view>

#include "server/api/parameters.hpp"
#include "server/requests/complaint.hpp"
#include "storage/player.hpp"

namespace crisscross::server {

struct Services;

/// Somebody who asks, by the token of a device.
struct Asker {
    storage::PlayerId player = 0;
    bool was_guests = false;
    std::string network{};
};

/// A route below /api/v1. `rest` is what follows its path, such as the id of a game; `parameters` are read by it.
struct HistoryRoute {
    using Handler = boost::asio::awaitable<Answer<std::string>> (*)(Asker asker, std::string rest,
                                                                    Parameters& parameters, Services& services);
    std::string_view path;
    bool has_rest = false;
    Handler handler = nullptr;
    std::string_view method = "GET";
};

/// All of them.
std::span<const HistoryRoute> history_routes();

/// The route of a path, and what follows it; null if there is none.
struct FoundRoute {
    const HistoryRoute* route = nullptr;
    std::string rest{};
};
FoundRoute find_route(std::string_view path);

}  // namespace crisscross::server
