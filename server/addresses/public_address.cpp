#include "server/addresses/public_address.hpp"

#include <algorithm>

#include "engine/text/ascii.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t max_address_bytes = 256;

bool is_plain(char c) {
    return engine::is_letter(c) || engine::is_digit(c) || c == '-' || c == '.' || c == '_' || c == '~';
}

// Browsers resolve `.` and `..` themselves, so a server never sees them.
bool is_segment(std::string_view text) {
    return !text.empty() && text != "." && text != ".." && std::ranges::all_of(text, is_plain);
}

// One or more segments, each after a slash.
bool is_path(std::string_view text) {
    while (!text.empty()) {
        text.remove_prefix(1);
        const auto end = std::min(text.find('/'), text.size());
        if (!is_segment(text.substr(0, end))) return false;
        text.remove_prefix(end);
    }
    return true;
}

bool is_host(std::string_view text) {
    return !text.empty() && text.find_first_of("?#@\\ ") == text.npos;
}

}  // namespace

std::optional<PublicAddress> read_public_address(std::string_view text) {
    const auto scheme = text.find("://");
    const bool known = text.starts_with("http://") || text.starts_with("https://");
    if (!known || text.size() > max_address_bytes) return std::nullopt;
    const auto host = scheme + 3;
    const auto path = std::min(text.find('/', host), text.size());
    std::string_view base_path = text.substr(path);
    if (base_path.ends_with('/')) base_path.remove_suffix(1);
    if (!is_host(text.substr(host, path - host)) || !is_path(base_path)) return std::nullopt;
    return PublicAddress{std::string(text.substr(0, path)), std::string(base_path)};
}

std::optional<std::string_view> under(std::string_view base_path, std::string_view target) {
    if (!target.starts_with(base_path)) return std::nullopt;
    target.remove_prefix(base_path.size());
    if (base_path.empty() || target.starts_with('/')) return target;
    return std::nullopt;
}

}  // namespace crisscross::server
