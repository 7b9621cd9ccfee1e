#include "server/limits/places/open_connections.hpp"

#include <utility>

namespace crisscross::server {

namespace {

/// How many may be about to make way at once, beyond the places that there are.
constexpr std::size_t max_leaving = 32;
/// One in this many places is kept from strangers.
constexpr std::size_t places_for_one_kept = 10;
/// Anybody can make a game and take a seat in it, so one in this many places is kept from players, too.
constexpr std::size_t places_for_one_kept_from_players = 20;

}  // namespace

std::unique_ptr<OpenConnections::Place> OpenConnections::open(const std::string& network) {
    std::function<void()> make_way;
    std::unique_ptr<Place> place;
    {
        const std::lock_guard lock(mutex_);
        if (connections_.size() >= capacity_.total) {
            // It is asked only once, and counts until it has ended.
            if (connections_.size() < capacity_.total + max_leaving) make_way = silent_.take();
            if (!make_way) return nullptr;
        }
        place = std::make_unique<Place>(*this, ++last_);  // first, so that it undoes what follows if that fails
        connections_.try_emplace(last_, Connection{.network = network});
    }
    if (make_way) make_way();
    return place;
}

std::size_t OpenConnections::places_for(Priority priority) const {
    switch (priority) {
        case Priority::stranger:
            return capacity_.total - capacity_.total / places_for_one_kept;
        case Priority::player:
            return capacity_.total - capacity_.total / places_for_one_kept_from_players;
        case Priority::known:
            break;
    }
    return capacity_.total;
}

bool OpenConnections::is_nearly_full() const {
    const std::lock_guard lock(mutex_);
    return reserved_ >= places_for(Priority::stranger);
}

std::size_t OpenConnections::size() const {
    const std::lock_guard lock(mutex_);
    return connections_.size();
}

bool OpenConnections::count_for(std::uint64_t number, const std::string& network) {
    const std::lock_guard lock(mutex_);
    std::size_t& count = by_network_[network];
    if (count >= capacity_.per_network) return false;
    connections_[number].counted_for = network;
    ++count;
    return true;
}

void OpenConnections::comes_from(std::uint64_t number, const std::string& network) {
    const std::lock_guard lock(mutex_);
    connections_[number].network = network;
    silent_.move(number, network);
}

void OpenConnections::make_way_by(std::uint64_t number, std::function<void()> end) {
    const std::lock_guard lock(mutex_);
    const auto found = connections_.find(number);
    if (found == connections_.end() || found->second.has_greeted) return;
    silent_.add(number, found->second.network, std::move(end));
}

bool OpenConnections::reserve(std::uint64_t number, Priority priority) {
    const std::lock_guard lock(mutex_);
    bool& is_reserved = connections_[number].is_reserved;
    if (is_reserved) return true;
    if (reserved_ >= places_for(priority)) return false;
    is_reserved = true;
    ++reserved_;
    return true;
}

void OpenConnections::unreserve(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    const auto found = connections_.find(number);
    if (found != connections_.end() && std::exchange(found->second.is_reserved, false)) --reserved_;
}

void OpenConnections::greet(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    connections_[number].has_greeted = true;
    silent_.remove(number);
}

void OpenConnections::close(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    silent_.remove(number);
    const auto closed = connections_.extract(number);
    if (!closed) return;
    if (closed.mapped().is_reserved) --reserved_;
    if (!closed.mapped().counted_for) return;
    const auto count = by_network_.find(*closed.mapped().counted_for);
    if (--count->second == 0) by_network_.erase(count);
}

}  // namespace crisscross::server
