#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace crisscross::server {

/// Who may become a guest. Those who are guests already always get in.
enum class Entry : std::uint8_t {
    everybody,
    invitation,  ///< people with an invitation
    password,    ///< people with the password, or with an invitation
    nobody
};

/// As the command line and the host's page call them, in order.
inline constexpr std::array<std::string_view, 4> entry_names{"everybody", "invitation", "password", "nobody"};

inline std::string_view name_of(Entry entry) {
    return entry_names.at(static_cast<std::size_t>(entry));
}

}  // namespace crisscross::server
