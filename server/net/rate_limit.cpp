#include "server/net/rate_limit.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {
constexpr std::size_t addresses_to_remember = 4096;
}

double TokenBucket::level(Moment now) const {
    const double seconds = static_cast<double>(std::max<Moment>(0, now - filled_)) / 1000.0;
    return std::min(rate_.burst, level_ + seconds * rate_.per_second);
}

bool TokenBucket::take(Moment now) {
    level_ = level(now);
    filled_ = now;
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
}

std::string client_address(std::string_view peer, std::string_view forwarded_for, bool trust_proxy) {
    if (!trust_proxy) return std::string(peer);
    const auto comma = forwarded_for.rfind(',');
    std::string_view last = comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    const auto first = last.find_first_not_of(' ');
    last = first == std::string_view::npos ? std::string_view{} : last.substr(first);
    last = last.substr(0, last.find_last_not_of(' ') + 1);
    return std::string(last.empty() ? peer : last);
}

bool AddressLimit::ready(const std::string& address, Moment now) {
    const std::lock_guard lock(mutex_);
    const auto found = buckets_.find(address);
    return found == buckets_.end() || found->second.ready(now);
}

void AddressLimit::take(const std::string& address, Moment now) {
    const std::lock_guard lock(mutex_);
    if (buckets_.size() >= addresses_to_remember) forget_full(now);
    buckets_.try_emplace(address, rate_, now).first->second.take(now);
}

std::size_t AddressLimit::remembered() const {
    const std::lock_guard lock(mutex_);
    return buckets_.size();
}

void AddressLimit::forget_full(Moment now) {
    std::erase_if(buckets_, [now](const auto& entry) { return entry.second.full(now); });
}

}  // namespace crisscross::server
