#pragma once

#include "server/limits/change_limits.hpp"
#include "server/limits/counted_limit.hpp"
#include "server/limits/game_limits.hpp"
#include "server/limits/growth_limits.hpp"
#include "server/limits/guess_limits.hpp"
#include "server/limits/http_limits.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/sign_in_limits.hpp"

namespace crisscross::server {

/// The limits that all connections share, by what they are about. Any thread. What `take` answers is whether there
/// was as much left; what `refuse` answers is why there was not, or for how long, and nothing if there was.
struct Limits {
    Limits(const LimitRates& rates, Metrics& metrics)
        : reached(metrics),
          guesses(rates, reached),
          sign_ins(rates, reached),
          growth(rates, reached),
          games(rates, reached),
          changes(rates, reached),
          chats(Limit::chat, rates.chats_per_person, rates.chats_per_network, reached),
          lists(Limit::lists, rates.lists_per_person, rates.lists_per_network, reached),
          joins(Limit::joins, rates.joins_per_person, rates.joins_per_network, reached),
          http(rates, reached) {}

    ReachedLimits reached;
    GuessLimits guesses;
    SignInLimits sign_ins;
    GrowthLimits growth;
    GameLimits games;
    ChangeLimits changes;
    PersonAndNetworkLimit chats;  ///< lines, reactions and deletions, in all rooms together
    PersonAndNetworkLimit lists;  ///< questions about what is kept for a person, a chat and public games
    PersonAndNetworkLimit joins;
    HttpLimits http;
};

}  // namespace crisscross::server
