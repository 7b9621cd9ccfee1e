#pragma once

#include <optional>
#include <string>

#include "server/limits/limit_rates.hpp"
#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// How often somebody may try to sign in to an account, and sign in. Any thread.
class SignInLimits {
public:
    SignInLimits(const LimitRates& rates, ReachedLimits& reached);

    /// One more try to sign in, with a name or without one. If there were too many, from this network or with this
    /// name: in how many milliseconds to try again.
    std::optional<Span> refuse(const std::string& network, const std::string& name, Moment now);
    /// It was right after all, or has not been compared.
    void give_back(const std::string& network, const std::string& name, Moment now);
    /// One more that was right, to the account with this name, or another mark of it. Otherwise as `refuse`.
    std::optional<Span> refuse_right(const std::string& network, const std::string& account, Moment now);

private:
    ReachedLimits& reached_;
    KeyedLimit<std::string> failed_per_network_;
    KeyedLimit<std::string> failed_per_name_;  // by short key, because a name can look longer than it is
    KeyedLimit<std::string> successful_per_network_;
    KeyedLimit<std::string> successful_per_account_;  // likewise
};

}  // namespace crisscross::server
