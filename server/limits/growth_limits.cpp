#include "server/limits/growth_limits.hpp"

#include <stdexcept>

#include "server/time/clock.hpp"

namespace crisscross::server {

namespace {

Rate three_quarters_of(Rate rate) {
    return {.burst = rate.burst * 0.75, .per_second = rate.per_second * 0.75};
}

Limit limit_of(KeptBytes kept) {
    switch (kept) {
        case KeptBytes::imports:
            return Limit::imports;
        case KeptBytes::notes:
            return Limit::notes;
        case KeptBytes::games:
            return Limit::game_bytes;
    }
    throw std::logic_error("unknown bytes that are kept");
}

}  // namespace

GrowthLimits::GrowthLimits(const LimitRates& rates, ReachedLimits& reached)
    : reached_(reached),
      guests_(rates.guests_per_network),
      all_guests_(rates.all_guests),
      rooms_per_person_(rates.rooms_per_person),
      rooms_per_network_(rates.rooms_per_network),
      new_people_rooms_(three_quarters_of(rates.all_rooms)),
      all_rooms_(rates.all_rooms),
      imported_bytes_(rates.imported_bytes_per_network),
      note_bytes_(rates.note_bytes_per_network),
      game_bytes_(rates.game_bytes_per_network) {}

std::optional<Whose> GrowthLimits::refuse_guest(const std::string& network, Moment now) {
    std::optional<Whose> used_up;
    if (!guests_.take(network, now)) {
        used_up = Whose::network;
    } else if (!all_guests_.take(now)) {
        guests_.give_back(network, now);
        used_up = Whose::server;
    }
    if (used_up) reached_.add(Limit::guests, network, now);
    return used_up;
}

void GrowthLimits::give_back_guest(const std::string& network, Moment now) {
    guests_.give_back(network, now);
    all_guests_.give_back(now);
}

std::optional<Permission> GrowthLimits::permit_room(const Requester& requester, Clock& clock) {
    if (!take_room(requester, clock.now())) return std::nullopt;
    return Permission([this, requester, &clock] { give_back_room(requester, clock.now()); });
}

bool GrowthLimits::take_room(const Requester& requester, Moment now) {
    const bool has_person = rooms_per_person_.take(requester.player, now);
    const bool has_network = has_person && rooms_per_network_.take(requester.network, now);
    const bool has_new = has_network && (!requester.is_new || new_people_rooms_.take(now));
    if (has_new && all_rooms_.take(now)) return true;
    if (has_person) rooms_per_person_.give_back(requester.player, now);
    if (has_network) rooms_per_network_.give_back(requester.network, now);
    if (has_new && requester.is_new) new_people_rooms_.give_back(now);
    reached_.add(Limit::rooms, requester.network, now);
    return false;
}

void GrowthLimits::give_back_room(const Requester& requester, Moment now) {
    rooms_per_person_.give_back(requester.player, now);
    rooms_per_network_.give_back(requester.network, now);
    if (requester.is_new) new_people_rooms_.give_back(now);
    all_rooms_.give_back(now);
}

KeyedLimit<std::string>& GrowthLimits::bytes_of(KeptBytes kept) {
    switch (kept) {
        case KeptBytes::imports:
            return imported_bytes_;
        case KeptBytes::notes:
            return note_bytes_;
        case KeptBytes::games:
            return game_bytes_;
    }
    throw std::logic_error("unknown bytes that are kept");
}

engine::Result<Permission, Span> GrowthLimits::permit_bytes(KeptBytes kept, const std::string& network,
                                                            std::int64_t bytes, Clock& clock) {
    KeyedLimit<std::string>& limit = bytes_of(kept);
    const Moment now = clock.now();
    const auto count = static_cast<double>(bytes);
    if (!limit.take(network, now, count)) {
        reached_.add(limit_of(kept), network, now);
        return limit.wait(network, now, count);
    }
    return Permission([&limit, network, count, &clock] { limit.give_back(network, clock.now(), count); });
}

}  // namespace crisscross::server
