#include "server/net/client_address.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace crisscross::server {

namespace ip = boost::asio::ip;

namespace {

constexpr unsigned short household_bits = 64;
constexpr std::size_t longest_name = 64;

}  // namespace

std::string client_address(std::string_view peer, std::string_view forwarded_for, bool trust_proxy) {
    if (!trust_proxy) return std::string(peer);
    const auto comma = forwarded_for.rfind(',');
    std::string_view last = comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    const auto first = last.find_first_not_of(' ');
    last = first == std::string_view::npos ? std::string_view{} : last.substr(first);
    last = last.substr(0, last.find_last_not_of(' ') + 1);
    return std::string(last.empty() ? peer : last);
}

std::string network_of(std::string_view address) {
    boost::system::error_code error;
    const ip::address parsed = ip::make_address(address, error);
    if (error) return std::string(address.substr(0, longest_name));
    if (parsed.is_v4()) return parsed.to_string();
    ip::address_v6 v6 = parsed.to_v6();
    if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
    v6.scope_id(0);
    return ip::network_v6(v6, household_bits).canonical().to_string();
}

}  // namespace crisscross::server
