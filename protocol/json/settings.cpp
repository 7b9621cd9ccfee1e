#include "protocol/json/shapes/settings_shape.hpp"

#include <algorithm>

namespace crisscross::protocol::json {

namespace {

/// One `read` for each kind of knob.
struct ReadKnob {
    const Place& place;

    engine::KnobValue operator()(const engine::NumberKnob&) const {
        int number = 0;
        read(place, number);
        return number;
    }
    engine::KnobValue operator()(const engine::ChoiceKnob& choice) const {
        std::string name = place.text(short_text.max);
        if (std::find(choice.choices.begin(), choice.choices.end(), name) == choice.choices.end())
            place.fault("This is not one of the allowed values.", {reason::not_a_choice});
        return name;
    }
    engine::KnobValue operator()(const engine::SystemKnob&) const { return place.text(short_text.max); }
};

bool is_setting(std::string_view name) {
    return name == "system" || name == "lexicon" ||
           std::ranges::any_of(engine::knobs(), [name](const engine::Knob& knob) { return knob.name == name; });
}

}  // namespace

void read(const Place& place, engine::KnobValue& value, const engine::Knob& knob) {
    value = std::visit(ReadKnob{place}, knob.kind);
}

void write(Writer& out, const engine::KnobValue& value) {
    std::visit([&](const auto& one) { write(out, one); }, value);
}

/// An unknown knob is refused: leaving it out would make a different game.
void read(const Place& place, engine::Settings& value) {
    Object object(place);
    read(object.required("system"), value.system);
    if (const auto lexicon = object.optional("lexicon")) read(*lexicon, value.lexicon.emplace());
    for (const engine::Knob& knob : engine::knobs())
        if (const auto set = object.optional(knob.name)) read(*set, value.knobs[std::string(knob.name)], knob);
    if (!place.value().is_object()) return;
    for (const auto& item : place.value().items())
        if (!is_setting(item.key()))
            object.required(item.key()).fault("There is no such setting.", {reason::unknown});
}

void write(Writer& out, const engine::Settings& value) {
    out.open('{');
    write(out.key("system"), value.system);
    if (value.lexicon) write(out.key("lexicon"), *value.lexicon);
    for (const auto& [name, knob] : value.knobs) write(out.key(name), knob);
    out.close('}');
}

}  // namespace crisscross::protocol::json
