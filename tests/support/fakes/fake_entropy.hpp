#pragma once

#include <mutex>
#include <random>

#include "server/runtime/entropy.hpp"

namespace crisscross::test {

/// The same bytes in every run of a test.
class FakeEntropy : public server::Entropy {
public:
    explicit FakeEntropy(std::uint64_t seed = 1) : generator_(seed) {}

    void fill(std::span<std::uint8_t> bytes) override {
        const std::lock_guard lock(mutex_);
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(generator_());
    }

private:
    std::mutex mutex_;
    std::mt19937_64 generator_;
};

}  // namespace crisscross::test
