#include "tests/protocol/messages/fixtures.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace crisscross::test {

std::filesystem::path fixture_folder() {
    return std::filesystem::path(CRISSCROSS_SOURCE_DIR) / "protocol" / "fixtures";
}

std::vector<Fixture> fixtures(const std::string& folder) {
    std::vector<Fixture> found;
    for (const auto& file : std::filesystem::directory_iterator(fixture_folder() / folder)) {
        std::ifstream in(file.path());
        std::string text{std::istreambuf_iterator<char>(in), {}};
        auto value = nlohmann::json::parse(text);
        found.push_back({file.path().stem().string(), std::move(text), std::move(value)});
    }
    if (found.empty()) throw std::runtime_error("no fixtures in " + folder);
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return found;
}

int repetitions(int brief, int full) {
    const char* request = std::getenv("CRISSCROSS_LONG");
    return request && std::string_view(request) == "1" ? full : brief;
}

bool update_wanted() {
    const char* request = std::getenv("CRISSCROSS_UPDATE_FIXTURES");
    return request && std::string_view(request) == "1";
}

}  // namespace crisscross::test
