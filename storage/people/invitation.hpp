#pragma once

#include <cstdint>

#include "storage/people/player.hpp"

namespace crisscross::storage {

using InvitationId = std::int64_t;

/// A link that lets a number of new guests in.
struct NewInvitation {
    TokenHash secret{};
    std::int64_t at = 0;
    std::int64_t expires = 0;
    int uses = 1;
};

/// An invitation as the host sees it: the secret itself is stored nowhere.
struct InvitationRow {
    InvitationId id = 0;
    std::int64_t created = 0;
    std::int64_t expires = 0;
    int uses_left = 0;
    bool operator==(const InvitationRow&) const = default;
};

}  // namespace crisscross::storage
