#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// Data of tests/golden, made by an independent model of the rules.
namespace crisscross::test {

std::string golden_text(const std::string& file);

/// One JSON value for each line. Throws if there is none.
std::vector<nlohmann::json> golden_lines(const std::string& file);

}  // namespace crisscross::test
