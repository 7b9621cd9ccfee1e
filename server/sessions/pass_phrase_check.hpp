#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "server/requests/complaint.hpp"
#include "storage/people/account.hpp"

namespace crisscross::server {

struct Services;

/// The owner of an account, at `network`, has typed its pass-phrase again, in this field of a request. Refused with
/// TOO_MANY_SIGN_INS, as a wrong one counts as a try to sign in, with BUSY or with WRONG_PASS_PHRASE.
boost::asio::awaitable<std::optional<Complaint>> check_pass_phrase(storage::AccountRow account, std::string network,
                                                                   std::string typed, std::string field,
                                                                   Services& services);

}  // namespace crisscross::server
