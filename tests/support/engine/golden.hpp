#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// Data of tests/golden.
namespace crisscross::test {

std::string golden_text(const std::string& file);

/// One JSON value for each line. Throws if there is none.
std::vector<nlohmann::json> golden_lines(const std::string& file);

/// Whether what is kept is to be written anew (CRISSCROSS_UPDATE_GOLDEN=1).
bool golden_wanted();
void write_golden(const std::string& file, const std::string& text);

}  // namespace crisscross::test
