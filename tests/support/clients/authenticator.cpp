#include "tests/support/clients/authenticator.hpp"

#include <openssl/evp.h>
#include <openssl/x509.h>
#include <sodium.h>

#include <stdexcept>

#include "server/push/base64url.hpp"

namespace crisscross::test {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::uint8_t user_present = 0x01;
constexpr std::uint8_t has_new_credential = 0x40;

Bytes sha256(std::string_view text) {
    Bytes hash(crypto_hash_sha256_BYTES);
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return hash;
}

}  // namespace

struct Authenticator::Key {
    ~Key() { EVP_PKEY_free(pair); }

    Bytes public_half() const {
        unsigned char* der = nullptr;
        const int length = i2d_PUBKEY(pair, &der);
        const Bytes bytes(der, der + length);
        OPENSSL_free(der);
        return bytes;
    }
    Bytes sign(const Bytes& message) const {
        EVP_MD_CTX* context = EVP_MD_CTX_new();
        std::size_t length = 128;
        Bytes signature(length);
        const bool done = EVP_DigestSignInit(context, nullptr, EVP_sha256(), nullptr, pair) == 1 &&
                          EVP_DigestSign(context, signature.data(), &length, message.data(), message.size()) == 1;
        EVP_MD_CTX_free(context);
        if (!done) throw std::runtime_error("OpenSSL cannot sign");
        signature.resize(length);
        return signature;
    }

    EVP_PKEY* pair = EVP_EC_gen("P-256");
};

Authenticator::Authenticator(std::string origin)
    : origin_(std::move(origin)), id_(32), key_(std::make_unique<Key>()) {
    randombytes_buf(id_.data(), id_.size());
}

Authenticator::~Authenticator() = default;

std::string Authenticator::client_data(const std::string& type, const std::string& challenge) const {
    return R"({"type":")" + type + R"(","challenge":")" + challenge + R"(","origin":")" + origin_ +
           R"(","crossOrigin":false})";
}

Bytes Authenticator::data(const std::string& host, std::uint8_t flags) {
    Bytes bytes = sha256(host);
    bytes.push_back(flags);
    ++count_;
    for (const int shift : {24, 16, 8, 0}) bytes.push_back(static_cast<std::uint8_t>(count_ >> shift));
    return bytes;
}

protocol::MadePasskey Authenticator::make(const protocol::server::PasskeyChallenge& challenge) {
    Bytes made = data(challenge.host, user_present | has_new_credential);
    made.resize(made.size() + 16);  // the model
    made.push_back(0);
    made.push_back(static_cast<std::uint8_t>(id_.size()));
    made.insert(made.end(), id_.begin(), id_.end());
    return {server::to_base64url(client_data("webauthn.create", challenge.challenge)), server::to_base64url(made),
            server::to_base64url(key_->public_half()), "phone"};
}

protocol::client::SignInWithPasskey Authenticator::sign(const protocol::server::PasskeyChallenge& challenge) {
    const std::string json = client_data("webauthn.get", challenge.challenge);
    const Bytes own = data(challenge.host, user_present);
    Bytes message = own;
    const Bytes hash = sha256(json);
    message.insert(message.end(), hash.begin(), hash.end());
    return {.credential = server::to_base64url(id_),
            .client_data = server::to_base64url(json),
            .authenticator_data = server::to_base64url(own),
            .signature = server::to_base64url(key_->sign(message))};
}

}  // namespace crisscross::test
