#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.hpp"

namespace crisscross::server {

/// Where a request to another server goes: an HTTP or HTTPS address without a user and without a fragment.
struct WebAddress {
    enum class Scheme : std::uint8_t { http, https };
    Scheme scheme = Scheme::https;
    std::string host{};  ///< a name in lower case, or an IP address without brackets
    std::uint16_t port = 443;
    std::string target = "/";  ///< path and query
    bool operator==(const WebAddress&) const = default;
};

/// Why a text is not a web address that a request can go to.
enum class WebAddressFault : std::uint8_t {
    too_long,
    scheme,     ///< neither http:// nor https://
    user,       ///< names a user or a password
    host,       ///< neither a host name nor an IP address in its usual form
    port,       ///< neither 80 nor 443 nor from 1024 to 65535
    character,  ///< a space, a control character or one beyond ASCII that is not percent-encoded
    fragment    ///< has a part after #, which is never sent
};

inline constexpr std::size_t max_web_address_bytes = 1024;

/// Reads an address such as `https://hooks.example.org/a?b=c`. Short and unusual forms of IP addresses (`127.1`,
/// `0x7f000001`) are refused, so that no two programs can understand them in different ways.
engine::Result<WebAddress, WebAddressFault> read_web_address(std::string_view text);

/// What is wrong, to be put after "the address".
std::string_view in_words(WebAddressFault fault);

/// Scheme, host and port without what follows, which may be a secret: `https://hooks.example.org`.
std::string origin_of(const WebAddress& address);
/// The Host header: without the port where it is the usual one.
std::string authority_of(const WebAddress& address);

[[noreturn]] void throw_exception_from_error(const WebAddressFault& fault, const boost::source_location&);

}  // namespace crisscross::server
