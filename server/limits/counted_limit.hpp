#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"
#include "server/time/span.hpp"

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
    /// In how many milliseconds there is one.
    Span wait(const std::string& network, Moment now) { return rates_.wait(network, now); }

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
    Span wait(const Requester& requester, Moment now) { return rates_.wait(requester.player, now); }
    void give_back(const Requester& requester, Moment now) { rates_.give_back(requester.player, now); }

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

    /// Whether there was one left. Somebody whom one limit refuses loses nothing of the other.
    bool take(const Requester& requester, Moment now) { return !refuse(requester, now); }
    /// One more. If there was none left: in how many milliseconds to try again.
    std::optional<Span> refuse(const Requester& requester, Moment now) {
        if (!per_person_.take(requester, now)) return per_person_.wait(requester, now);
        if (per_network_.take(requester.network, now)) return std::nullopt;
        per_person_.give_back(requester, now);
        return per_network_.wait(requester.network, now);
    }

private:
    PersonLimit per_person_;
    NetworkLimit per_network_;
};

}  // namespace crisscross::server
