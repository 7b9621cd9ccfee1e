#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include "server/net/inflow.hpp"

namespace crisscross::server {

/// TCP or a Unix socket: what a listener was bound to is known only at run time.
using StreamProtocol = boost::asio::generic::stream_protocol;

using TcpSocket = boost::asio::basic_stream_socket<StreamProtocol, boost::asio::any_io_executor>;

/// The transport of every connection, with bounds on what the client may send.
using TcpStream = boost::beast::basic_stream<StreamProtocol, boost::asio::any_io_executor, Inflow>;

}  // namespace crisscross::server
