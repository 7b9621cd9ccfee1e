#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/result.hpp"

namespace crisscross::server {

/// Why a file of a password cannot be used, in a sentence for the host.
struct PasswordFault {
    std::string why{};
};
[[noreturn]] void throw_exception_from_error(const PasswordFault& fault, const boost::source_location&);

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

/// The password in the first line of a file: 8 to 256 characters.
engine::Result<Password, PasswordFault> read_password(const std::filesystem::path& file);

}  // namespace crisscross::server
