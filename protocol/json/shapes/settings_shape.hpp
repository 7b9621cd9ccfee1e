#pragma once

#include "engine/catalogue/settings.hpp"
#include "protocol/json/shape.hpp"

namespace crisscross::protocol::json {

/// The fields and their types follow the table of knobs. Ranges are checked by `engine::resolve`.
void read(const Place& place, engine::Settings& value);
void write(Writer& out, const engine::Settings& value);

void read(const Place& place, engine::KnobValue& value, const engine::Knob& knob);
void write(Writer& out, const engine::KnobValue& value);

template <>
struct Shape<LayText> {
    static constexpr auto fields =
        std::tuple{field("cell", &LayText::cell), field("tile", &LayText::tile), field("as", &LayText::as)};
};

}  // namespace crisscross::protocol::json
