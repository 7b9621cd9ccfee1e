#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace crisscross::server {

/// Secret random bytes: for tokens, room codes and the seeds of games. Any thread may ask.
class Entropy {
public:
    virtual ~Entropy() = default;
    virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

/// The random device of the machine, by libsodium.
class SystemEntropy : public Entropy {
public:
    void fill(std::span<std::uint8_t> bytes) override;
};

}  // namespace crisscross::server
