#include "server/push/vapid.hpp"

#include "server/push/base64url.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

constexpr Span validity = 12 * span::hour;  // at most a day (RFC 8292, 2)
}  // namespace

// Neither an origin nor a contact has anything that JSON would escape.
std::string vapid_authorization(const P256Key& key, std::string_view audience, std::string_view contact, Moment now) {
    std::string claims =
        R"({"aud":")" + std::string(audience) + R"(","exp":)" + std::to_string((now + validity) / span::second);
    if (!contact.empty()) claims += R"(,"sub":")" + std::string(contact) + '"';
    const std::string signed_part = to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + to_base64url(claims + "}");
    return "vapid t=" + signed_part + "." + to_base64url(key.sign(signed_part)) + ", k=" + to_base64url(key.point());
}

}  // namespace crisscross::server
