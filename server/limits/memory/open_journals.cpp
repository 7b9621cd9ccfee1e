#include "server/limits/memory/open_journals.hpp"

namespace crisscross::server {

bool OpenJournals::Share::take(std::size_t entries) {
    const std::lock_guard lock(journals_.mutex_);
    if (entries <= journals_.capacity_.always) return true;
    if (journals_.size_ + entries > journals_.capacity_.total) return false;
    journals_.size_ += entries;
    counted_ += entries;
    return true;
}

void OpenJournals::Share::set(std::size_t entries) {
    const std::lock_guard lock(journals_.mutex_);
    if (entries <= journals_.capacity_.always) entries = 0;
    journals_.size_ = journals_.size_ - counted_ + entries;
    counted_ = entries;
}

std::size_t OpenJournals::size() const {
    const std::lock_guard lock(mutex_);
    return size_;
}

}  // namespace crisscross::server
