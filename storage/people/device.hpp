#pragma once

#include <cstdint>
#include <string>

#include "storage/people/player.hpp"

namespace crisscross::storage {

using DeviceId = std::int64_t;

/// How many devices a player may be signed in on. As many that were signed out are remembered.
inline constexpr int max_devices = 16;

/// A device that is about to be signed in.
struct NewDevice {
    TokenHash token{};
    std::string name{};  ///< may be empty
    std::int64_t at = 0;
};

/// A browser, or another program, in which a player is signed in, as stored.
struct DeviceRow {
    DeviceId id = 0;
    std::string name{};        ///< given by itself or by the player; may be empty
    std::int64_t created = 0;  ///< when it was signed in
    std::int64_t seen = 0;     ///< when it said hello last, to within an hour
    bool signed_out = false;
    bool operator==(const DeviceRow&) const = default;
};

/// A player, and the one of their devices that has the token.
struct PlayerOnDevice {
    PlayerRow player{};
    DeviceRow device{};
    bool operator==(const PlayerOnDevice&) const = default;
};

/// A secret by which a player signs in on another device, once.
struct NewHandOver {
    PlayerId player = 0;
    TokenHash secret{};
    std::int64_t at = 0;
    std::int64_t expires = 0;
};

}  // namespace crisscross::storage
