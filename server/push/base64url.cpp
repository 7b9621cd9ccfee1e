#include "server/push/base64url.hpp"

#include <sodium.h>

#include <algorithm>

namespace crisscross::server {

namespace {

constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

bool is_ascii(std::string_view text) {
    return std::ranges::none_of(text, [](char character) { return static_cast<unsigned char>(character) > 127; });
}

}  // namespace

std::string to_base64url(std::span<const std::uint8_t> bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back();  // the zero at the end
    return text;
}

std::string to_base64url(std::string_view text) {
    return to_base64url({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text) {
    if (text.empty()) return std::vector<std::uint8_t>{};  // libsodium takes no null pointer
    if (!is_ascii(text)) return std::nullopt;              // libsodium 1.0.18 reads all other bytes as `_`
    std::vector<std::uint8_t> bytes(text.size());
    std::size_t length = 0;
    const char* end = nullptr;
    const int result =
        sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end, variant);
    if (result != 0 || end != text.data() + text.size()) return std::nullopt;
    bytes.resize(length);
    return bytes;
}

}  // namespace crisscross::server
