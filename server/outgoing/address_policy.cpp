#include "server/outgoing/address_policy.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <boost/asio/ip/udp.hpp>

namespace crisscross::server {

namespace ip = boost::asio::ip;

namespace {

constexpr std::array not_public_v4{"0.0.0.0/8",      "10.0.0.0/8",     "100.64.0.0/10", "127.0.0.0/8",
                                   "169.254.0.0/16", "172.16.0.0/12",  "192.0.0.0/24",  "192.0.2.0/24",
                                   "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
                                   "203.0.113.0/24", "240.0.0.0/4"};
// Everything else outside of 2000::/3 is not public either.
constexpr std::array not_public_v6{"2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"};
constexpr const char* public_v6 = "2000::/3";
constexpr const char* nat64 = "64:ff9b::/96";

bool contains(const char* network, const ip::address_v4& address) {
    const auto made = ip::make_network_v4(network);
    return ip::network_v4(address, made.prefix_length()).canonical() == made;
}

bool contains(const char* network, const ip::address_v6& address) {
    const auto made = ip::make_network_v6(network);
    return ip::network_v6(address, made.prefix_length()).canonical() == made;
}

template <class Networks, class Address>
bool is_in_one(const Networks& networks, const Address& address) {
    return std::ranges::any_of(networks, [&address](const char* network) { return contains(network, address); });
}

std::optional<AddressFault> fault_of_v4(const ip::address_v4& address) {
    if (address.is_multicast() || address.is_unspecified() || address == ip::address_v4::broadcast())
        return AddressFault::multicast;
    return is_in_one(not_public_v4, address) ? std::optional(AddressFault::not_public) : std::nullopt;
}

// The last four bytes of a mapped address, or of one that a translator maps.
std::optional<ip::address_v4> inner_v4(const ip::address_v6& address) {
    if (!address.is_v4_mapped() && !contains(nat64, address)) return std::nullopt;
    const auto bytes = address.to_bytes();
    return ip::address_v4({bytes[12], bytes[13], bytes[14], bytes[15]});
}

ip::address without_mapping(const ip::address& address) {
    const auto inner = address.is_v6() ? inner_v4(address.to_v6()) : std::nullopt;
    return inner ? ip::address(*inner) : address;
}

std::optional<AddressFault> fault_of_v6(const ip::address_v6& address) {
    if (const auto inner = inner_v4(address)) return fault_of_v4(*inner);
    if (address.is_multicast() || address.is_unspecified()) return AddressFault::multicast;
    const bool is_public = contains(public_v6, address) && !is_in_one(not_public_v6, address);
    return is_public ? std::nullopt : std::optional(AddressFault::not_public);
}

}  // namespace

std::optional<AddressFault> fault_of(const ip::address& address) {
    return address.is_v4() ? fault_of_v4(address.to_v4()) : fault_of_v6(address.to_v6());
}

// A datagram to an address of this machine would come from that address.
bool is_on_this_machine(const ip::address& address) {
    boost::asio::io_context context;
    ip::udp::socket socket(context);
    boost::system::error_code error;
    const ip::udp::endpoint there(address, 9);
    socket.open(there.protocol(), error);
    if (!error) socket.connect(there, error);
    if (error) return false;
    const auto here = socket.local_endpoint(error);
    return !error && here.address() == address;
}

std::optional<AddressFault> AddressPolicy::check(const WebAddress& address) const {
    if (page_ && address.host == page_->host && address.port == page_->port) return AddressFault::this_server;
    boost::system::error_code error;
    const auto typed = ip::make_address(address.host, error);
    return error ? std::nullopt : check(typed, address.port);
}

std::optional<AddressFault> AddressPolicy::check(const ip::address& address, std::uint16_t port) const {
    const auto fault = fault_of(address);
    const ip::address plain = without_mapping(address);
    const bool is_here = plain.is_loopback() || is_on_this_machine(plain);
    if (is_here && port == own_port_) return AddressFault::this_server;
    if (allowed_ == PrivateAddresses::allow) return fault == AddressFault::multicast ? fault : std::nullopt;
    return !fault && is_here ? AddressFault::this_machine : fault;
}

std::string_view in_words(AddressFault fault) {
    switch (fault) {
        case AddressFault::not_public:
            return "does not belong to the public internet";
        case AddressFault::multicast:
            return "does not belong to one machine";
        case AddressFault::this_machine:
            return "belongs to the server's own machine";
        case AddressFault::this_server:
            return "is the server's own";
    }
    return "cannot be used";
}

}  // namespace crisscross::server
