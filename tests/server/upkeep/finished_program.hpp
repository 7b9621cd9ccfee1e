#pragma once

#include <string>
#include <vector>

namespace crisscross::test {

/// What a run of the program printed, and its exit status.
struct Outcome {
    int status = 0;
    std::string out{};
    std::string error{};
};

/// Runs `crisscross` with these arguments until it ends.
Outcome run_crisscross(std::vector<std::string> arguments);

/// The single line with which the program refused.
std::string only_line(const Outcome& outcome);

}  // namespace crisscross::test
