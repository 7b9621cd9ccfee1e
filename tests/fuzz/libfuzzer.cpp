// The entry points of libFuzzer for one target, which CRISSCROSS_FUZZ_TARGET names.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

#include "tests/fuzz/targets.hpp"
#include "tests/support/games/mutation.hpp"

namespace {

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace

extern "C" {

std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    crisscross::fuzz::CRISSCROSS_FUZZ_TARGET(text_of(data, size));
    return 0;
}

// libFuzzer knows bytes. Most inputs are lines of JSON, so every third mutation is one of ours.
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max, unsigned seed) {
    if (seed % 3 != 0) return LLVMFuzzerMutate(data, size, max);
    std::mt19937 random(seed);
    const std::string input(text_of(data, size));
    const std::string other = crisscross::test::mutated(input, input, random);
    const std::size_t length = std::min(other.size(), max);
    std::copy_n(other.begin(), length, data);
    return length;
}
}
