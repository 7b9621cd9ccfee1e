#include "server/limits/limits.hpp"

#include "server/metrics/metrics.hpp"
#include "server/runtime/log.hpp"

namespace crisscross::server {

namespace {

constexpr Rate once_a_minute{.burst = 1, .per_second = 1 / 60.0};
constexpr int everybody = 0;

}  // namespace

Limits::Limits(const LimitRates& rates, Metrics& metrics)
    : metrics_(metrics),
      guesses_(rates.guesses),
      guests_(rates.guests),
      all_guests_(rates.all_guests),
      rooms_of_person_(rates.rooms_of_person),
      rooms_of_network_(rates.rooms_of_network),
      all_rooms_(rates.all_rooms),
      log_lines_(once_a_minute) {}

bool Limits::take_guess(const std::string& network, Moment now) {
    if (guesses_.take(network, now)) return true;
    reached(Limit::guesses, network, now);
    return false;
}

void Limits::give_back_guess(const std::string& network, Moment now) {
    guesses_.give_back(network, now);
}

bool Limits::take_guest(const std::string& network, Moment now) {
    if (guests_.take(network, now) && all_guests_.take(everybody, now)) return true;
    reached(Limit::guests, network, now);
    return false;
}

bool Limits::take_room(std::int64_t player, const std::string& network, Moment now) {
    if (rooms_of_person_.take(player, now) && rooms_of_network_.take(network, now) && all_rooms_.take(everybody, now))
        return true;
    reached(Limit::rooms, network, now);
    return false;
}

void Limits::reached(Limit limit, const std::string& network, Moment now) {
    metrics_.limit_reached(limit);
    const std::string key = std::string(name(limit)) + ' ' + network;
    if (log_lines_.take(key, now)) log::warning("limit reached", {{"limit", name(limit)}, {"network", network}});
}

}  // namespace crisscross::server
