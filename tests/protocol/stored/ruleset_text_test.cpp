#include "protocol/stored/stored_text.hpp"

#include <nlohmann/json.hpp>

#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::protocol;
using Value = nlohmann::json;
namespace engine = crisscross::engine;

TEST_CASE("every system of the catalogue is read back as it was written") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        CHECK(read_ruleset(write_ruleset(ruleset).text).value() == ruleset);
    }
}

TEST_CASE("changed knobs of a room are in its resolved rules") {
    engine::Settings settings;
    settings.knobs = {{"ruling", "ten"}, {"scoreless_turns", 6}, {"window_last_play", 30}};
    const engine::Ruleset ruleset = engine::resolve(settings).value().ruleset();
    const Value written = Value::parse(write_ruleset(ruleset).text);
    CHECK(written["ruling"] == "ten");
    CHECK(written["windows"]["last_play"] == 30);
    CHECK(written["ends"].back() == Value{{"type", "scoreless_turns"}, {"turns", 6}});
    CHECK(read_ruleset(written.dump()).value() == ruleset);
}

TEST_CASE("rules of every system are read as they were written") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all())
        CHECK(read_ruleset(write_ruleset(ruleset).text).value() == ruleset);
}

TEST_CASE("rules without a knob, with an unknown one or with a wrong one are a fault that names it") {
    const Value classic = Value::parse(write_ruleset(engine::catalogue::classic()).text);
    for (const auto& item : classic.items()) {
        Value missing = classic;
        missing.erase(item.key());
        if (item.key() == "opening" || item.key() == "word_lookup")  // these may be missing
            CHECK(read_ruleset(missing.dump()).has_value());
        else
            CHECK(read_ruleset(missing.dump()).error().field == "/" + item.key());
        Value wrong = classic;
        wrong[item.key()] = false;
        CHECK(read_ruleset(wrong.dump()).error().field == "/" + item.key());
    }
    Value extra = classic;
    extra["gravity"] = 1;
    CHECK(read_ruleset(extra.dump()).error().field == "/gravity");
}

TEST_CASE("rules that were stored before words could be looked up let nobody look up words during the game") {
    Value old = Value::parse(write_ruleset(engine::catalogue::classic()).text);
    old.erase("word_lookup");
    CHECK(read_ruleset(old.dump()).value().word_lookup == engine::WordLookup::after_game);
}

TEST_CASE("unknown values in rules are faults") {
    Value classic = Value::parse(write_ruleset(engine::catalogue::classic()).text);
    classic["ends"][0]["type"] = "bored";
    CHECK(read_ruleset(classic.dump()).error().field == "/ends/0/type");
    classic = Value::parse(write_ruleset(engine::catalogue::classic()).text);
    classic["settlements"][1] = "tax";
    CHECK(read_ruleset(classic.dump()).error().field == "/settlements/1");
}
