#include "server/addresses/origin.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

#include "engine/text/ascii.hpp"

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

/// What follows the scheme of an origin; empty if it has none.
std::string_view host_in(std::string_view origin) {
    const auto scheme_end = origin.find("://");
    return scheme_end == std::string_view::npos ? std::string_view() : origin.substr(scheme_end + 3);
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

bool is_public_host(std::string_view host, std::string_view public_origin) {
    const std::string_view name = name_in(host);
    return !name.empty() && same(name, name_in(host_in(public_origin)));
}

std::string machine_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? std::string(name.data()) : std::string();
}

bool origin_allowed(const std::optional<std::string>& origin, std::string_view host,
                    const std::optional<std::string>& public_origin) {
    if (!origin) return true;
    if (public_origin) return same(*origin, *public_origin);
    return !host.empty() && same(host_in(*origin), host);
}

}  // namespace crisscross::server
