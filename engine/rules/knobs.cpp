#include "engine/rules/knobs.hpp"

#include <algorithm>
#include <climits>

namespace crisscross::engine {

namespace {

RulesetFault out_of_range(const Knob& knob, const NumberKnob& number) {
    const std::string name(knob.name);
    std::string why = name + " is " + std::to_string(number.min) + " to " + std::to_string(number.max);
    return {{name}, std::move(why), RulesetFault::Kind::out_of_range, number.min, number.max};
}

RulesetFault not_a_choice(const Knob& knob, const ChoiceKnob& choice) {
    const std::string name(knob.name);
    std::string why = name + " is one of";
    for (const std::string_view one : choice.choices) why.append(" ").append(one);
    return {{name}, std::move(why), RulesetFault::Kind::unknown};
}

/// Gives a knob a value; one overload for each kind of knob.
struct SetValue {
    Ruleset& ruleset;
    const Knob& knob;
    const KnobValue& value;
    using Fault = std::optional<RulesetFault>;

    Fault operator()(const NumberKnob& number) const {
        const int* wanted = std::get_if<int>(&value);
        if (!wanted || *wanted < number.min || *wanted > number.max) return out_of_range(knob, number);
        number.write(ruleset, *wanted);
        return {};
    }
    Fault operator()(const ChoiceKnob& choice) const {
        const auto* wanted = std::get_if<std::string>(&value);
        if (!wanted || std::find(choice.choices.begin(), choice.choices.end(), *wanted) == choice.choices.end())
            return not_a_choice(knob, choice);
        choice.write(ruleset, *wanted);
        return {};
    }
    Fault operator()(const SystemKnob&) const {
        return RulesetFault{{std::string(knob.name)}, "this knob copies from a system"};
    }
};

/// The value of a knob; one overload for each kind of knob.
struct ValueIn {
    const Ruleset& ruleset;

    std::optional<KnobValue> operator()(const NumberKnob& number) const { return number.read(ruleset); }
    std::optional<KnobValue> operator()(const ChoiceKnob& choice) const { return std::string(choice.read(ruleset)); }
    std::optional<KnobValue> operator()(const SystemKnob&) const { return std::nullopt; }
};

bool holds(const KnobCondition& condition, const Ruleset& ruleset, const std::vector<Knob>& among) {
    const Knob* knob = find_knob(condition.knob, among);
    const auto value = knob ? knob_value(*knob, ruleset) : std::nullopt;
    if (!value) return true;
    if (condition.values.empty()) return std::get<int>(*value) > 0;
    return std::find(condition.values.begin(), condition.values.end(), std::get<std::string>(*value)) !=
           condition.values.end();
}

/// The value of the knob that this one may not exceed, if there is one.
int bound(const NumberKnob& number, const Ruleset& ruleset, const std::vector<Knob>& among) {
    const Knob* other = find_knob(number.at_most, among);
    return other ? std::get<int>(*knob_value(*other, ruleset)) : INT_MAX;
}

}  // namespace

const Knob* find_knob(std::string_view name, const std::vector<Knob>& among) {
    const auto found =
        std::find_if(among.begin(), among.end(), [name](const Knob& knob) { return knob.name == name; });
    return found == among.end() ? nullptr : &*found;
}

const Knob* knob_setting(std::string_view field) {
    for (const Knob& knob : knobs())
        if (knob.name == field || std::find(knob.fields.begin(), knob.fields.end(), field) != knob.fields.end())
            return &knob;
    return nullptr;
}

std::optional<KnobValue> knob_value(const Knob& knob, const Ruleset& ruleset) {
    return std::visit(ValueIn{ruleset}, knob.kind);
}

std::optional<RulesetFault> set_knob(Ruleset& ruleset, const Knob& knob, const KnobValue& value) {
    return std::visit(SetValue{ruleset, knob, value}, knob.kind);
}

bool matters(const Knob& knob, const Ruleset& ruleset, const std::vector<Knob>& among) {
    return std::all_of(knob.only_where.begin(), knob.only_where.end(),
                       [&](const KnobCondition& condition) { return holds(condition, ruleset, among); });
}

std::optional<RulesetFault> check_knobs(const Ruleset& ruleset, const std::vector<Knob>& among) {
    for (const Knob& knob : among) {
        const auto* number = std::get_if<NumberKnob>(&knob.kind);
        if (!number) continue;
        const int value = number->read(ruleset);
        if (value < number->min || value > number->max) return out_of_range(knob, *number);
        if (!matters(knob, ruleset, among)) continue;
        if (const int max = bound(*number, ruleset, among); value > max)
            return RulesetFault{{std::string(knob.name), std::string(number->at_most)},
                                std::string(knob.name) + " is at most " + std::string(number->at_most),
                                RulesetFault::Kind::out_of_range,
                                number->min,
                                max};
    }
    return {};
}

}  // namespace crisscross::engine
