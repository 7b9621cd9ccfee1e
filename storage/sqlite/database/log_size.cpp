#include "storage/sqlite/database/log_size.hpp"

#include <system_error>
#include <utility>

namespace crisscross::storage {

LogSize::LogSize(std::filesystem::path log) : log_(std::move(log)) {
    look();
}

bool LogSize::was_cut() {
    const std::lock_guard lock(mutex_);
    if (is_watched_) look();
    return was_cut_;
}

void LogSize::watch() {
    const std::lock_guard lock(mutex_);
    is_watched_ = true;
    size_ = 0;
    look();
}

void LogSize::stop_watching() {
    const std::lock_guard lock(mutex_);
    is_watched_ = false;
}

void LogSize::look() {
    std::error_code unknown;
    const std::uintmax_t size = std::filesystem::file_size(log_, unknown);
    if (unknown) return;
    was_cut_ |= size < size_;
    size_ = size;
}

}  // namespace crisscross::storage
