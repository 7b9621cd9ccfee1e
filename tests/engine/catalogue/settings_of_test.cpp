#include "engine/catalogue/settings.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using engine::Knob;
using engine::KnobValue;
using engine::Settings;

namespace {

/// Values that differ as much as possible: all choices, all systems, the least and the greatest number.
std::vector<KnobValue> values_of(const Knob& knob, const engine::Ruleset& system) {
    if (const auto* number = std::get_if<engine::NumberKnob>(&knob.kind)) return {number->min, number->max};
    const auto possible = engine::possible_values(system, knob);
    return {possible.begin(), possible.end()};
}

}  // namespace

TEST_CASE("the usual rules of a system have no settings but the system") {
    for (const engine::Ruleset& system : engine::catalogue::all())
        CHECK(engine::settings_of(system) == Settings{.system = system.id});
}

TEST_CASE("the settings of rules lead to the same rules, whichever knob was set") {
    int tried = 0;
    for (const engine::Ruleset& system : engine::catalogue::all())
        for (const Knob& knob : engine::knobs())
            for (const KnobValue& value : values_of(knob, system)) {
                const auto rules = engine::resolve({.system = system.id, .knobs = {{std::string(knob.name), value}}});
                if (!rules) continue;
                const auto settings = engine::settings_of(rules->ruleset());
                INFO(system.id << ' ' << knob.name);
                REQUIRE(settings);
                CHECK(engine::resolve(*settings).value().ruleset() == rules->ruleset());
                CHECK(settings->knobs.size() <= 1);
                ++tried;
            }
    CHECK(tried > 300);
}

TEST_CASE("rules with many changes have all of them as settings") {
    const Settings wanted{.system = "classic",
                          .knobs = {{"board_from", "super"},
                                    {"tiles_from", "shmac"},
                                    {"rack_size", 9},
                                    {"hints", "own_rack"},
                                    {"bingo_points", 35}}};
    CHECK(engine::settings_of(engine::resolve(wanted).value().ruleset()) == wanted);
}

TEST_CASE("rules of a system that the catalogue does not have come from no settings") {
    engine::Ruleset made_up = engine::catalogue::classic();
    made_up.id = "made-up";
    CHECK_FALSE(engine::settings_of(made_up));
}
