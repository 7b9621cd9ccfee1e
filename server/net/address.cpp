#include "server/net/address.hpp"

namespace crisscross::server {

std::string client_address(std::string_view peer, std::string_view forwarded_for, bool trust_proxy) {
    if (!trust_proxy) return std::string(peer);
    const auto comma = forwarded_for.rfind(',');
    std::string_view last = comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    const auto first = last.find_first_not_of(' ');
    last = first == std::string_view::npos ? std::string_view{} : last.substr(first);
    last = last.substr(0, last.find_last_not_of(' ') + 1);
    return std::string(last.empty() ? peer : last);
}

}  // namespace crisscross::server
