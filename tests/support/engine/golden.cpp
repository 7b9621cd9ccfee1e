#include "tests/support/engine/golden.hpp"
#include "tests/support/paths/paths.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace crisscross::test {

std::string golden_text(const std::string& file) {
    std::ifstream in(in_project("tests/golden") / file);
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

bool updates_golden() {
    const char* objective = std::getenv("CRISSCROSS_UPDATE_GOLDEN");
    return objective && std::string_view(objective) == "1";
}

void write_golden(const std::string& file, const std::string& text) {
    const std::filesystem::path path = in_project("tests/golden") / file;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
}

}  // namespace crisscross::test
