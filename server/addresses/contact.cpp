#include "server/addresses/contact.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

constexpr std::size_t max_contact_bytes = 200;

bool is_header_safe(char c) {
    return c > ' ' && c <= '~' && c != '"' && c != '\\' && c != '<' && c != '>';
}

}  // namespace

bool is_contact(const std::string& text) {
    const bool is_mail = text.starts_with("mailto:") && text.find('@') != text.npos;
    return (is_mail || text.starts_with("https://")) && text.size() <= max_contact_bytes &&
           std::ranges::all_of(text, is_header_safe);
}

}  // namespace crisscross::server
