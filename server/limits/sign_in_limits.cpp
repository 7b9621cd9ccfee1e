#include "server/limits/sign_in_limits.hpp"

#include <algorithm>

#include "server/limits/rates/short_key.hpp"

namespace crisscross::server {

SignInLimits::SignInLimits(const LimitRates& rates, ReachedLimits& reached)
    : reached_(reached),
      failed_per_network_(rates.failed_sign_ins_per_network),
      failed_per_name_(rates.failed_sign_ins_per_name),
      successful_per_network_(rates.successful_sign_ins_per_network),
      successful_per_account_(rates.successful_sign_ins_per_account) {}

std::optional<Span> SignInLimits::refuse(const std::string& network, const std::string& name, Moment now) {
    std::optional<Span> wait;
    const std::string key = short_key_of(name);
    const Span after_successful_ones = std::max(successful_per_network_.wait(network, now),
                                                name.empty() ? 0 : successful_per_account_.wait(key, now));
    if (after_successful_ones > 0) {
        wait = after_successful_ones;
    } else if (!failed_per_network_.take(network, now)) {
        wait = failed_per_network_.wait(network, now);
    } else if (!name.empty() && !failed_per_name_.take(key, now)) {
        failed_per_network_.give_back(network, now);
        wait = failed_per_name_.wait(key, now);
    }
    if (wait) reached_.add(Limit::sign_ins, network, now);
    return wait;
}

void SignInLimits::give_back(const std::string& network, const std::string& name, Moment now) {
    failed_per_network_.give_back(network, now);
    if (!name.empty()) failed_per_name_.give_back(short_key_of(name), now);
}

std::optional<Span> SignInLimits::refuse_right(const std::string& network, const std::string& account, Moment now) {
    std::optional<Span> wait;
    const std::string key = short_key_of(account);
    if (!successful_per_network_.take(network, now)) {
        wait = successful_per_network_.wait(network, now);
    } else if (!successful_per_account_.take(key, now)) {
        successful_per_network_.give_back(network, now);
        wait = successful_per_account_.wait(key, now);
    }
    if (wait) reached_.add(Limit::sign_ins, network, now);
    return wait;
}

}  // namespace crisscross::server
