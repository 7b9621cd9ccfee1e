#include "server/passkeys/passkey.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>

#include "protocol/passkeys/client_data.hpp"
#include "server/passkeys/authenticator_data.hpp"
#include "server/passkeys/public_key.hpp"
#include "server/push/base64url.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/take_line.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/paths/paths.hpp"

namespace crisscross::fuzz {

namespace {

using nlohmann::json;

/// The bytes that a line stands for; those of the line itself if it is not base64url.
server::Bytes bytes_in(std::string_view line) {
    const auto bytes = server::from_base64url(line);
    if (bytes) require(server::to_base64url(*bytes) == line, "bytes are written as they were read");
    return bytes ? *bytes : server::Bytes(line.begin(), line.end());
}

/// A passkey, and what was signed with it.
struct Recorded {
    server::Passkey passkey{};
    server::SignedAnswer answer{};
};

/// What an authenticator made and signed for the challenge 1, 2, 3, ... 32: one passkey of each kind of key.
struct Recording {
    Recording() : asked{server::Bytes(32), data["origin"], "localhost"} {
        std::iota(asked.challenge.begin(), asked.challenge.end(), std::uint8_t{1});
        for (const json& one : data["passkeys"]) {
            const json& made = one["made"];
            const json& answer = one["signed"];
            const auto passkey = server::register_passkey(
                {field(made, "client_data"), field(made, "authenticator_data"), field(made, "public_key")}, asked);
            require(passkey.has_value(), "what an authenticator made is a passkey");
            all.push_back(
                {*passkey,
                 {field(answer, "client_data"), field(answer, "authenticator_data"), field(answer, "signature")}});
        }
    }
    static server::Bytes field(const json& from, const char* name) { return bytes_in(from[name].get<std::string>()); }

    std::ifstream file{test::in_project("tests/server/passkeys/chromium.json")};
    json data = json::parse(file);
    server::Asked asked;
    std::vector<Recorded> all{};
};

void check_refusal(const server::Complaint& complaint) {
    require(complaint.code == "BAD_PASSKEY" && !complaint.message.empty() && complaint.field,
            "an answer that does not fit is refused with the part that does not");
}

void read_parts(const server::Bytes& bytes) {
    const auto data = server::read_authenticator_data(bytes);
    if (data) require(data->new_credential.size() <= server::max_credential_bytes, "the id of a passkey is short");
    protocol::read_client_data(bytes);
    server::is_supported_key(bytes);
}

void register_with(const server::NewPasskey& made, const server::SignedAnswer& answer, const server::Asked& asked) {
    const auto passkey = server::register_passkey(made, asked);
    if (!passkey) return check_refusal(passkey.error());
    require(!passkey->id.empty() && passkey->id.size() <= server::max_credential_bytes, "a passkey has an id");
    require(server::is_supported_key(passkey->public_key), "a passkey has a key that can verify");
    const auto count = server::check_signature(*passkey, answer, asked);
    if (!count) check_refusal(count.error());
}

/// Nobody has the secret keys of these passkeys, so nothing else can be signed with them.
void sign_with(const Recorded& known, const server::SignedAnswer& answer, const server::Asked& asked) {
    const auto count = server::check_signature(known.passkey, answer, asked);
    if (!count) return check_refusal(count.error());
    require(*count > known.passkey.count, "a passkey counts its signatures");
    require(answer.client_data == known.answer.client_data &&
                answer.authenticator_data == known.answer.authenticator_data,
            "only what was signed is accepted");
}

}  // namespace

void passkey(std::string_view bytes) {
    static const Recording recording;
    const server::Bytes client_data = bytes_in(take_line(bytes));
    const server::Bytes authenticator_data = bytes_in(take_line(bytes));
    const server::Bytes public_key = bytes_in(take_line(bytes));
    const server::Bytes signature = bytes_in(take_line(bytes));
    for (const server::Bytes* part : {&client_data, &authenticator_data, &public_key}) read_parts(*part);
    const server::SignedAnswer answer{client_data, authenticator_data, signature};
    register_with({client_data, authenticator_data, public_key}, answer, recording.asked);
    for (const Recorded& known : recording.all) sign_with(known, answer, recording.asked);
}

}  // namespace crisscross::fuzz
