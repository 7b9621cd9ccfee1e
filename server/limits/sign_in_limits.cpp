#include "server/limits/sign_in_limits.hpp"

#include <algorithm>

#include "server/limits/rates/short_key.hpp"

namespace crisscross::server {

SignInLimits::SignInLimits(const LimitRates& rates, ReachedLimits& reached)
    : reached_(reached),
      sign_ins_(rates.sign_ins),
      sign_ins_per_name_(rates.sign_ins_per_name),
      right_sign_ins_(rates.right_sign_ins),
      right_sign_ins_per_account_(rates.right_sign_ins_per_account) {}

std::optional<Span> SignInLimits::refuse(const std::string& network, const std::string& name, Moment now) {
    std::optional<Span> wait;
    const std::string key = short_key_of(name);
    const Span after_right_ones =
        std::max(right_sign_ins_.wait(network, now), name.empty() ? 0 : right_sign_ins_per_account_.wait(key, now));
    if (after_right_ones > 0) {
        wait = after_right_ones;
    } else if (!sign_ins_.take(network, now)) {
        wait = sign_ins_.wait(network, now);
    } else if (!name.empty() && !sign_ins_per_name_.take(key, now)) {
        sign_ins_.give_back(network, now);
        wait = sign_ins_per_name_.wait(key, now);
    }
    if (wait) reached_.add(Limit::sign_ins, network, now);
    return wait;
}

void SignInLimits::give_back(const std::string& network, const std::string& name, Moment now) {
    sign_ins_.give_back(network, now);
    if (!name.empty()) sign_ins_per_name_.give_back(short_key_of(name), now);
}

std::optional<Span> SignInLimits::refuse_right(const std::string& network, const std::string& account, Moment now) {
    std::optional<Span> wait;
    const std::string key = short_key_of(account);
    if (!right_sign_ins_.take(network, now)) {
        wait = right_sign_ins_.wait(network, now);
    } else if (!right_sign_ins_per_account_.take(key, now)) {
        right_sign_ins_.give_back(network, now);
        wait = right_sign_ins_per_account_.wait(key, now);
    }
    if (wait) reached_.add(Limit::sign_ins, network, now);
    return wait;
}

}  // namespace crisscross::server
