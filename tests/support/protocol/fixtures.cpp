#include "tests/support/protocol/fixtures.hpp"
#include "tests/support/paths/paths.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

#include "tests/support/file_text.hpp"

namespace crisscross::test {

std::filesystem::path fixture_folder() {
    return in_project("protocol/fixtures");
}

std::vector<Fixture> fixtures(const std::string& folder) {
    std::vector<Fixture> found;
    for (const auto& file : std::filesystem::directory_iterator(fixture_folder() / folder)) {
        std::string text = file_text(file.path());
        auto value = nlohmann::json::parse(text);
        found.push_back({file.path().stem().string(), std::move(text), std::move(value)});
    }
    if (found.empty()) throw std::runtime_error("no fixtures in " + folder);
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return found;
}

bool update_wanted() {
    const char* request = std::getenv("CRISSCROSS_UPDATE_FIXTURES");
    return request && std::string_view(request) == "1";
}

}  // namespace crisscross::test
