#pragma once

#include <cstdint>

namespace crisscross::server {

/// Who may become a guest. Those who are guests already always get in.
enum class Entry : std::uint8_t {
    everybody,
    invitation,  ///< people with an invitation
    password,    ///< people with the password, or with an invitation
    nobody
};

}  // namespace crisscross::server
