#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/play/refusal.hpp"
#include "tests/protocol/messages/fixtures.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::test;
namespace engine = crisscross::engine;

namespace {

std::string readme() {
    std::ifstream in(fixture_folder() / ".." / "README.md");
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("the description of the protocol names every type of message and event") {
    const std::string text = readme();
    for (const char* folder : {"client", "server", "events"})
        for (const Fixture& fixture : fixtures(folder)) {
            const auto type = fixture.value["type"].get<std::string>();
            INFO(type);
            const bool named = text.find("`" + type + "`") != std::string::npos ||
                               text.find("`" + type + " {") != std::string::npos ||
                               text.find("{\"type\": \"" + type + "\"") != std::string::npos;
            CHECK(named);
        }
}

TEST_CASE("the description of the protocol explains every code of the engine and of reading") {
    const std::string text = readme();
    std::vector<std::string> codes{"BAD_MESSAGE", "UNKNOWN_TYPE"};
    for (int code = 0; code <= static_cast<int>(engine::Code::not_seated); ++code)
        codes.emplace_back(engine::name(static_cast<engine::Code>(code)));
    for (const std::string& code : codes) {
        INFO(code);
        CHECK(text.find("| `" + code + "` | ") != std::string::npos);
    }
}
