#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>

#include "server/net/websocket.hpp"

namespace crisscross::server {

struct WebSocket::Stream {
    explicit Stream(boost::beast::tcp_stream&& tcp) : socket(std::move(tcp)), limit(socket.get_executor()) {}

    boost::beast::websocket::stream<boost::beast::tcp_stream> socket;
    boost::asio::steady_timer limit;  // of the write or close in progress
    boost::beast::flat_buffer buffer{};
};

/// Answers the upgrade `request` received on `tcp`. Null if the client is gone.
boost::asio::awaitable<std::unique_ptr<WebSocket>> accept_websocket(
    boost::beast::tcp_stream tcp, boost::beast::http::request<boost::beast::http::string_body> request);

}  // namespace crisscross::server
