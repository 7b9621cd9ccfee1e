#include "server/addresses/client_address.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <optional>

#include "protocol/trimmed.hpp"

namespace crisscross::server {

namespace ip = boost::asio::ip;

namespace {

constexpr unsigned short household_bits = 64;
constexpr std::size_t max_name_bytes = 64;
constexpr int max_hops = 16;

// Takes the last entry off the list.
std::string_view take_last(std::string_view& list) {
    const auto comma = list.rfind(',');
    const std::string_view last = comma == list.npos ? list : list.substr(comma + 1);
    list = comma == list.npos ? std::string_view{} : list.substr(0, comma);
    return protocol::trimmed(last);
}

bool is_port(std::string_view text) {
    return !text.empty() && text.size() <= 5 && text.find_first_not_of("0123456789") == text.npos;
}

// The address without its port and brackets; anything else as it is.
std::string_view bare(std::string_view hop) {
    if (hop.starts_with('[')) {
        const auto end = hop.find(']');
        if (end == hop.npos) return hop;
        const std::string_view rest = hop.substr(end + 1);
        const bool fine = rest.empty() || (rest.front() == ':' && is_port(rest.substr(1)));
        return fine ? hop.substr(1, end - 1) : hop;
    }
    const auto colon = hop.find(':');
    const bool has_port = colon != hop.npos && hop.find('.') < colon && is_port(hop.substr(colon + 1));
    return has_port ? hop.substr(0, colon) : hop;
}

// The address in its usual form, IPv4 even if it is mapped to IPv6; nothing if it is not an address.
std::optional<std::string> address_in(std::string_view hop) {
    boost::system::error_code error;
    const ip::address address = ip::make_address(bare(hop), error);
    if (error) return std::nullopt;
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address.to_string();
    return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
}

}  // namespace

std::string client_address(std::string_view peer, std::string_view forwarded_for, const TrustedProxies& proxies) {
    std::string client(peer);
    for (int hops = 0; hops < max_hops && !forwarded_for.empty() && proxies.trusts(client); ++hops) {
        const auto address = address_in(take_last(forwarded_for));
        if (!address) return std::string(peer);
        client = *address;
    }
    return client;
}

std::string network_of(std::string_view address) {
    boost::system::error_code error;
    const ip::address parsed = ip::make_address(address, error);
    if (error) return std::string(address.substr(0, max_name_bytes));
    if (parsed.is_v4()) return parsed.to_string();
    ip::address_v6 v6 = parsed.to_v6();
    if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
    v6.scope_id(0);
    return ip::network_v6(v6, household_bits).canonical().to_string();
}

}  // namespace crisscross::server
