#include "tests/support/clients/push_browser.hpp"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "server/push/base64url.hpp"
#include "tests/support/clients/p256_verification.hpp"

namespace crisscross::test {

namespace {

constexpr std::size_t salt_length = 16;
constexpr std::size_t head_length = salt_length + 4 + 1 + 65;
constexpr std::size_t tag_length = 16;

template <class Bytes>
std::string text_of(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

template <std::size_t length>
std::array<std::uint8_t, length> bytes_of(std::string_view text) {
    std::array<std::uint8_t, length> bytes{};
    if (text.size() != length) throw std::runtime_error("a text has another length");
    std::copy(text.begin(), text.end(), bytes.begin());
    return bytes;
}

unsigned char* data(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

std::string hkdf(std::string salt, std::string secret, std::string info, std::size_t length) {
    EVP_KDF* kdf = EVP_KDF_fetch(nullptr, "HKDF", nullptr);
    EVP_KDF_CTX* context = EVP_KDF_CTX_new(kdf);
    char digest[] = "SHA256";
    const OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, secret.data(), secret.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, salt.data(), salt.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info.data(), info.size()), OSSL_PARAM_construct_end()};
    std::string made(length, '\0');
    const bool done = EVP_KDF_derive(context, data(made), length, parameters) == 1;
    EVP_KDF_CTX_free(context);
    EVP_KDF_free(kdf);
    if (!done) throw std::runtime_error("OpenSSL cannot derive a key");
    return made;
}

std::optional<std::string> decrypt(std::string key, std::string nonce, std::string sealed) {
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                  EVP_CIPHER_CTX_free);
    std::string text(sealed.size() - tag_length, '\0');
    std::string tag = sealed.substr(text.size());
    int length = 0;
    const bool done =
        EVP_DecryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, data(key), data(nonce)) == 1 &&
        EVP_DecryptUpdate(context.get(), data(text), &length, data(sealed), static_cast<int>(text.size())) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, tag_length, tag.data()) == 1 &&
        EVP_DecryptFinal_ex(context.get(), data(text) + length, &length) == 1;
    return done ? std::optional(text) : std::nullopt;
}

std::string decoded(std::string_view base64url) {
    return text_of(server::from_base64url(base64url).value());
}

// The text between two marks, or to the end.
std::string between(const std::string& text, const std::string& begin, const std::string& end) {
    const auto from = text.find(begin);
    if (from == text.npos) throw std::runtime_error("there is no " + begin);
    const auto rest = text.substr(from + begin.size());
    return rest.substr(0, rest.find(end));
}

}  // namespace

PushBrowser::PushBrowser(std::uint64_t seed) : entropy_(seed), key_(server::P256Key::make(entropy_)) {
    entropy_.fill(secret_);
}

storage::PushDevice PushBrowser::subscription(const std::string& address) const {
    return {address, key_.point(), secret_};
}

std::optional<std::string> PushBrowser::read(const HeardRequest& message) const {
    const std::string& body = message.body;
    if (message.headers.at("content-encoding") != "aes128gcm" || body.size() < head_length + tag_length + 1)
        return std::nullopt;
    const std::string salt = body.substr(0, salt_length);
    const std::string sender = body.substr(head_length - 65, 65);
    const auto shared = key_.shared_with(bytes_of<65>(sender)).value();
    const std::string info = std::string("WebPush: info") + '\0' + text_of(key_.point()) + sender;
    const std::string secret = hkdf(text_of(secret_), text_of(shared), info, 32);
    const std::string key = hkdf(salt, secret, std::string("Content-Encoding: aes128gcm") + '\0', 16);
    const std::string nonce = hkdf(salt, secret, std::string("Content-Encoding: nonce") + '\0', 12);
    auto text = decrypt(key, nonce, body.substr(head_length));
    if (!text || text->back() != 2) return std::nullopt;
    text->pop_back();
    return text;
}

std::optional<PushSender> sender_of(const HeardRequest& message) {
    const std::string& header = message.headers.at("authorization");
    const std::string key = between(header, "k=", ",");
    const std::string token = between(header, "t=", ",");
    const auto dot = token.rfind('.');
    const auto signature = bytes_of<64>(decoded(token.substr(dot + 1)));
    if (!verifies(bytes_of<65>(decoded(key)), token.substr(0, dot), signature)) return std::nullopt;
    const auto claims = nlohmann::json::parse(decoded(between(token.substr(0, dot), ".", ".")));
    return PushSender{key, claims.at("aud"), claims.value("sub", ""), claims.at("exp")};
}

}  // namespace crisscross::test
