#pragma once

#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include "server/net/inflow.hpp"

namespace crisscross::server {

/// What runs a connection: its handlers one after the other, on any thread.
using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

/// TCP or a Unix socket: what a listener was bound to is known only at run time.
using StreamProtocol = boost::asio::generic::stream_protocol;

using TcpSocket = boost::asio::basic_stream_socket<StreamProtocol, Strand>;

/// The transport of every connection, with bounds on what the client may send.
using TcpStream = boost::beast::basic_stream<StreamProtocol, Strand, Inflow>;

}  // namespace crisscross::server
