#pragma once

#include <string>

namespace crisscross::test {

/// What a command has returned and written.
struct Outcome {
    int status = 0;
    std::string out{};
    std::string error{};
};

}  // namespace crisscross::test
