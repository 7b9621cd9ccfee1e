#include "server/games/core/storage/retries.hpp"

#include <algorithm>
#include <utility>

namespace crisscross::server {

namespace {

constexpr Span first_pause = span::second;
constexpr Span max_pause = span::minute;

// With the ids by which the host finds what a player reports.
Log failure(const std::optional<RequestOrigin>& origin, const std::string& why) {
    Log line{Log::Level::error, "game failed", {}};
    if (origin) line.facts = {{"session", std::to_string(origin->caller.connection)}, {"request", origin->id}};
    line.facts.emplace_back("why", why);
    return line;
}

}  // namespace

Span Retries::next_pause() {
    pause_ = pause_ == 0 ? first_pause : std::min(2 * pause_, max_pause);
    return pause_;
}

void Retries::log(const std::string& why, const std::optional<RequestOrigin>& refused, Effects& effects) {
    const bool is_new = std::exchange(why_, why) != why;
    if (refused || is_new) effects.emplace_back(failure(refused, why));
}

}  // namespace crisscross::server
