#include "server/limits/places/open_connections.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

/// How many may be about to make way at once, beyond the places that there are.
constexpr std::size_t max_leaving = 32;
/// One in this many places is kept for people whom the server knows.
constexpr std::size_t places_for_one_kept = 10;

}  // namespace

std::unique_ptr<OpenConnections::Place> OpenConnections::open() {
    std::function<void()> make_way;
    std::unique_ptr<Place> place;
    {
        const std::lock_guard lock(mutex_);
        if (network_of_.size() >= capacity_.total) {
            if (network_of_.size() < capacity_.total + max_leaving) make_way = take_oldest();
            if (!make_way) return nullptr;
        }
        place = std::make_unique<Place>(*this, ++last_);  // first, so that it undoes what follows if that fails
        network_of_.try_emplace(last_);
        may_make_way_.try_emplace(last_);
    }
    if (make_way) make_way();
    return place;
}

// It is asked only once, and counts until it has ended.
std::function<void()> OpenConnections::take_oldest() {
    const auto can_end = [](const auto& waiting) { return static_cast<bool>(waiting.second); };
    const auto oldest = std::ranges::find_if(may_make_way_, can_end);
    if (oldest == may_make_way_.end()) return {};
    return std::move(may_make_way_.extract(oldest).mapped());
}

bool OpenConnections::is_nearly_full() const {
    const std::lock_guard lock(mutex_);
    return network_of_.size() + capacity_.total / places_for_one_kept > capacity_.total;
}

std::size_t OpenConnections::size() const {
    const std::lock_guard lock(mutex_);
    return network_of_.size();
}

bool OpenConnections::count_for(std::uint64_t number, const std::string& network) {
    const std::lock_guard lock(mutex_);
    std::size_t& count = by_network_[network];
    if (count >= capacity_.per_network) return false;
    network_of_[number] = network;
    ++count;
    return true;
}

void OpenConnections::make_way_by(std::uint64_t number, std::function<void()> end) {
    const std::lock_guard lock(mutex_);
    if (const auto waiting = may_make_way_.find(number); waiting != may_make_way_.end())
        waiting->second = std::move(end);
}

void OpenConnections::greet(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    may_make_way_.erase(number);
}

void OpenConnections::close(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    may_make_way_.erase(number);
    const auto closed = network_of_.extract(number);
    if (!closed || closed.mapped().empty()) return;
    const auto count = by_network_.find(closed.mapped());
    if (--count->second == 0) by_network_.erase(count);
}

}  // namespace crisscross::server
