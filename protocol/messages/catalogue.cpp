#include "protocol/messages/catalogue.hpp"

#include "engine/catalogue/settings.hpp"
#include "protocol/json/shapes/ruleset_shape.hpp"
#include "protocol/json/shapes/settings_shape.hpp"

namespace crisscross::protocol {

namespace json {
namespace {

/// The fields of each kind of knob.
struct WriteKind {
    Writer& out;

    void operator()(const engine::NumberKnob& number) const {
        write(out.key("kind"), std::string_view("number"));
        write(out.key("least"), number.min);
        write(out.key("most"), number.max);
        if (!number.at_most.empty()) write(out.key("at_most"), number.at_most);
    }
    void operator()(const engine::ChoiceKnob& choice) const {
        write(out.key("kind"), std::string_view("choice"));
        write(out.key("choices"), choice.choices);
    }
    void operator()(const engine::SystemKnob&) const { write(out.key("kind"), std::string_view("system")); }
};

void write(Writer& out, const engine::KnobCondition& condition) {
    out.open('{');
    write(out.key("knob"), condition.knob);
    if (condition.values.empty())
        write(out.key("above"), 0);
    else
        write(out.key("values"), condition.values);
    out.close('}');
}

void write(Writer& out, const engine::Knob& knob) {
    out.open('{');
    write(out.key("name"), knob.name);
    std::visit(WriteKind{out}, knob.kind);
    if (!knob.only_where.empty()) {
        out.key("only_where").open('[');
        for (const engine::KnobCondition& condition : knob.only_where) write(out, condition);
        out.close(']');
    }
    out.close('}');
}

/// The defaults of the system.
void write_usual(Writer& out, const engine::Ruleset& system) {
    out.open('{');
    for (const engine::Knob& knob : engine::knobs()) write(out.key(knob.name), engine::usual_value(system, knob));
    out.close('}');
}

/// The possible values of a choice or system knob there.
void write_possible(Writer& out, const engine::Ruleset& system) {
    out.open('{');
    for (const engine::Knob& knob : engine::knobs())
        if (!std::holds_alternative<engine::NumberKnob>(knob.kind))
            write(out.key(knob.name), engine::possible_values(system, knob));
    out.close('}');
}

Json systems() {
    Writer out;
    out.open('[');
    for (const engine::Ruleset& system : engine::catalogue::all()) {
        out.open('{');
        write(out.key("id"), system.id);
        write(out.key("rules"), system);
        write_usual(out.key("usual"), system);
        write_possible(out.key("possible"), system);
        out.close('}');
    }
    out.close(']');
    return {out.release()};
}

Json knobs() {
    Writer out;
    out.open('[');
    for (const engine::Knob& knob : engine::knobs()) write(out, knob);
    out.close(']');
    return {out.release()};
}

}  // namespace
}  // namespace json

const CatalogueText& catalogue_text() {
    static const CatalogueText text{json::systems(), json::knobs()};
    return text;
}

}  // namespace crisscross::protocol
