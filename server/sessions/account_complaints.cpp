#include "server/sessions/account_complaints.hpp"

#include "server/metrics/limit.hpp"
#include "server/push/base64url.hpp"

namespace crisscross::server {

Complaint too_many_sign_ins(Span retry_after) {
    return beyond(Limit::sign_ins,
                  with_details({"TOO_MANY_SIGN_INS", "Too many attempts to sign in. Try again later."},
                               {.retry_after = retry_after}));
}

Complaint wrong_pass_phrase(std::string field) {
    return {"WRONG_PASS_PHRASE", "There is no account with that name and that pass-phrase.", std::move(field)};
}

Complaint no_passkeys() {
    return {"NO_PASSKEYS", "Passkeys work only in a browser, with HTTPS and under a name."};
}

Complaint no_challenge() {
    return {"NO_CHALLENGE", "That took too long. Try again."};
}

bool read_base64url(const std::string& text, Bytes& bytes) {
    auto read = from_base64url(text);
    if (read) bytes = *std::move(read);
    return read.has_value();
}

Complaint not_base64url(std::string field) {
    return {"BAD_PASSKEY", "This is not base64url.", std::move(field)};
}

}  // namespace crisscross::server
