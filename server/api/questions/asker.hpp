#pragma once

#include <string>

#include "storage/people/player.hpp"

namespace crisscross::server {

/// Somebody who asks, by the token of a device.
struct Asker {
    storage::PlayerId player = 0;
    storage::PlayerId person = 0;  ///< the player of the account that a guest has signed in to; else the same
    bool has_merged_guests = false;
    std::string network{};
    std::string authorization{};  ///< what the request has as such, with the token
    std::string body{};           ///< of the request
};

}  // namespace crisscross::server
