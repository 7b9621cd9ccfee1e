#include "server/passkeys/passkey_site.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <string_view>

#include "engine/text/ascii.hpp"

namespace crisscross::server {

namespace {

constexpr std::string_view https = "https://";
constexpr std::string_view http = "http://";

bool is_local(std::string_view host) {
    return host == "localhost" || host.ends_with(".localhost");
}

bool is_name(const std::string& host) {
    boost::system::error_code error;
    boost::asio::ip::make_address(host, error);
    return error && !host.empty() && !host.starts_with('[');
}

}  // namespace

std::optional<PasskeySite> passkey_site(const std::optional<std::string>& origin) {
    if (!origin) return std::nullopt;
    PasskeySite site{engine::in_small_letters(*origin)};
    const bool is_safe = site.origin.starts_with(https);
    if (!is_safe && !site.origin.starts_with(http)) return std::nullopt;
    const std::string authority = site.origin.substr(is_safe ? https.size() : http.size());
    site.host = authority.substr(0, authority.find(':'));
    if (!is_name(site.host) || !(is_safe || is_local(site.host))) return std::nullopt;
    return site;
}

}  // namespace crisscross::server
