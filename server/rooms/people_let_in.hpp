#pragma once

#include <mutex>
#include <set>

#include "storage/people/player.hpp"

namespace crisscross::server {

/// The people who have been let into a room since it was opened, for callers outside the room: those it remembers,
/// and those who are there now. Any thread.
class PeopleLetIn {
public:
    bool contains(storage::PlayerId player) const {
        const std::lock_guard lock(mutex_);
        return people_.contains(player);
    }
    void add(storage::PlayerId player) {
        const std::lock_guard lock(mutex_);
        people_.insert(player);
    }
    void remove(const std::set<storage::PlayerId>& people) {
        const std::lock_guard lock(mutex_);
        for (const storage::PlayerId player : people) people_.erase(player);
    }
    void clear() {
        const std::lock_guard lock(mutex_);
        people_.clear();
    }

private:
    mutable std::mutex mutex_;
    std::set<storage::PlayerId> people_;
};

}  // namespace crisscross::server
