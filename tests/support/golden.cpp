#include "tests/support/golden.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace crisscross::test {

std::string golden_text(const std::string& file) {
    std::ifstream in(std::filesystem::path(CRISSCROSS_GOLDEN) / file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (text.empty()) throw std::runtime_error("nothing in " + file);
    return text;
}

std::vector<nlohmann::json> golden_lines(const std::string& file) {
    std::vector<nlohmann::json> lines;
    std::istringstream in(golden_text(file));
    for (std::string line; std::getline(in, line);) lines.push_back(nlohmann::json::parse(line));
    return lines;
}

}  // namespace crisscross::test
