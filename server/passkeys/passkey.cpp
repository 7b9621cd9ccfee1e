#include "server/passkeys/passkey.hpp"

#include <sodium.h>

#include <array>

#include "protocol/passkeys/client_data.hpp"
#include "server/passkeys/authenticator_data.hpp"
#include "server/passkeys/public_key.hpp"
#include "server/push/base64url.hpp"

namespace crisscross::server {

namespace {

using Hash = std::array<std::uint8_t, crypto_hash_sha256_BYTES>;
using Refused = std::optional<Complaint>;

Complaint bad(std::string sentence, std::string field) {
    return {"BAD_PASSKEY", std::move(sentence), "/" + std::move(field)};
}

Hash sha256(std::span<const std::uint8_t> bytes) {
    Hash hash{};
    crypto_hash_sha256(hash.data(), bytes.data(), bytes.size());
    return hash;
}

Hash sha256(std::string_view text) {
    return sha256(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

/// `type`: "webauthn.create" or "webauthn.get".
Refused check_client_data(const Bytes& json, std::string_view type, const Asked& asked) {
    const auto refuse = [](std::string why) { return bad(std::move(why), "client_data"); };
    const auto data = protocol::read_client_data(json);
    if (!data) return refuse("The browser\u2019s answer cannot be read.");
    if (data->type != type) return refuse("The browser\u2019s answer is for something else.");
    if (data->challenge != to_base64url(asked.challenge))
        return refuse("The browser\u2019s answer is for another question.");
    if (data->origin != asked.origin) return refuse("The browser\u2019s answer is for another site.");
    return std::nullopt;
}

Answer<AuthenticatorData> read_data(const Bytes& bytes, const Asked& asked) {
    auto data = read_authenticator_data(bytes);
    if (!data) return bad("The authenticator\u2019s data end too early.", "authenticator_data");
    if (data->site != sha256(asked.host))
        return bad("The authenticator\u2019s data are for another site.", "authenticator_data");
    if (!data->present) return bad("Nobody has confirmed on the device.", "authenticator_data");
    return *std::move(data);
}

}  // namespace

Answer<Passkey> register_passkey(const NewPasskey& made, const Asked& asked) {
    if (const auto refused = check_client_data(made.client_data, "webauthn.create", asked)) return *refused;
    const auto data = read_data(made.authenticator_data, asked);
    if (!data) return data.error();
    if (data->new_credential.empty())
        return bad("The authenticator\u2019s data have no new passkey.", "authenticator_data");
    if (!is_supported_key(made.public_key))
        return bad("The public key is of no kind that the server supports.", "public_key");
    return Passkey{data->new_credential, made.public_key, data->count};
}

Answer<std::uint32_t> check_signature(const Passkey& passkey, const SignedAnswer& answer, const Asked& asked) {
    if (const auto refused = check_client_data(answer.client_data, "webauthn.get", asked)) return *refused;
    const auto data = read_data(answer.authenticator_data, asked);
    if (!data) return data.error();
    const Hash client_data = sha256(answer.client_data);
    Bytes message = answer.authenticator_data;
    message.insert(message.end(), client_data.begin(), client_data.end());
    if (!is_signed_by(passkey.public_key, message, answer.signature))
        return bad("The signature is not that of the passkey.", "signature");
    const bool counts = data->count > 0 || passkey.count > 0;
    if (counts && data->count <= passkey.count)
        return bad("The passkey has signed less often than before, so it may be a copy.", "authenticator_data");
    return data->count;
}

}  // namespace crisscross::server
