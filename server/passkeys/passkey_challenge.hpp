#pragma once

#include <vector>

#include "server/runtime/entropy.hpp"
#include "server/time/moment.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// What a passkey is to sign. It is for one answer on the connection that has asked for it.
struct PasskeyChallenge {
    static constexpr Span lifetime = 5 * span::minute;

    std::vector<std::uint8_t> bytes{};  ///< 32, random
    Moment until = 0;
};

inline PasskeyChallenge new_passkey_challenge(Entropy& entropy, Moment now) {
    PasskeyChallenge challenge{std::vector<std::uint8_t>(32), now + PasskeyChallenge::lifetime};
    entropy.fill(challenge.bytes);
    return challenge;
}

}  // namespace crisscross::server
