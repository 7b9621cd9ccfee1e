#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace crisscross::storage {

using PlayerId = std::int64_t;

/// A hash of a token or of another secret, which itself is never stored.
using TokenHash = std::array<std::uint8_t, 32>;

/// A person with an identity, as stored.
struct PlayerRow {
    PlayerId id = 0;
    std::string name{};                 ///< the one used last; empty if none yet
    std::int64_t created = 0;           ///< when they said hello first
    std::int64_t seen = 0;              ///< when they said hello last, to within an hour
    bool removed = false;               ///< by the host of the server
    std::optional<PlayerId> same_as{};  ///< whose account this guest has signed in to
    bool has_merged_guests = false;     ///< guests have signed in to this player's account
    bool operator==(const PlayerRow&) const = default;
};

}  // namespace crisscross::storage
