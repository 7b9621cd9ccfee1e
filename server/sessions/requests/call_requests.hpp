#pragma once

#include <boost/asio/awaitable.hpp>

#include "protocol/messages/messages.hpp"
#include "server/limits/requester.hpp"
#include "server/sessions/requests/call_targets.hpp"
#include "storage/people/device.hpp"

namespace crisscross::server {

/// Does what a player asks on a device about their call settings, or the webhook of a room that they host. A test is
/// answered later, when another server has answered. Refused with CALLS_OFF, TOO_MANY_CHANGES, BAD_SUBSCRIPTION,
/// BAD_ADDRESS, NO_SUBSCRIPTION, UNKNOWN_ZONE, NOT_HOST, UNKNOWN_FORMAT, NO_WEBHOOK or NOT_DELIVERED.
boost::asio::awaitable<void> answer_call(protocol::CallMessage message, Requester requester, storage::DeviceId device,
                                         Services& services, CallReply reply);

}  // namespace crisscross::server
