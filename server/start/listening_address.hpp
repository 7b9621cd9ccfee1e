#pragma once

#include <boost/system/error_code.hpp>
#include <string>

#include "server/runtime/start_fault.hpp"

namespace crisscross::server {

struct Config;

/// Where the server listens, in words for the host.
std::string listening_address(const Config& config);
std::string listening_address_and_port(const Config& config);

/// `what` failed for this reason. An address may come up after the server, such as that of a VPN.
StartFault listening_fault(const std::string& what, const boost::system::error_code& reason);

}  // namespace crisscross::server
