#include "server/access/password.hpp"

#include <sodium.h>

namespace crisscross::server {

Password::Password(std::string_view text) {
    randombytes_buf(key_.data(), key_.size());
    hash_ = hash_of(text);
}

bool Password::matches(std::string_view text) const {
    const Bytes hash = hash_of(text);
    return sodium_memcmp(hash.data(), hash_.data(), size) == 0;
}

Password::Bytes Password::hash_of(std::string_view text) const {
    Bytes hash{};
    crypto_generichash(hash.data(), size, reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       key_.data(), key_.size());
    return hash;
}

}  // namespace crisscross::server
