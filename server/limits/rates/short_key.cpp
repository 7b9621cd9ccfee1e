#include "server/limits/rates/short_key.hpp"

#include <sodium.h>

namespace crisscross::server {

std::string short_key_of(std::string_view text) {
    std::string key(crypto_generichash_BYTES_MIN, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(key.data()), key.size(),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size(), nullptr, 0);
    return key;
}

}  // namespace crisscross::server
