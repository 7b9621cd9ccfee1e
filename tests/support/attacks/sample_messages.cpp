#include "tests/support/attacks/sample_messages.hpp"

#include "tests/support/protocol/fixtures.hpp"

namespace crisscross::test {

std::vector<std::string> sample_messages(const std::string& room) {
    static const std::vector<Fixture> samples = fixtures("client");
    std::vector<std::string> messages;
    for (const Fixture& fixture : samples) {
        nlohmann::json sample = fixture.value;
        if (sample.contains("room") && sample["room"].is_string()) sample["room"] = room;
        messages.push_back(sample.dump());
    }
    return messages;
}

}  // namespace crisscross::test
