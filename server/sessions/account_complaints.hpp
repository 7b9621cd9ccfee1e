#pragma once

#include "server/names/names.hpp"
#include "server/passkeys/passkey.hpp"
#include "server/requests/complaint.hpp"
#include "server/time/span.hpp"
#include "storage/people/account.hpp"

/// What requests about accounts have in common.
namespace crisscross::server {

/// `retry_after`: in how many milliseconds the client may try again.
Complaint too_many_sign_ins(Span retry_after);
/// The same whether or not there is such an account. `field`: what was wrong.
Complaint wrong_pass_phrase(std::string field);
/// Browsers make no passkeys for this page.
Complaint no_passkeys();
/// The client has not asked for a challenge, or too long ago, or has used it.
Complaint no_challenge();

/// Reads base64url into `bytes`; false if the text is not base64url.
bool read_base64url(const std::string& text, Bytes& bytes);
Complaint not_base64url(std::string field);

inline storage::NameLook look_for_store(const NameLooks& looks) {
    return {looks.as_written, looks.in_small_letters};
}

}  // namespace crisscross::server
