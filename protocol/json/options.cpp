#include "engine/rules/options.hpp"

#include "protocol/json/event_shapes.hpp"

namespace crisscross::protocol::json {

namespace {

template <class Enum>
void read_choice(const Place& place, Enum& value, Enum if_true) {
    bool is_chosen = false;
    read(place, is_chosen);
    if (is_chosen) value = if_true;
}

}  // namespace

void read(const Place& place, engine::Options& value) {
    Object object(place);
    value = {};
    read_choice(object.required("backwards"), value.reading, engine::Reading::both);
    read_choice(object.required("diagonals"), value.lines, engine::Lines::diagonal_too);
    read_choice(object.required("connected"), value.layout, engine::Layout::connected);
    read_choice(object.required("no_duplicates"), value.duplicates, engine::Duplicates::refused);
    read_choice(object.required("open_racks"), value.racks, engine::Racks::open);
}

void write(Writer& out, const engine::Options& value) {
    out.open('{');
    write(out.key("backwards"), value.reading == engine::Reading::both);
    write(out.key("diagonals"), value.lines == engine::Lines::diagonal_too);
    write(out.key("connected"), value.layout == engine::Layout::connected);
    write(out.key("no_duplicates"), value.duplicates == engine::Duplicates::refused);
    write(out.key("open_racks"), value.racks == engine::Racks::open);
    out.close('}');
}

}  // namespace crisscross::protocol::json
