#pragma once

#include <random>
#include <string>
#include <string_view>

namespace crisscross::test {

/// `input` with a few changes: of bytes, of numbers, and of whole lines, some of them taken from `other`.
std::string mutated(std::string input, std::string_view other, std::mt19937& random);

}  // namespace crisscross::test
