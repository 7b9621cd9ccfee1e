#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// What a room chooses for a knob: a number, one of the names of its choices, or the id of a system.
using KnobValue = std::variant<int, std::string>;

struct NumberKnob {
    int min = 0;
    int max = 0;
    std::string_view at_most{};  ///< another number knob that this one may not exceed; empty for none
    std::function<int(const Ruleset&)> read{};
    std::function<void(Ruleset&, int)> write{};
};
struct ChoiceKnob {
    std::vector<std::string_view> choices{};
    std::function<std::string_view(const Ruleset&)> read{};
    std::function<void(Ruleset&, std::string_view)> write{};  ///< takes only one of the choices
};
/// Takes a part of another system's rules.
struct SystemKnob {
    std::function<void(Ruleset& to, const Ruleset& from)> copy{};
};

/// A knob matters only where another choice knob has one of these values, or, if none are listed, where another
/// number knob is above 0.
struct KnobCondition {
    std::string_view knob{};
    std::vector<std::string_view> values{};
};

/// One knob that a room may set.
struct Knob {
    std::string_view name{};
    std::variant<NumberKnob, ChoiceKnob, SystemKnob> kind{};
    std::vector<KnobCondition> only_where{};
    std::vector<std::string_view> fields{};  ///< of the ruleset that it sets, where they are not named as the knob
};

/// Every knob that a room may set, in the order of the table in docs/rulesets.md. Settings and their check, their
/// JSON, the catalogue that clients get and that table follow this list.
const std::vector<Knob>& knobs();

/// The knob of this name in a list; none if there is no such knob.
const Knob* find_knob(std::string_view name, const std::vector<Knob>& among = knobs());

/// The knob that sets a field of the ruleset; none if a room cannot change it.
const Knob* knob_setting(std::string_view field);

/// The value that a knob has in a ruleset; none for a knob that copies from a system.
std::optional<KnobValue> knob_value(const Knob& knob, const Ruleset& ruleset);

/// Gives a number or choice knob a value; a fault names the knob if it cannot have that value.
std::optional<RulesetFault> set_knob(Ruleset& ruleset, const Knob& knob, const KnobValue& value);

/// Whether the knob matters in this ruleset.
bool matters(const Knob& knob, const Ruleset& ruleset, const std::vector<Knob>& among = knobs());

/// The first knob whose number is out of its range or above the knob that bounds it.
std::optional<RulesetFault> check_knobs(const Ruleset& ruleset, const std::vector<Knob>& among = knobs());

}  // namespace crisscross::engine
