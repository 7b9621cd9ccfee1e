#pragma once

#include <boost/asio/awaitable.hpp>
#include <span>
#include <string>
#include <string_view>

#include "server/api/parameters.hpp"
#include "server/requests/complaint.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

struct Services;

/// Somebody who asks, by the token of a device.
struct Asker {
    storage::PlayerId player = 0;
    storage::PlayerId person = 0;  ///< the player of the account that a guest has signed in to; else the same
    bool was_guests = false;
    std::string network{};
    std::string body{};  ///< of the request
};

/// The body of an answer, which is JSON unless it is a file.
struct HistoryText {
    HistoryText(std::string body) : text(std::move(body)) {}

    std::string text;
    std::string file_name{};               ///< for somebody to keep, under this name
    std::string type{"application/json"};  ///< the media type of the file
    std::string next_query{};              ///< that asks for the next page of a list; empty if this is the last
};

/// A route below /api/v1. `rest` is what follows its path, such as the id of a game; `parameters` are read by it.
struct HistoryRoute {
    using Handler = boost::asio::awaitable<Answer<HistoryText>> (*)(Asker asker, std::string rest,
                                                                    Parameters& parameters, Services& services);
    std::string_view path;
    bool has_rest = false;
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
