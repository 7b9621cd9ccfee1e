#include "server/addresses/trusted_proxies.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>

#include "protocol/number_in.hpp"
#include "protocol/trimmed.hpp"

namespace crisscross::server {

namespace ip = boost::asio::ip;

namespace {

constexpr std::size_t max_entries = 64;
constexpr unsigned bits_of_ipv4 = 32;
constexpr unsigned bits_of_ipv6 = 128;

using Bytes = std::array<std::uint8_t, 16>;

std::optional<ip::address> parsed_address(std::string_view text) {
    boost::system::error_code error;
    const ip::address address = ip::make_address(text, error);
    return error ? std::nullopt : std::optional(address);
}

Bytes bytes_of(const ip::address& address) {
    return address.is_v6() ? address.to_v6().to_bytes()
                           : ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
}

bool begin_alike(const Bytes& a, const Bytes& b, unsigned bits) {
    const auto whole = static_cast<std::ptrdiff_t>(bits / 8);
    if (!std::equal(a.begin(), a.begin() + whole, b.begin())) return false;
    const unsigned rest = bits % 8;
    if (rest == 0) return true;
    const auto place = static_cast<std::size_t>(whole);
    return (a[place] ^ b[place]) >> (8 - rest) == 0;
}

}  // namespace

std::optional<TrustedProxies::Network> TrustedProxies::network_in(std::string_view text) {
    const auto slash = text.find('/');
    const auto address = parsed_address(text.substr(0, slash));
    if (!address) return std::nullopt;
    const unsigned max = address->is_v4() ? bits_of_ipv4 : bits_of_ipv6;
    const auto bits = slash == text.npos ? std::optional(max) : protocol::number_in<unsigned>(text.substr(slash + 1));
    if (!bits || *bits > max) return std::nullopt;
    return Network{bytes_of(*address), bits_of_ipv6 - max + *bits};
}

bool TrustedProxies::add(std::string_view entry) {
    if (entry == unix_peer) {
        unix_ = true;
    } else {
        const auto network = network_in(entry);
        if (!network || networks_.size() == max_entries) return false;
        networks_.push_back(*network);
    }
    text_ += (text_.empty() ? "" : ",") + std::string(entry);
    return true;
}

std::optional<TrustedProxies> TrustedProxies::parse(std::string_view list) {
    TrustedProxies proxies;
    while (true) {
        const auto comma = list.find(',');
        if (!proxies.add(protocol::trimmed(list.substr(0, comma)))) return std::nullopt;
        if (comma == list.npos) return proxies;
        list.remove_prefix(comma + 1);
    }
}

bool TrustedProxies::trusts(std::string_view peer) const {
    if (peer == unix_peer) return unix_;
    const auto address = parsed_address(peer);
    if (!address) return false;
    const Bytes bytes = bytes_of(*address);
    return std::ranges::any_of(
        networks_, [&bytes](const Network& network) { return begin_alike(network.address, bytes, network.bits); });
}

}  // namespace crisscross::server
