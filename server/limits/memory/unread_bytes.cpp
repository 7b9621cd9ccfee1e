#include "server/limits/memory/unread_bytes.hpp"

namespace crisscross::server {

// For every frame, so without a lock: the numbers need not be exact, only complete in the end.
bool UnreadBytes::Share::add(std::size_t bytes, std::size_t waiting) {
    if (!all_) return true;
    const std::size_t of_network = bytes + network_->bytes.fetch_add(bytes, std::memory_order_relaxed);
    const std::size_t of_all = bytes + all_->bytes_.fetch_add(bytes, std::memory_order_relaxed);
    if (waiting <= all_->capacity_.always || all_->fit(of_network, of_all)) return true;
    remove(bytes);
    all_->refused_(network_->name);
    return false;
}

void UnreadBytes::Share::remove(std::size_t bytes) {
    if (!all_) return;
    network_->bytes.fetch_sub(bytes, std::memory_order_relaxed);
    all_->bytes_.fetch_sub(bytes, std::memory_order_relaxed);
}

bool UnreadBytes::fit(std::size_t of_network, std::size_t of_all) const {
    return of_network <= capacity_.per_network && of_network + of_all <= capacity_.total;
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
