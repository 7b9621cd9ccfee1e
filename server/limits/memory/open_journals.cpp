#include "server/limits/memory/open_journals.hpp"

namespace crisscross::server {

bool OpenJournals::Share::take(std::size_t entries, const std::optional<std::string>& network) {
    const std::lock_guard lock(journals_.mutex_);
    const std::size_t own = entries_ + entries;
    if (network && !journals_.has_space(*network, network == network_ ? entries : own)) return false;
    const std::size_t long_ones = journals_.size_ - journals_.long_part(entries_) + journals_.long_part(own);
    if (entries > journals_.capacity_.usual && long_ones > journals_.capacity_.total) return false;
    count(0);
    if (network) network_ = *network;
    count(own);
    return true;
}

void OpenJournals::Share::set(std::size_t entries) {
    const std::lock_guard lock(journals_.mutex_);
    count(entries);
}

// With the mutex.
void OpenJournals::Share::count(std::size_t entries) {
    journals_.size_ += journals_.long_part(entries) - journals_.long_part(entries_);
    if (!network_.empty() && entries != entries_) {
        std::size_t& sum = journals_.by_network_[network_];
        sum += entries - entries_;
        if (sum == 0) journals_.by_network_.erase(network_);
    }
    entries_ = entries;
}

std::size_t OpenJournals::size() const {
    const std::lock_guard lock(mutex_);
    return size_;
}

// With the mutex. What is opened first is opened, however long it is.
bool OpenJournals::has_space(const std::string& network, std::size_t entries) const {
    const auto found = by_network_.find(network);
    return found == by_network_.end() || found->second + entries <= capacity_.per_network;
}

}  // namespace crisscross::server
