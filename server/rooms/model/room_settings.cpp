#include "server/rooms/model/room_settings.hpp"

#include "engine/rules/names.hpp"

namespace crisscross::server {

namespace {

bool is_set(const engine::Settings& settings, std::string_view name) {
    return name == "system" || settings.knobs.contains(name);
}

protocol::Details details_of(const engine::RulesetFault& fault) {
    return {.reason = std::string(engine::name_of(fault.kind)), .min = fault.min, .max = fault.max};
}

/// Points at the first of the knobs that the player has set, or else that a player can set.
Complaint bad_settings(const engine::RulesetFault& fault, const engine::Settings& settings) {
    Complaint made{"BAD_SETTINGS", fault.why, "/settings"};
    made.knobs = fault.knobs;
    made.details = details_of(fault);
    for (const std::string& field : fault.knobs) {
        const engine::Knob* knob = engine::knob_setting(field);
        if (!knob && field != "system") continue;
        const std::string name(knob ? knob->name : field);
        if (is_set(settings, name) || made.field == "/settings") made.field = "/settings/" + name;
        if (is_set(settings, name)) break;
    }
    return made;
}

}  // namespace

Answer<engine::Rules> rules_of(const engine::Settings& settings) {
    auto rules = engine::resolve(settings);
    if (!rules) return bad_settings(rules.error(), settings);
    return *std::move(rules);
}

}  // namespace crisscross::server
