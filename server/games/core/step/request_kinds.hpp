#pragma once

#include <cstdint>
#include <optional>

#include "server/games/core/step/game_input.hpp"

namespace crisscross::server {

/// Whether something may be stored because of the request.
bool may_store(const GameRequest& request);

/// Whether nobody waits for an answer to the request, and it loses its meaning when the game is read again.
bool is_own(const GameRequest& request);

/// Where a client's request came from.
struct RequestOrigin {
    Caller caller{};
    protocol::RequestId id{};
};

/// Nothing for requests that no client has sent.
std::optional<RequestOrigin> origin_of(const GameRequest& request);

}  // namespace crisscross::server
