#pragma once

#include <cstdint>
#include <string>

namespace crisscross::server {

/// Somebody who wants to make the server grow.
struct Requester {
    std::int64_t player = 0;
    std::string network{};
    bool is_new = true;  ///< a guest for less than a day
};

}  // namespace crisscross::server
