#include "server/limits/memory/unread_bytes.hpp"

namespace crisscross::server {

// For every frame, so without a lock: the numbers need not be exact, only complete in the end.
bool UnreadBytes::Share::add(std::size_t bytes, std::size_t waiting) {
    if (!all_) return true;
    const std::size_t before = network_->bytes.fetch_add(bytes, std::memory_order_relaxed);
    if (waiting <= all_->capacity_.always || before + bytes <= all_->capacity_.per_network) return true;
    remove(bytes);
    all_->refused_(network_->name);
    return false;
}

void UnreadBytes::Share::remove(std::size_t bytes) {
    if (all_) network_->bytes.fetch_sub(bytes, std::memory_order_relaxed);
}

UnreadBytes::Share UnreadBytes::share_of(const std::string& network) {
    const std::lock_guard lock(mutex_);
    Network& found = networks_.try_emplace(network, network).first->second;
    ++found.connections;
    return {*this, found};
}

void UnreadBytes::end(Network& network) {
    const std::lock_guard lock(mutex_);
    if (--network.connections == 0) networks_.erase(networks_.find(network.name));
}

}  // namespace crisscross::server
