#include "server/addresses/origin.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

#include "engine/lexicon/ascii.hpp"

namespace crisscross::server {

namespace {

bool same(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, engine::to_small, engine::to_small);
}

bool ends_in(std::string_view text, std::string_view end) {
    return text.size() > end.size() && same(text.substr(text.size() - end.size()), end);
}

/// Without the port and the brackets around an IPv6 address.
std::string_view name_in(std::string_view host) {
    if (host.starts_with('[')) return host.substr(1, host.find(']') - 1);
    return host.substr(0, host.find(':'));
}

bool is_address(std::string_view name) {
    boost::system::error_code error;
    boost::asio::ip::make_address(name, error);
    return !error;
}

}  // namespace

bool is_own_host(std::string_view host, std::string_view machine_name) {
    const std::string_view name = name_in(host);
    if (name.empty()) return false;
    if (is_address(name) || same(name, "localhost") || ends_in(name, ".localhost")) return true;
    if (machine_name.empty()) return false;
    return same(name, machine_name) || same(name, std::string(machine_name) + ".local");
}

std::string machine_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? std::string(name.data()) : std::string();
}

bool origin_allowed(const std::optional<std::string>& origin, std::string_view host,
                    const std::optional<std::string>& public_origin) {
    if (!origin) return true;
    if (public_origin) return same(*origin, *public_origin);
    const auto scheme_end = origin->find("://");
    if (scheme_end == std::string::npos || host.empty()) return false;
    return same(std::string_view(*origin).substr(scheme_end + 3), host);
}

}  // namespace crisscross::server
