#include "protocol/messages/catalogue.hpp"

#include <fstream>

#include "engine/catalogue/settings.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/stored/stored_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/protocol/fixtures.hpp"

// protocol/fixtures/server/catalogue.json: what a server answers today. Run with CRISSCROSS_UPDATE_FIXTURES=1 to
// write it anew.

using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::json;
namespace engine = crisscross::engine;

namespace {

/// One line for each system and knob, so that a difference can be read.
std::string document() {
    const auto lines = [](const Json& list) {
        std::string text;
        for (const Value& item : Value::parse(list.text)) text += (text.empty() ? "\n" : ",\n") + item.dump();
        return "[" + text + "]";
    };
    const CatalogueText& text = catalogue_text();
    return R"({"type":"catalogue","id":"c9","systems":)" + lines(text.systems) + ",\n\"knobs\":" + lines(text.knobs) +
           "}\n";
}

}  // namespace

TEST_CASE("the catalogue of the fixtures is what the server sends today") {
    const auto file = fixture_folder() / "server" / "catalogue.json";
    if (update_wanted()) std::ofstream(file) << document();
    std::ifstream in(file);
    CHECK(Value::parse(document()) == Value::parse(in, nullptr, false));
}

TEST_CASE("the catalogue has every system with its rules and every knob with its kind") {
    const Value systems = Value::parse(catalogue_text().systems.text);
    REQUIRE(systems.size() == engine::catalogue::all().size());
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const engine::Ruleset& system = engine::catalogue::all()[i];
        CHECK(read_ruleset(systems[i]["rules"].dump()).value() == system);
        for (const engine::Knob& knob : engine::knobs()) CHECK(systems[i]["usual"].contains(knob.name));
    }
    CHECK(Value::parse(catalogue_text().knobs.text).size() == engine::knobs().size());
}

TEST_CASE("the catalogue fits into one frame") {
    CHECK(write(server::Catalogue{"c1", catalogue_text().systems, catalogue_text().knobs}).size() < 64 * 1024);
}
