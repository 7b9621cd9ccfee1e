#include "server/push/push_key.hpp"

#include <fstream>

#include "protocol/hex.hpp"
#include "server/sealing/private_file.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t hex_length = 64;

engine::Result<P256Key, StartFault> make_push_key(const std::filesystem::path& file, Entropy& entropy) {
    const P256Key key = P256Key::make(entropy);
    const auto failed = write_private(file, protocol::to_hex(key.secret()) + "\n", Existing::refuse);
    if (failed) return StartFault{failed->why};
    return key;
}

}  // namespace

engine::Result<P256Key, StartFault> open_push_key(const std::filesystem::path& folder, Entropy& entropy) {
    const std::filesystem::path file = folder / push_key_file;
    if (!std::filesystem::exists(file)) return make_push_key(file, entropy);
    std::string digits(hex_length, '\0');
    std::ifstream(file).read(digits.data(), hex_length);
    const auto secret = protocol::from_hex(digits);
    const auto key = secret ? P256Key::from(*secret) : std::nullopt;
    if (!key)
        return StartFault{file.string() + " is not a key of Web Push: restore it, or remove it to make a new one"};
    return *key;
}

}  // namespace crisscross::server
