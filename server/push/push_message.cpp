#include "server/push/push_message.hpp"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <memory>
#include <stdexcept>

#include "server/runtime/entropy.hpp"

namespace crisscross::server {

namespace {

using namespace std::string_view_literals;
using Digest = std::array<std::uint8_t, 32>;

constexpr std::size_t key_length = 16;
constexpr std::size_t nonce_length = 12;
constexpr std::size_t tag_length = 16;
constexpr std::string_view record_size = "\0\0\x10\0"sv;  // 4,096: one record is enough
constexpr char last_record = 2;

template <class Bytes>
std::string text_of(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Digest hmac(std::string_view key, std::string_view text) {
    Digest digest{};
    unsigned length = digest.size();
    if (!HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
              reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data(), &length))
        throw std::runtime_error("OpenSSL cannot make an HMAC");
    return digest;
}

// HKDF (RFC 5869) with one block of output.
std::string derive(std::string_view salt, std::string_view secret, std::string_view info, std::size_t length) {
    const Digest extracted = hmac(salt, secret);
    return text_of(hmac(text_of(extracted), std::string(info) + '\1')).substr(0, length);
}

std::string aes_128_gcm(const std::string& key, const std::string& nonce, const std::string& text) {
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(EVP_CIPHER_CTX_new(),
                                                                                  EVP_CIPHER_CTX_free);
    std::string sealed(text.size() + tag_length, '\0');
    auto* out = reinterpret_cast<unsigned char*>(sealed.data());
    const auto bytes = [](const std::string& of) { return reinterpret_cast<const unsigned char*>(of.data()); };
    int length = 0;
    const bool done =
        EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce)) == 1 &&
        EVP_EncryptUpdate(context.get(), out, &length, bytes(text), static_cast<int>(text.size())) == 1 &&
        EVP_EncryptFinal_ex(context.get(), out + length, &length) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, tag_length, out + text.size()) == 1;
    if (!done) throw std::runtime_error("OpenSSL cannot encrypt");
    return sealed;
}

}  // namespace

PushSeal new_push_seal(Entropy& entropy) {
    PushSeal seal{P256Key::make(entropy)};
    entropy.fill(seal.salt);
    return seal;
}

std::optional<std::string> encrypt_push(std::string_view text, const PushReceiver& receiver, const PushSeal& seal) {
    const auto shared = seal.sender.shared_with(receiver.point);
    if (!shared || text.size() > max_push_text_bytes) return std::nullopt;
    const std::string sender = text_of(seal.sender.point());
    const std::string salt = text_of(seal.salt);
    const std::string both = std::string("WebPush: info\0"sv) + text_of(receiver.point) + sender;
    const std::string secret = derive(text_of(receiver.secret), text_of(*shared), both, sizeof(Digest));
    const std::string key = derive(salt, secret, "Content-Encoding: aes128gcm\0"sv, key_length);
    const std::string nonce = derive(salt, secret, "Content-Encoding: nonce\0"sv, nonce_length);
    const std::string header = salt + std::string(record_size) + static_cast<char>(sender.size()) + sender;
    return header + aes_128_gcm(key, nonce, std::string(text) + last_record);
}

}  // namespace crisscross::server
