#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "protocol/notices/webhook_body.hpp"
#include "server/outgoing/outgoing_request.hpp"
#include "storage/calls/delivery.hpp"

namespace crisscross::server {

/// Why an address cannot be the webhook of a room, to be put after "the address".
struct WebhookFault {
    std::string why{};
};
[[noreturn]] void throw_exception_from_error(const WebhookFault& fault, const boost::source_location&);

/// The address, if it can be read and a webhook of this format may have it. That of Matrix is one of a room:
/// `https://SERVER/_matrix/client/v3/rooms/ROOM`
/// `/send/m.room.message?access_token=TOKEN`.
engine::Result<WebAddress, WebhookFault> webhook_address(protocol::WebhookFormat format, std::string_view address);

/// The request that posts a notice. `link` leads to the room. `number` is different for each delivery and the same
/// for each attempt: by it a Matrix server knows a message that it has already. Nothing if the webhook was stored by
/// a version that knew another format.
std::optional<OutgoingRequest> webhook_request(const storage::Webhook& webhook, const protocol::Notice& notice,
                                               std::string_view link, storage::DeliveryId number);

}  // namespace crisscross::server
