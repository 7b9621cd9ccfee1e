#pragma once

#include <cstdint>
#include <string>

#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"

namespace crisscross::server {

/// A limit for each network, which counts as reached whenever somebody is refused. Any thread.
class NetworkLimit {
public:
    NetworkLimit(Limit name, Rate rate, ReachedLimits& reached) : name_(name), rates_(rate), reached_(reached) {}

    /// Whether there was one left.
    bool take(const std::string& network, Moment now) {
        if (rates_.take(network, now)) return true;
        reached_.add(name_, network, now);
        return false;
    }

private:
    Limit name_;
    KeyedLimit<std::string> rates_;
    ReachedLimits& reached_;
};

/// The same for each person.
class PersonLimit {
public:
    PersonLimit(Limit name, Rate rate, ReachedLimits& reached) : name_(name), rates_(rate), reached_(reached) {}

    bool take(const Requester& requester, Moment now) {
        if (rates_.take(requester.player, now)) return true;
        reached_.add(name_, requester.network, now);
        return false;
    }

private:
    Limit name_;
    KeyedLimit<std::int64_t> rates_;
    ReachedLimits& reached_;
};

/// A limit for each person, and another for all of one network. Any thread.
class PersonAndNetworkLimit {
public:
    PersonAndNetworkLimit(Limit name, Rate per_person, Rate per_network, ReachedLimits& reached)
        : per_person_(name, per_person, reached), per_network_(name, per_network, reached) {}

    /// Whether there was one left. What a person tries beyond their own share takes nothing from that of the network.
    bool take(const Requester& requester, Moment now) {
        return per_person_.take(requester, now) && per_network_.take(requester.network, now);
    }

private:
    PersonLimit per_person_;
    NetworkLimit per_network_;
};

}  // namespace crisscross::server
