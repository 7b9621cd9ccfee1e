#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "server/notices/delivery/courier.hpp"
#include "server/notices/delivery/delivery_slots.hpp"
#include "server/notices/delivery/retry.hpp"
#include "server/outgoing/outgoing_request.hpp"

namespace crisscross::server {

/// One attempt to bring a delivery to its target. It ends when the store knows what becomes of the delivery.
class DeliveryAttempt {
public:
    /// All of it outlives the attempt.
    DeliveryAttempt(const storage::Delivery& delivery, const CourierServices& services, DeliverySlots& slots);

    boost::asio::awaitable<void> make();

private:
    boost::asio::awaitable<void> deliver(const std::optional<OutgoingRequest>& request);
    std::optional<Moment> end_of_night() const;
    boost::asio::awaitable<void> settle(const DeliveryVerdict& verdict, const std::string& origin);
    boost::asio::awaitable<void> postpone(int attempts, Moment at);
    void count(const DeliveryVerdict& verdict);
    double chance();

    const storage::Delivery& delivery_;
    const CourierServices& services_;
    DeliverySlots& slots_;
    DeliveryTarget target_;
};

}  // namespace crisscross::server
