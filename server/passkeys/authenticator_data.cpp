#include "server/passkeys/authenticator_data.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

using ByteView = std::span<const std::uint8_t>;

constexpr std::size_t fixed_part = 37;
constexpr std::size_t model_length = 16;  // the AAGUID
constexpr std::uint8_t user_present = 0x01;
constexpr std::uint8_t has_new_credential = 0x40;

std::uint32_t number(ByteView bytes) {
    std::uint32_t value = 0;
    for (const std::uint8_t byte : bytes) value = value << 8 | byte;
    return value;
}

std::optional<std::vector<std::uint8_t>> credential_in(ByteView rest) {
    if (rest.size() < model_length + 2) return std::nullopt;
    rest = rest.subspan(model_length);
    const std::size_t length = number(rest.first(2));
    rest = rest.subspan(2);
    if (length == 0 || length > max_credential_bytes || length > rest.size()) return std::nullopt;
    const ByteView id = rest.first(length);
    return std::vector<std::uint8_t>(id.begin(), id.end());
}

}  // namespace

std::optional<AuthenticatorData> read_authenticator_data(ByteView bytes) {
    if (bytes.size() < fixed_part) return std::nullopt;
    AuthenticatorData data;
    std::copy_n(bytes.begin(), data.site.size(), data.site.begin());
    const std::uint8_t flags = bytes[32];
    data.present = flags & user_present;
    data.count = number(bytes.subspan(33, 4));
    if (!(flags & has_new_credential)) return data;
    auto id = credential_in(bytes.subspan(fixed_part));
    if (!id) return std::nullopt;
    data.new_credential = *std::move(id);
    return data;
}

}  // namespace crisscross::server
