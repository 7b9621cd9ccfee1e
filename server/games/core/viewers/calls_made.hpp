#pragma once

#include <map>
#include <utility>

#include "server/games/core/step/game_effect.hpp"

namespace crisscross::server {

/// Which players a game has called in the turn that is played: somebody who comes and goes is called once.
class CallsMade {
public:
    /// Reminders do not count.
    void note(const CallPlayers& call, Moment now);
    /// The player is there: a call that has not reached them by now never will.
    void withdraw(PlayerId player, Moment now);
    /// Whether the player has been called to what this call is about, and in the same turn.
    bool has_called(PlayerId player, const CallPlayers& call) const;

private:
    using Called = std::pair<PlayerId, protocol::Notice::What>;

    Moment began_ = 0;               // the turn
    std::map<Called, Moment> sent_;  // when
};

}  // namespace crisscross::server
