#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace crisscross::server {

/// A source of secret random bytes for tokens, room codes and the seeds of games. May be used from any thread.
class Entropy {
public:
    virtual ~Entropy() = default;
    virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

/// The machine's random device, through libsodium.
class SystemEntropy : public Entropy {
public:
    void fill(std::span<std::uint8_t> bytes) override;
};

}  // namespace crisscross::server
