#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>

#include "server/net/inflow.hpp"

namespace crisscross::server {

/// The transport of every connection, with bounds on what the client may send.
using TcpStream = boost::beast::basic_stream<boost::asio::ip::tcp, boost::asio::any_io_executor, Inflow>;

}  // namespace crisscross::server
