#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "server/outgoing/name_lookups.hpp"

namespace crisscross::server {

/// Finds the addresses of host names. Handed in, so that a test can say what a name leads to.
class HostResolver {
public:
    virtual ~HostResolver() = default;
    /// Empty if the name has no address; nothing if that cannot be known within the limit.
    virtual boost::asio::awaitable<std::optional<std::vector<boost::asio::ip::address>>> addresses_of(
        std::string host, std::chrono::milliseconds limit) = 0;
};

/// As this machine resolves names: a few at once, so that a slow name server holds up only those who ask it. It is
/// destroyed before the contexts of those who ask, because its threads wake them.
class SystemResolver : public HostResolver {
public:
    explicit SystemResolver(NameLookups::LookUp look_up = look_up_name) : lookups_(std::move(look_up)) {}

    boost::asio::awaitable<std::optional<std::vector<boost::asio::ip::address>>> addresses_of(
        std::string host, std::chrono::milliseconds limit) override;

private:
    NameLookups lookups_;
};

}  // namespace crisscross::server
