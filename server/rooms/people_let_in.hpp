#pragma once

#include <mutex>
#include <set>

#include "storage/people/player.hpp"

namespace crisscross::server {

/// Who has been let into a room since it was opened, for those who ask outside the room. Any thread.
class PeopleLetIn {
public:
    bool contains(storage::PlayerId player) const {
        const std::lock_guard lock(mutex_);
        return people_.contains(player);
    }
    void replace(std::set<storage::PlayerId> people) {
        const std::lock_guard lock(mutex_);
        people_.swap(people);
    }

private:
    mutable std::mutex mutex_;
    std::set<storage::PlayerId> people_;
};

}  // namespace crisscross::server
