#include "server/notices/delivery/delivery_slots.hpp"

namespace crisscross::server {

void DeliverySlots::enter(const std::string& host, DeliveryTarget target) {
    ++busy_with_[host];
    if (target == DeliveryTarget::webhook) ++busy_webhooks_;
}

void DeliverySlots::leave(const std::string& host, DeliveryTarget target) {
    leave(host);
    if (target == DeliveryTarget::webhook) --busy_webhooks_;
}

// The attempt is counted already. Slow webhooks, which anybody can set, are not to hold up what goes to browsers.
bool DeliverySlots::may_send(const std::string& host, DeliveryTarget target) const {
    if (busy_with_.at(host) > max_per_server) return false;
    return target != DeliveryTarget::webhook || busy_webhooks_ <= max_webhooks;
}

bool DeliverySlots::enter_test(const std::string& host) {
    const auto busy = busy_with_.find(host);
    if (tests_ >= max_tests || (busy != busy_with_.end() && busy->second >= max_per_server)) return false;
    ++busy_with_[host];
    ++tests_;
    return true;
}

void DeliverySlots::leave_test(const std::string& host) {
    --tests_;
    leave(host);
}

void DeliverySlots::leave(const std::string& host) {
    if (--busy_with_[host] == 0) busy_with_.erase(host);
}

}  // namespace crisscross::server
