#include "server/games/core/storage/retries.hpp"

#include <algorithm>
#include <utility>

namespace crisscross::server {

namespace {

constexpr Span first_pause = span::second;
constexpr Span max_pause = span::minute;

}  // namespace

Span Retries::next_pause() {
    pause_ = pause_ == 0 ? first_pause : std::min(2 * pause_, max_pause);
    return pause_;
}

bool Retries::is_new(const std::string& why) {
    return std::exchange(why_, why) != why;
}

}  // namespace crisscross::server
