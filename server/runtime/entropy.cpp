#include "server/runtime/entropy.hpp"

#include <sodium.h>

#include <stdexcept>

namespace crisscross::server {

void SystemEntropy::fill(std::span<std::uint8_t> bytes) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
    randombytes_buf(bytes.data(), bytes.size());
}

}  // namespace crisscross::server
