#pragma once

#include <optional>
#include <string>

#include "server/games/core/step/game_effect.hpp"
#include "server/games/core/step/request_kinds.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// Failures of the storage that follow one another in a game, until something has been stored again: when the game
/// tries again, and what the log has of them already.
class Retries {
public:
    /// How long to wait before the next try: a second, and each time twice as long, up to a minute.
    Span next_pause();
    /// Logs each request of a client that is refused because of a failure, and otherwise each failure once.
    void log(const std::string& why, const std::optional<RequestOrigin>& refused, Effects& effects);
    void succeeded() { *this = Retries(); }

private:
    Span pause_ = 0;
    std::string why_{};
};

}  // namespace crisscross::server
