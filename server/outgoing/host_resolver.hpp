#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace crisscross::server {

/// Finds the addresses of host names. Handed in, so that a test can say what a name leads to.
class HostResolver {
public:
    virtual ~HostResolver() = default;
    /// Empty if the name has no address; nothing if that cannot be known within the limit.
    virtual boost::asio::awaitable<std::optional<std::vector<boost::asio::ip::address>>> addresses_of(
        std::string host, std::chrono::milliseconds limit) = 0;
};

/// As this machine resolves names. It asks for one name after the other, so a slow name server holds up others.
class SystemResolver : public HostResolver {
public:
    boost::asio::awaitable<std::optional<std::vector<boost::asio::ip::address>>> addresses_of(
        std::string host, std::chrono::milliseconds limit) override;
};

}  // namespace crisscross::server
