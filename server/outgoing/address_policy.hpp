#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

#include "server/outgoing/web_address.hpp"

namespace crisscross::server {

/// Whether requests may go to addresses of this machine and of networks that are not public.
enum class PrivateAddresses : std::uint8_t { refuse, allow };

/// Why an address must not be reached.
enum class AddressFault : std::uint8_t {
    not_public,    ///< private, loopback, link-local or reserved: somebody could look into the host's network
    multicast,     ///< or broadcast, or the address without a value
    this_machine,  ///< an address of the machine that the server runs on
    this_server    ///< the server itself, which must not be made to call itself
};

/// Whether an address belongs to the public internet, by the registries of special addresses (RFC 6890, with the
/// later entries). An IPv4 address inside of an IPv6 one (mapped, or for NAT64) is judged as what it is.
std::optional<AddressFault> fault_of(const boost::asio::ip::address& address);

/// Whether this machine has the address itself. Sends nothing.
bool is_on_this_machine(const boost::asio::ip::address& address);

/// Which addresses requests may reach.
class AddressPolicy {
public:
    /// `own_port` is that on which the server listens (0: on none), `page` where browsers find it.
    AddressPolicy(PrivateAddresses allowed, std::uint16_t own_port, std::optional<WebAddress> page = {})
        : allowed_(allowed), own_port_(own_port), page_(std::move(page)) {}

    /// What can be said before the name is resolved. Nothing if the name may be tried.
    std::optional<AddressFault> check(const WebAddress& address) const;
    /// Nothing if a connection to this address may be made.
    std::optional<AddressFault> check(const boost::asio::ip::address& address, std::uint16_t port) const;

private:
    PrivateAddresses allowed_;
    std::uint16_t own_port_;
    std::optional<WebAddress> page_;
};

/// To be put after "the address".
std::string_view in_words(AddressFault fault);

}  // namespace crisscross::server
