#pragma once

#include <algorithm>
#include <deque>

#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// The requests about a room that were accepted last. A client sends one again if its answer was lost; it is answered
/// again then, and nothing more happens.
class AnsweredRequests {
public:
    bool has(PlayerId player, const protocol::RequestId& id) const {
        return std::ranges::find(latest_, CommandKey{player, id}) != latest_.end();
    }
    void add(PlayerId player, const protocol::RequestId& id) {
        latest_.emplace_back(player, id);
        if (latest_.size() > most) latest_.pop_front();
    }

private:
    static constexpr std::size_t most = 200;

    std::deque<CommandKey> latest_;
};

}  // namespace crisscross::server
