#pragma once

#include <map>
#include <string>

#include "server/metrics/delivery_outcome.hpp"

namespace crisscross::server {

/// Which attempts of a courier are under way, so that slow servers do not hold up what goes to the others.
class DeliverySlots {
public:
    static constexpr int max_at_once = 8;
    static constexpr int max_webhooks = 4;    ///< of these; the others are for push devices
    static constexpr int max_tests = 4;       ///< at once, in addition to the deliveries
    static constexpr int max_per_server = 2;  ///< of both at once to one other server, on all its ports together

    /// How many more attempts may begin.
    int free() const { return max_at_once - busy_; }
    void begin() { ++busy_; }
    void end() { --busy_; }

    /// An attempt that has begun turns to this server, as far as anybody knows which, and is counted with the others.
    void enter(const std::string& host, DeliveryTarget target);
    void leave(const std::string& host, DeliveryTarget target);
    /// Whether an attempt that has entered may send.
    bool may_send(const std::string& host, DeliveryTarget target) const;

    /// False if too many others are under way; else `leave_test` follows.
    bool enter_test(const std::string& host);
    void leave_test(const std::string& host);

private:
    void leave(const std::string& host);

    int busy_ = 0;                          // attempts under way
    int busy_webhooks_ = 0;                 // of these
    int tests_ = 0;                         // under way, too
    std::map<std::string, int> busy_with_;  // by the host of the other server
};

}  // namespace crisscross::server
