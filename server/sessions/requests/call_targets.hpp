#pragma once

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "server/outgoing/web_address.hpp"
#include "server/requests/complaint.hpp"
#include "storage/calls/delivery.hpp"

/// Where calls go: to push devices and webhooks, which belong to other servers.
namespace crisscross::server {

struct Services;

/// Gets the answer to a request about calls, once. From any thread.
using CallReply = std::function<void(const Answer<protocol::ServerMessage>&)>;

Complaint calls_off();
/// `why`: to be put after "the address".
Complaint bad_address(const std::string& why);

/// Why nothing may be sent there. Only where calls are on, as with `try_out`.
boost::asio::awaitable<std::optional<Complaint>> refusal_of(const WebAddress& address, Services& services);

/// Sends a test, and answers the request when the other server has answered.
void try_out(const std::variant<storage::PushDevice, storage::Webhook>& target, const std::string& room,
             const protocol::RequestId& id, Services& services, CallReply reply);

}  // namespace crisscross::server
