#include "tests/support/attacks/sample_messages.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "tests/support/text_of_file.hpp"

namespace crisscross::test {

namespace {

using nlohmann::json;

std::vector<json> read_samples() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(CRISSCROSS_FIXTURES)) paths.push_back(entry.path());
    if (paths.empty()) throw std::runtime_error("no messages in " CRISSCROSS_FIXTURES);
    std::ranges::sort(paths);
    std::vector<json> samples;
    for (const auto& path : paths) samples.push_back(json::parse(text_of_file(path)));
    return samples;
}

}  // namespace

std::vector<std::string> sample_messages(const std::string& room) {
    static const std::vector<json> samples = read_samples();
    std::vector<std::string> messages;
    for (json sample : samples) {
        if (sample.contains("room") && sample["room"].is_string()) sample["room"] = room;
        messages.push_back(sample.dump());
    }
    return messages;
}

}  // namespace crisscross::test
