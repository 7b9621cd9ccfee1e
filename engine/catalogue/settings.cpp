#include "engine/catalogue/settings.hpp"

#include <algorithm>

namespace crisscross::engine {

namespace {

using Fault = std::optional<RulesetFault>;

Fault copy_from_system(Ruleset& ruleset, const Knob& knob, const SystemKnob& part, const KnobValue& value) {
    const auto* id = std::get_if<std::string>(&value);
    const auto other = id ? catalogue::find(*id) : std::nullopt;
    if (!other)
        return RulesetFault{
            {std::string(knob.name)}, "the catalogue has no such system", RulesetFault::Kind::unknown};
    part.copy(ruleset, *other);
    return {};
}

Fault change(Ruleset& ruleset, const Knob& knob, const KnobValue& value) {
    if (const auto* part = std::get_if<SystemKnob>(&knob.kind)) return copy_from_system(ruleset, knob, *part, value);
    return set_knob(ruleset, knob, value);
}

/// Sets the knobs that this knob depends on to values that let it matter.
void let_matter(Ruleset& ruleset, const Knob& knob) {
    for (const KnobCondition& condition : knob.only_where)
        if (const Knob* other = find_knob(condition.knob); other && !condition.values.empty())
            set_knob(ruleset, *other, std::string(condition.values.front()));
}

std::vector<std::string> possible_systems(const Ruleset& system, const SystemKnob& part) {
    std::vector<std::string> ids;
    std::vector<Ruleset> seen;
    for (const Ruleset& from : catalogue::all()) {
        Ruleset changed = system;
        part.copy(changed, from);
        if (!compile(changed) || std::find(seen.begin(), seen.end(), changed) != seen.end()) continue;
        seen.push_back(std::move(changed));
        ids.push_back(from.id);
    }
    return ids;
}

std::vector<std::string> possible_choices(const Ruleset& system, const Knob& knob, const ChoiceKnob& choice) {
    std::vector<std::string> possible;
    for (const std::string_view value : choice.choices) {
        Ruleset changed = system;
        if (choice.read(system) != value) {
            if (!matters(knob, system)) let_matter(changed, knob);
            choice.write(changed, value);
        }
        if (compile(std::move(changed))) possible.emplace_back(value);
    }
    return possible;
}

/// The system from which the rules have this part; nothing if it is their own system's, or no system's.
std::optional<KnobValue> origin_of(const Ruleset& rules, const Ruleset& system, const SystemKnob& part) {
    const auto has_part_of = [&](const Ruleset& from) {
        Ruleset copied = rules;
        part.copy(copied, from);
        return copied == rules;
    };
    if (has_part_of(system)) return std::nullopt;
    const auto found = std::ranges::find_if(catalogue::all(), has_part_of);
    if (found == catalogue::all().end()) return std::nullopt;
    return found->id;
}

/// A knob may set more of the rules than its value shows.
bool is_as_set(const Knob& knob, const KnobValue& value, const Ruleset& rules) {
    Ruleset set = rules;
    return !set_knob(set, knob, value) && set == rules;
}

std::optional<KnobValue> changed_value(const Knob& knob, const Ruleset& rules, const Ruleset& system) {
    if (const auto* part = std::get_if<SystemKnob>(&knob.kind)) return origin_of(rules, system, *part);
    auto value = knob_value(knob, rules);
    const bool is_usual = value == knob_value(knob, system);
    if (is_usual && is_as_set(knob, *value, rules) == is_as_set(knob, *value, system)) return std::nullopt;
    return value;
}

}  // namespace

std::optional<Settings> settings_of(const Ruleset& rules) {
    const auto system = catalogue::find(rules.id);
    if (!system) return std::nullopt;
    Settings settings{.system = rules.id};
    for (const Knob& knob : knobs())
        if (auto value = changed_value(knob, rules, *system)) settings.knobs.emplace(knob.name, *std::move(value));
    return settings;
}

Result<Ruleset, RulesetFault> changed_ruleset(const Settings& settings) {
    auto ruleset = catalogue::find(settings.system);
    if (!ruleset) return RulesetFault{{"system"}, "the catalogue has no such system", RulesetFault::Kind::unknown};
    for (const auto& [name, value] : settings.knobs) {
        const Knob* knob = find_knob(name);
        if (!knob) return RulesetFault{{name}, "there is no such knob", RulesetFault::Kind::unknown};
        if (auto fault = change(*ruleset, *knob, value)) return *std::move(fault);
    }
    return *std::move(ruleset);
}

Result<Rules, RulesetFault> resolve(const Settings& settings) {
    auto ruleset = changed_ruleset(settings);
    if (!ruleset) return ruleset.error();
    return compile(*std::move(ruleset));
}

std::vector<std::string> possible_values(const Ruleset& system, const Knob& knob) {
    if (const auto* part = std::get_if<SystemKnob>(&knob.kind)) return possible_systems(system, *part);
    if (const auto* choice = std::get_if<ChoiceKnob>(&knob.kind)) return possible_choices(system, knob, *choice);
    return {};
}

KnobValue usual_value(const Ruleset& system, const Knob& knob) {
    const auto* part = std::get_if<SystemKnob>(&knob.kind);
    if (!part) return knob_value(knob, system).value();
    for (const std::string& id : possible_systems(system, *part)) {
        Ruleset copied = system;
        part->copy(copied, catalogue::find(id).value());
        if (copied == system) return id;
    }
    return system.id;
}

}  // namespace crisscross::engine
