#pragma once

#include "server/limits/change_limits.hpp"
#include "server/limits/game_limits.hpp"
#include "server/limits/growth_limits.hpp"
#include "server/limits/guess_limits.hpp"
#include "server/limits/http_limits.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/sign_in_limits.hpp"

namespace crisscross::server {

/// The limits that all connections share, by what they are about. Any thread. Where `take_` answers, it is whether
/// there was as much left; what `refuse_` answers is why there was not, or for how long, and nothing if there was.
struct Limits {
    Limits(const LimitRates& rates, Metrics& metrics)
        : reached(metrics),
          guesses(rates, reached),
          sign_ins(rates, reached),
          growth(rates, reached),
          games(rates, reached),
          changes(rates, reached),
          http(rates, reached) {}

    ReachedLimits reached;
    GuessLimits guesses;
    SignInLimits sign_ins;
    GrowthLimits growth;
    GameLimits games;
    ChangeLimits changes;
    HttpLimits http;
};

}  // namespace crisscross::server
