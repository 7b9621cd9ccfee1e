#include "server/limits/guess_limits.hpp"

#include "server/time/clock.hpp"

namespace crisscross::server {

GuessLimits::GuessLimits(const LimitRates& rates, ReachedLimits& reached)
    : reached_(reached),
      guesses_(rates.guesses_per_network),
      entry_guesses_(rates.entry_guesses_per_network),
      all_entry_guesses_(rates.all_entry_guesses),
      room_passwords_(rates.wrong_room_passwords_per_person) {}

std::optional<Permission> GuessLimits::permit_code(const std::string& network, Clock& clock) {
    const Moment now = clock.now();
    if (!guesses_.take(network, now)) {
        reached_.add(Limit::guesses, network, now);
        return std::nullopt;
    }
    return Permission([this, network, &clock] { guesses_.give_back(network, clock.now()); });
}

bool GuessLimits::take_entry(const std::string& network, Moment now) {
    const bool has_network = entry_guesses_.take(network, now);
    if (has_network && all_entry_guesses_.take(now)) return true;
    if (has_network) entry_guesses_.give_back(network, now);
    reached_.add(Limit::entry_guesses, network, now);
    return false;
}

void GuessLimits::give_back_entry(const std::string& network, Moment now) {
    entry_guesses_.give_back(network, now);
    all_entry_guesses_.give_back(now);
}

std::optional<Limit> GuessLimits::refuse_room_password(const Requester& requester, Moment now) {
    if (!room_passwords_.take(requester.player, now)) {
        reached_.add(Limit::room_passwords, requester.network, now);
        return Limit::room_passwords;
    }
    if (take_entry(requester.network, now)) return std::nullopt;
    room_passwords_.give_back(requester.player, now);
    return Limit::entry_guesses;
}

void GuessLimits::give_back_room_password(const Requester& requester, Moment now) {
    give_back_entry(requester.network, now);
    room_passwords_.give_back(requester.player, now);
}

}  // namespace crisscross::server
