#pragma once

#include <algorithm>
#include <deque>
#include <vector>

#include "server/games/model/game_record.hpp"

namespace crisscross::server {

/// The requests about a room that were accepted last. A client sends one again if its answer was lost; it is answered
/// again then, and nothing more happens. Those that were stored have receipts, so that even a server that was started
/// since knows them.
class AnsweredRequests {
public:
    bool has(const CommandKey& request) const { return std::ranges::find(latest_, request) != latest_.end(); }
    void add(const CommandKey& request) {
        latest_.push_back(request);
        if (latest_.size() > max) latest_.pop_front();
    }
    /// As they were read with the room, the oldest first.
    void add_stored(const std::vector<CommandKey>& receipts) {
        for (const CommandKey& request : receipts)
            if (!has(request)) add(request);
    }

private:
    static constexpr std::size_t max = 200;

    std::deque<CommandKey> latest_;
};

}  // namespace crisscross::server
