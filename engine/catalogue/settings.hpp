#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "engine/catalogue/catalogue.hpp"
#include "engine/rules/knobs.hpp"

namespace crisscross::engine {

/// What a room may change: a system, and the knobs that differ from it, by their names in `knobs()`.
struct Settings {
    std::string system{catalogue::default_system};
    std::optional<std::string> lexicon{};  ///< id of a word list of the server; its default if none
    std::map<std::string, KnobValue, std::less<>> knobs{};
    bool operator==(const Settings&) const = default;
};

/// The system with the changed knobs. A knob that does not exist or cannot have its value is refused by name, but
/// what the knobs are together is not checked.
Result<Ruleset, RulesetFault> changed_ruleset(const Settings& settings);

/// The same, checked.
Result<Rules, RulesetFault> resolve(const Settings& settings);

/// The settings that lead to these rules: their system, and each knob whose value differs from the system's. None for
/// a system that the catalogue does not have. Rules that no settings lead to, such as those of an imported game, are
/// described as well as knobs can.
std::optional<Settings> settings_of(const Ruleset& rules);

/// The values that a choice or system knob can have in a system, once the knobs that it depends on let it matter:
/// those with which the rules compile. Systems with the same part of the rules are listed once. Empty for numbers.
std::vector<std::string> possible_values(const Ruleset& system, const Knob& knob);

/// The value of the knob in a system if nothing is set; for a system knob, the first possible system that changes
/// nothing.
KnobValue usual_value(const Ruleset& system, const Knob& knob);

}  // namespace crisscross::engine
