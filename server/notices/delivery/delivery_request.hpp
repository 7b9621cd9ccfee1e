#pragma once

#include <optional>

#include "server/notices/delivery/courier.hpp"
#include "server/outgoing/outgoing_request.hpp"

namespace crisscross::server {

/// The request of one attempt, for which a push message is encrypted and signed anew. Nothing if the target or the
/// notice cannot be read.
std::optional<OutgoingRequest> delivery_request(const storage::Delivery& delivery, const CourierServices& services);

}  // namespace crisscross::server
