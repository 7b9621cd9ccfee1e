#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace crisscross::server {

/// The password of the server. The text itself is not kept, only a hash with a random key.
class Password {
public:
    explicit Password(std::string_view text);

    /// Takes as long for a wrong text as for the right one.
    bool matches(std::string_view text) const;

private:
    static constexpr std::size_t size = 32;
    using Bytes = std::array<std::uint8_t, size>;

    Bytes hash_of(std::string_view text) const;

    Bytes key_{};
    Bytes hash_{};
};

}  // namespace crisscross::server
