#pragma once

#include <string>
#include <string_view>

#include "server/push/p256_key.hpp"
#include "server/time/moment.hpp"

namespace crisscross::server {

/// How push services can reach the host: a `mailto:` address or an HTTPS address, of plain characters.
bool is_push_contact(const std::string& text);

/// The Authorization header by which a push service knows this server (RFC 8292): who sends, valid for twelve hours
/// and for `audience` only, which is the origin of the push service. An empty contact is left out.
std::string vapid_authorization(const P256Key& key, std::string_view audience, std::string_view contact, Moment now);

}  // namespace crisscross::server
