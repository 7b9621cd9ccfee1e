#include "server/limits/memory/large_answers.hpp"

namespace crisscross::server {

std::optional<Permission> LargeAnswers::take(const std::string& network, std::size_t bytes) {
    if (bytes <= capacity_.small) return Permission();
    const std::lock_guard lock(mutex_);
    std::size_t& of_network = by_network_[network];
    if (of_network > 0 && of_network + bytes > capacity_.per_network) return std::nullopt;
    if (size_ + bytes > capacity_.total) {
        if (of_network == 0) by_network_.erase(network);
        return std::nullopt;
    }
    of_network += bytes;
    size_ += bytes;
    return Permission([this, network, bytes] { give_back(network, bytes); });
}

std::size_t LargeAnswers::size() const {
    const std::lock_guard lock(mutex_);
    return size_;
}

void LargeAnswers::give_back(const std::string& network, std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    size_ -= bytes;
    const auto found = by_network_.find(network);
    found->second -= bytes;
    if (found->second == 0) by_network_.erase(found);
}

}  // namespace crisscross::server
