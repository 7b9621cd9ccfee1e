#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/outgoing/outgoing_request.hpp"
#include "server/push/push_message.hpp"
#include "server/time/moment.hpp"
#include "storage/calls/delivery.hpp"

namespace crisscross::server {

/// How soon a device should be woken for a message (RFC 8030, 5.3).
enum class Urgency : std::uint8_t { normal, high };

/// A text for one device, and until when it makes sense.
struct PushText {
    std::string text{};
    std::string topic{};  ///< a newer message about the same topic replaces one that has not been fetched
    Urgency urgency = Urgency::normal;
    Moment expires = 0;
};

/// Whether messages can be sent to the device: an HTTPS address, and a key of the curve.
bool is_push_device(const storage::PushDevice& device);

/// The request that hands the text to the push service of the device. The service sees when and how much is sent, but
/// neither the text nor the topic. Nothing if that is not possible.
std::optional<OutgoingRequest> push_request(const storage::PushDevice& device, const PushText& text,
                                            const P256Key& key, std::string_view contact, const PushSeal& seal,
                                            Moment now);

}  // namespace crisscross::server
