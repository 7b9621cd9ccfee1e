#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>

#include "server/net/tcp_stream.hpp"
#include "server/net/websocket.hpp"

namespace crisscross::server {

struct WebSocket::Stream {
    using Limit = boost::asio::steady_timer;

    explicit Stream(TcpStream&& tcp);

    boost::beast::websocket::stream<TcpStream> socket;
    Limit limit;
    bool limit_is_running = false;
    Limit::time_point ends_by = Limit::time_point::max();  // the write or close in progress
    boost::beast::flat_buffer buffer{};
    TokenBucket control_frames;
    bool sent_too_much = false;
};

/// Answers the upgrade `request` received on `tcp`. The connection ends if nothing comes from the client for
/// `idle_limit`, or if more comes than a message may have. Null if the client is gone.
boost::asio::awaitable<std::unique_ptr<WebSocket>> accept_websocket(
    TcpStream tcp, boost::beast::http::request<boost::beast::http::string_body> request,
    std::chrono::milliseconds idle_limit);

}  // namespace crisscross::server
