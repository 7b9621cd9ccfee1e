#include "server/push/push_request.hpp"

#include <sodium.h>

#include <algorithm>

#include "server/push/base64url.hpp"
#include "server/push/vapid.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

constexpr Span max_wait = 28 * span::day;

// The service must not learn the code of a room. 24 bytes are 32 characters, as many as a topic may have.
std::string hidden_topic(const std::string& topic, const storage::PushDevice& device) {
    std::array<std::uint8_t, 24> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const std::uint8_t*>(topic.data()), topic.size(),
                       device.secret.data(), device.secret.size());
    return to_base64url(hash);
}

std::string seconds_until(Moment expires, Moment now) {
    return std::to_string(std::clamp(expires - now, Span{0}, max_wait) / span::second);
}

}  // namespace

bool is_push_device(const storage::PushDevice& device) {
    const auto address = read_web_address(device.address);
    return address && address->scheme == WebAddress::Scheme::https && is_p256_point(device.public_key);
}

std::optional<OutgoingRequest> push_request(const storage::PushDevice& device, const PushText& text,
                                            const P256Key& key, std::string_view contact, const PushSeal& seal,
                                            Moment now) {
    const auto address = read_web_address(device.address);
    auto body = encrypt_push(text.text, {device.public_key, device.secret}, seal);
    if (!address || !body) return std::nullopt;
    OutgoingRequest request{.to = *address, .body = *std::move(body)};
    request.headers = {{"Content-Type", "application/octet-stream"},
                       {"Content-Encoding", "aes128gcm"},
                       {"TTL", seconds_until(text.expires, now)},
                       {"Urgency", text.urgency == Urgency::high ? "high" : "normal"},
                       {"Topic", hidden_topic(text.topic, device)},
                       {"Authorization", vapid_authorization(key, origin_of(*address), contact, now)}};
    return request;
}

}  // namespace crisscross::server
