#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

struct AddressAndPort {
    std::string address{};
    std::uint16_t port = 0;
    bool operator==(const AddressAndPort&) const = default;
};

/// `127.0.0.1:9464` or `[::1]:9464`; nothing for any other text.
std::optional<AddressAndPort> read_address_and_port(std::string_view text);

}  // namespace crisscross::server
