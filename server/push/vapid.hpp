#pragma once

#include <string>
#include <string_view>

#include "server/push/p256_key.hpp"
#include "server/time/moment.hpp"

namespace crisscross::server {

/// The Authorization header by which a push service knows this server (RFC 8292): who sends, valid for twelve hours
/// and for `audience` only, which is the origin of the push service. `contact` (`is_contact`) says how it reaches the
/// host; an empty one is left out.
std::string vapid_authorization(const P256Key& key, std::string_view audience, std::string_view contact, Moment now);

}  // namespace crisscross::server
