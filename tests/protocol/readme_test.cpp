#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "engine/play/refusal.hpp"
#include "protocol/messages/codec.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross::test;
namespace engine = crisscross::engine;

namespace {

std::string readme() {
    return file_text(fixture_folder() / ".." / "README.md");
}

/// Whole messages that stand in the text, between backquotes or as indented lines. `...` marks those that are cut.
std::vector<std::string> examples() {
    std::vector<std::string> found;
    const auto keep = [&found](const std::string& text) {
        if (text.starts_with("{\"type\": \"") && text.find("...") == std::string::npos) found.push_back(text);
    };
    const std::string text = readme();
    for (auto start = text.find('`'); start != std::string::npos; start = text.find('`', start + 1)) {
        const auto end = text.find('`', start + 1);
        if (end == std::string::npos) break;
        keep(text.substr(start + 1, end - start - 1));
        start = end;
    }
    std::istringstream lines(text);
    std::string block;
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("    "))
            block += line.substr(4);
        else
            keep(std::exchange(block, {}));
    return found;
}

/// The indented JSON that begins so, without what stands beside it.
nlohmann::json explained(const std::string& beginning) {
    const std::string text = readme();
    const auto start = text.find("\n    " + beginning);
    REQUIRE(start != std::string::npos);
    std::istringstream lines(text.substr(start + 1));
    std::string json;
    for (std::string line; std::getline(lines, line) && line.starts_with("    ");)
        json += line.substr(4, line.find("    ", 5) - 4) + '\n';
    INFO(json);
    return nlohmann::json::parse(json);
}

}  // namespace

TEST_CASE("the example messages in the description can be read") {
    const auto shown = examples();
    CHECK(shown.size() >= 2);
    for (const std::string& text : shown) {
        INFO(text);
        const auto message = crisscross::protocol::read_server(text);
        REQUIRE(message.has_value());
        CHECK(nlohmann::json::parse(crisscross::protocol::write(*message)) == nlohmann::json::parse(text));
    }
}

TEST_CASE("the state of a snapshot has in the description the fields that it has in the schema") {
    const auto schema = nlohmann::json::parse(file_text(fixture_folder() / ".." / "schema" / "server.schema.json"));
    std::set<std::string> described;
    const nlohmann::json state = explained("{\"squares\": ");
    for (const auto& [name, value] : state.items()) described.insert(name);
    CHECK(described == schema.at("$defs").at("state").at("required").get<std::set<std::string>>());
}

TEST_CASE("the description of the protocol names every type of message and event") {
    const std::string text = readme();
    for (const char* folder : {"client", "server", "events", "host_client", "host_server"})
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
    for (const auto& [code, name] : engine::Names<engine::Code>::all) codes.emplace_back(name);
    for (const std::string& code : codes) {
        INFO(code);
        CHECK(text.find("| `" + code + "` | ") != std::string::npos);
    }
}
