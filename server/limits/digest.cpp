#include "server/limits/digest.hpp"

#include <sodium.h>

namespace crisscross::server {

std::string digest_of(std::string_view text) {
    std::string digest(crypto_generichash_BYTES_MIN, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(digest.data()), digest.size(),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size(), nullptr, 0);
    return digest;
}

}  // namespace crisscross::server
