#include "server/outgoing/web_address.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <optional>
#include <stdexcept>

#include "engine/text/ascii.hpp"
#include "protocol/number_in.hpp"

namespace crisscross::server {

namespace ip = boost::asio::ip;

namespace {

constexpr std::size_t max_name_bytes = 253;
constexpr std::size_t max_label_bytes = 63;
constexpr std::uint16_t http_port = 80;
constexpr std::uint16_t https_port = 443;
constexpr std::uint16_t first_free_port = 1024;  // those before it belong to other services, such as mail

bool is_label_character(char c) {
    return engine::is_small(c) || engine::is_digit(c) || c == '-' || c == '_';
}

bool is_label(std::string_view text) {
    return !text.empty() && text.size() <= max_label_bytes && text.front() != '-' && text.back() != '-' &&
           std::ranges::all_of(text, is_label_character);
}

bool is_number(std::string_view label) {
    return std::ranges::all_of(label, engine::is_digit) || label.starts_with("0x");
}

// One or more labels. A name that ends in a number is an IP address to some programs.
bool is_name(std::string_view text) {
    if (text.empty() || text.size() > max_name_bytes) return false;
    for (;;) {
        const auto dot = text.find('.');
        const std::string_view label = text.substr(0, dot);
        if (!is_label(label)) return false;
        if (dot == text.npos) return !is_number(label);
        text.remove_prefix(dot + 1);
    }
}

bool is_ipv4(const std::string& text) {
    boost::system::error_code error;
    const auto address = ip::make_address_v4(text, error);
    return !error && address.to_string() == text;
}

// Without a zone, which means something only on this machine.
std::optional<std::string> ipv6_in_brackets(std::string_view text) {
    if (text.size() < 2 || text.front() != '[' || text.back() != ']') return std::nullopt;
    boost::system::error_code error;
    const auto address = ip::make_address_v6(std::string(text.substr(1, text.size() - 2)), error);
    return error || address.scope_id() != 0 ? std::nullopt : std::optional(address.to_string());
}

std::optional<std::string> host_named(std::string_view text) {
    if (auto address = ipv6_in_brackets(text)) return address;
    const std::string host = engine::in_small_letters(std::string(text));
    return is_name(host) || is_ipv4(host) ? std::optional(host) : std::nullopt;
}

std::optional<std::uint16_t> port_named(std::string_view text) {
    const auto port = protocol::number_in<std::uint16_t>(text);
    if (!port) return std::nullopt;
    return *port == http_port || *port == https_port || *port >= first_free_port ? port : std::nullopt;
}

std::optional<WebAddress::Scheme> take_scheme(std::string_view& text) {
    for (const auto& [prefix, scheme] : {std::pair{std::string_view("https://"), WebAddress::Scheme::https},
                                         std::pair{std::string_view("http://"), WebAddress::Scheme::http}})
        if (text.starts_with(prefix)) {
            text.remove_prefix(prefix.size());
            return scheme;
        }
    return std::nullopt;
}

bool is_visible(char c) {
    return c > ' ' && c <= '~';
}

std::uint16_t usual_port(WebAddress::Scheme scheme) {
    return scheme == WebAddress::Scheme::https ? https_port : http_port;
}

// Where the port begins, with its colon; the end if there is none. The colons of IPv6 are in brackets.
std::size_t port_in(std::string_view authority) {
    const auto bracket = authority.find(']');
    return std::min(authority.find(':', bracket == authority.npos ? 0 : bracket), authority.size());
}

std::string target_in(std::string_view text) {
    return text.starts_with('/') ? std::string(text) : "/" + std::string(text);
}

}  // namespace

engine::Result<WebAddress, WebAddressFault> read_web_address(std::string_view text) {
    if (text.size() > max_web_address_bytes) return WebAddressFault::too_long;
    if (!std::ranges::all_of(text, is_visible) || text.find('\\') != text.npos) return WebAddressFault::character;
    const auto scheme = take_scheme(text);
    if (!scheme) return WebAddressFault::scheme;
    if (text.find('#') != text.npos) return WebAddressFault::fragment;
    const auto end = std::min(text.find_first_of("/?"), text.size());
    const std::string_view authority = text.substr(0, end);
    if (authority.find('@') != authority.npos) return WebAddressFault::user;
    const auto colon = port_in(authority);
    auto host = host_named(authority.substr(0, colon));
    if (!host) return WebAddressFault::host;
    const auto port = colon == authority.size() ? usual_port(*scheme) : port_named(authority.substr(colon + 1));
    if (!port) return WebAddressFault::port;
    return WebAddress{*scheme, *std::move(host), *port, target_in(text.substr(end))};
}

std::string_view in_words(WebAddressFault fault) {
    switch (fault) {
        case WebAddressFault::too_long:
            return "is longer than 1,024 characters";
        case WebAddressFault::scheme:
            return "does not begin with https:// or http://";
        case WebAddressFault::user:
            return "names a user or a password";
        case WebAddressFault::host:
            return "has neither a host name nor an IP address in its usual form";
        case WebAddressFault::port:
            return "has a port that is neither 80 nor 443 nor from 1024 to 65535";
        case WebAddressFault::character:
            return "has a space or another character that must be percent-encoded";
        case WebAddressFault::fragment:
            return "has a part after #, which would never be sent";
    }
    return "cannot be used";
}

std::string authority_of(const WebAddress& address) {
    const bool is_ipv6 = address.host.find(':') != std::string::npos;
    const std::string host = is_ipv6 ? "[" + address.host + "]" : address.host;
    return address.port == usual_port(address.scheme) ? host : host + ":" + std::to_string(address.port);
}

std::string origin_of(const WebAddress& address) {
    return (address.scheme == WebAddress::Scheme::https ? "https://" : "http://") + authority_of(address);
}

void throw_exception_from_error(const WebAddressFault& fault, const boost::source_location&) {
    throw std::logic_error("the address " + std::string(in_words(fault)));
}

}  // namespace crisscross::server
