#include "server/passkeys/passkey.hpp"

#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>

#include "server/passkeys/authenticator_data.hpp"
#include "server/push/base64url.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::server;
using Value = nlohmann::json;

namespace {

/// What the virtual authenticator of Chromium 156 made and signed, for the challenge 1, 2, 3, ... 32 and the host
/// "localhost": one passkey of each kind of key.
Value recorded() {
    std::ifstream in(crisscross::test::in_project("tests/server/passkeys/chromium.json"));
    return Value::parse(in);
}

Bytes bytes(const Value& text) {
    return from_base64url(text.get<std::string>()).value();
}

NewPasskey made(const Value& passkey) {
    const Value& made = passkey["made"];
    return {bytes(made["client_data"]), bytes(made["authenticator_data"]), bytes(made["public_key"])};
}

SignedAnswer answer(const Value& passkey) {
    const Value& answer = passkey["signed"];
    return {bytes(answer["client_data"]), bytes(answer["authenticator_data"]), bytes(answer["signature"])};
}

Asked asked() {
    Asked asked{Bytes(32), recorded()["origin"], "localhost"};
    std::iota(asked.challenge.begin(), asked.challenge.end(), std::uint8_t{1});
    return asked;
}

Value first() {
    return recorded()["passkeys"][0];
}

Bytes replaced(const Bytes& json, const std::string& what, const std::string& by) {
    std::string text(json.begin(), json.end());
    text.replace(text.find(what), what.size(), by);
    return {text.begin(), text.end()};
}

/// The part of the answer that is refused.
template <class Kind>
std::string refused(const Answer<Kind>& answer) {
    REQUIRE_FALSE(answer.has_value());
    CHECK(answer.error().code == "BAD_PASSKEY");
    return answer.error().field.value();
}

std::string refused(const NewPasskey& made, const Asked& by = asked()) {
    return refused(register_passkey(made, by));
}

std::string refused(const SignedAnswer& answer, const Asked& by = asked()) {
    return refused(check_signature(*register_passkey(made(first()), asked()), answer, by));
}

}  // namespace

TEST_CASE("a passkey of each kind of key is registered, and its signature verified") {
    const Value passkeys = recorded()["passkeys"];
    for (const Value& passkey : passkeys) {
        INFO(passkey["key"]);
        const auto registered = register_passkey(made(passkey), asked());
        REQUIRE(registered.has_value());
        CHECK(registered->id.size() == 32);
        CHECK(registered->count == 1);
        const auto count = check_signature(*registered, answer(passkey), asked());
        REQUIRE(count.has_value());
        CHECK(*count == 2);
    }
}

TEST_CASE("an answer to another question, for another site or for something else is refused") {
    Asked other = asked();
    ++other.challenge.back();
    CHECK(refused(made(first()), other) == "/client_data");
    CHECK(refused(answer(first()), other) == "/client_data");
    other = asked();
    other.origin = "https://evil.example";
    CHECK(refused(made(first()), other) == "/client_data");
    other = asked();
    other.host = "evil.example";
    CHECK(refused(made(first()), other) == "/authenticator_data");
    CHECK(refused(answer(first()), other) == "/authenticator_data");

    NewPasskey signed_instead = made(first());
    signed_instead.client_data = answer(first()).client_data;
    CHECK(refused(signed_instead) == "/client_data");
    for (const std::string text : {"", "7", "{}", "{\"type\": 7}"}) {
        signed_instead.client_data = Bytes(text.begin(), text.end());
        CHECK(refused(signed_instead) == "/client_data");
    }
}

TEST_CASE("each changed byte of what was signed spoils the signature") {
    const Passkey passkey = *register_passkey(made(first()), asked());
    const SignedAnswer right = answer(first());
    for (std::size_t at = 0; at < right.authenticator_data.size(); ++at) {
        SignedAnswer changed = right;
        changed.authenticator_data[at] ^= 0x80;
        CHECK_FALSE(check_signature(passkey, changed, asked()).has_value());
    }
    for (std::size_t at = 0; at < right.signature.size(); ++at) {
        SignedAnswer changed = right;
        changed.signature[at] ^= 0x01;
        CHECK(refused(changed) == "/signature");
    }
    SignedAnswer changed = right;
    changed.client_data = replaced(right.client_data, "false", "true ");
    CHECK(refused(changed) == "/signature");
}

TEST_CASE("a signature that nobody has confirmed is refused") {
    SignedAnswer absent = answer(first());
    absent.authenticator_data[32] &= 0xfe;
    CHECK(refused(absent) == "/authenticator_data");
}

TEST_CASE("a passkey that has signed less often than before is refused, unless it never counts") {
    Passkey passkey = *register_passkey(made(first()), asked());
    passkey.count = 2;
    CHECK(refused(check_signature(passkey, answer(first()), asked())) == "/authenticator_data");
    passkey.count = 1;
    CHECK(check_signature(passkey, answer(first()), asked()).has_value());
}

TEST_CASE("a passkey with the key of another cannot sign for it") {
    const Passkey other = *register_passkey(made(recorded()["passkeys"][2]), asked());
    CHECK(refused(check_signature(other, answer(first()), asked())) == "/signature");
}

TEST_CASE("keys that are cut off, followed by something, or too short are refused") {
    NewPasskey cut = made(first());
    const Bytes key = cut.public_key;
    for (std::size_t length = 0; length < key.size(); ++length) {
        cut.public_key.assign(key.begin(), key.begin() + static_cast<std::ptrdiff_t>(length));
        CHECK(refused(cut) == "/public_key");
    }
    cut.public_key = key;
    cut.public_key.push_back(0);
    CHECK(refused(cut) == "/public_key");
    // RSA of 1,024 bits.
    cut.public_key =
        from_base64url(
            "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCpRceo0vibQyJN_kGbgDyH8Sk6kK__hABWMtCwG0r3xwN21e5RVadtRWUxpjca6D_K"
            "JX_oFtRT3F9A-oy5zNmwMVKAV6AGwVHOhBxM0BWhrxJBydQlbtOSNboajXDyIHtQHNYvfr1-yCdiZbcHKmg_sC0dmQidykQANOe5c8Bx"
            "DQIDAQAB")
            .value();
    CHECK(refused(cut) == "/public_key");
}

TEST_CASE("the data of an authenticator may end anywhere without harm") {
    const Bytes data = made(first()).authenticator_data;
    for (std::size_t length = 0; length < 37 + 18 + 32; ++length)
        CHECK_FALSE(read_authenticator_data(std::span(data).first(length)).has_value());
    const auto read = read_authenticator_data(data);
    REQUIRE(read.has_value());
    CHECK(read->new_credential.size() == 32);
    Bytes long_id = data;
    long_id[53] = 0xff;
    CHECK_FALSE(read_authenticator_data(long_id).has_value());
    long_id[53] = 0;
    long_id[54] = 0;
    CHECK_FALSE(read_authenticator_data(long_id).has_value());
    CHECK(refused(NewPasskey{made(first()).client_data, answer(first()).authenticator_data,
                             made(first()).public_key}) == "/authenticator_data");
}
