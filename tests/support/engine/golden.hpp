#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// The data in tests/golden.
namespace crisscross::test {

/// The text of a file in tests/golden.
std::string golden_text(const std::string& file);

/// The JSON values of a file in tests/golden, one per line. Throws if there are none.
std::vector<nlohmann::json> golden_lines(const std::string& file);

/// Whether golden files should be rewritten (CRISSCROSS_UPDATE_GOLDEN=1).
bool updates_golden();
void write_golden(const std::string& file, const std::string& text);

}  // namespace crisscross::test
