#include "protocol/json/basic.hpp"
#include "protocol/json/shapes/games/event_shapes.hpp"

namespace crisscross::protocol::json {
namespace {

constexpr std::size_t max_tiles = 255;  // of one rack or bag

void read_letter(const Place& place, engine::Letter& letter) {
    if (const auto found = place.rules().alphabet().find(place.text(short_text.max)))
        letter = *found;
    else
        place.fault("There is no such letter.");
}

engine::Edit read_edit(const Place& place) {
    Object object(place);
    engine::Lay lay;
    read(object.required("cell"), lay.cell);
    read(object.required("tile"), lay.tile);
    if (lay.tile == engine::red_cross) return engine::Lift{lay.cell};
    if (lay.tile == engine::blank)
        read_letter(object.required("as"), lay.shown);
    else
        lay.shown = lay.tile.code;
    return lay;
}

void write_edit(Writer& out, const engine::Edit& edit) {
    out.open('{');
    write(out.key("cell"), engine::cell_of(edit));
    write(out.key("tile"), engine::tile_of(edit));
    if (const auto* lay = std::get_if<engine::Lay>(&edit); lay && lay->tile == engine::blank)
        write(out.key("as"), out.rules().alphabet().spelling(lay->shown));
    out.close('}');
}

void read(const Place& place, engine::LetterScore& value) {
    Object object(place);
    read(object.required("cell"), value.cell);
    read_letter(object.required("letter"), value.square.letter);
    read(object.required("blank"), value.square.is_blank);
    read(object.required("value"), value.value, points);
    read(object.required("factor"), value.factor, points);
    if (const auto shared = object.optional("shared")) read(*shared, value.shared);
}

void write(Writer& out, const engine::LetterScore& value) {
    out.open('{');
    write(out.key("cell"), value.cell);
    write(out.key("letter"), out.rules().alphabet().spelling(value.square.letter));
    write(out.key("blank"), value.square.is_blank);
    write(out.key("value"), value.value);
    write(out.key("factor"), value.factor);
    if (!value.shared.empty()) write(out.key("shared"), value.shared);
    out.close('}');
}

}  // namespace

void read(const Place& place, engine::Tile& value) {
    if (const auto found = place.rules().find_tile(place.text(short_text.max)))
        value = *found;
    else
        place.fault("There is no such tile.");
}

void write(Writer& out, const engine::Tile& value) {
    write(out, out.rules().spelling(value));
}

void read(const Place& place, engine::TileCounts& value) {
    for (const Place& item : place.items(max_tiles)) {
        engine::Tile tile{};
        read(item, tile);
        value.add(tile);
    }
}

void write(Writer& out, const engine::TileCounts& value) {
    out.open('[');
    value.for_each([&](engine::Tile tile, int count) {
        for (; count > 0; --count) write(out, tile);
    });
    out.close(']');
}

void read(const Place& place, engine::Edits& value) {
    for (const Place& item : place.items(short_list.max)) value.push_back(read_edit(item));
}

void write(Writer& out, const engine::Edits& value) {
    out.open('[');
    for (const engine::Edit& edit : value) write_edit(out, edit);
    out.close(']');
}

void read(const Place& place, engine::HiddenTiles& value) {
    Object object(place);
    const Place count = object.required("count");
    bool is_open = false;
    read(count, value.count, Range{0, max_tiles});
    if (const auto open = object.optional("open")) read(*open, is_open);
    if (is_open) value.visibility = engine::RackVisibility::open;
    if (const auto tiles = object.optional("tiles")) {
        read(*tiles, value.faces.emplace());
        if (value.faces->total() != value.count) count.fault("This is not the number of tiles.");
    }
}

void write(Writer& out, const engine::HiddenTiles& value) {
    out.open('{');
    write(out.key("count"), value.count);
    if (value.faces) write(out.key("tiles"), *value.faces);
    if (value.visibility == engine::RackVisibility::open) out.key("open").raw("true");
    out.close('}');
}

void read(const Place& place, engine::TileCounts& value, OpenRack) {
    engine::HiddenTiles rack;
    read(place, rack);
    if (rack.visibility != engine::RackVisibility::open || !rack.faces) return place.fault("This rack must be open.");
    value = *rack.faces;
}

void write(Writer& out, const engine::TileCounts& value, OpenRack) {
    write(out, engine::HiddenTiles(value, engine::RackVisibility::open));
}

void read(const Place& place, std::vector<engine::TileCounts>& value, OpenRack) {
    for (const Place& item : place.items(short_list.max)) read(item, value.emplace_back(), open_rack);
}

void write(Writer& out, const std::vector<engine::TileCounts>& value, OpenRack) {
    out.open('[');
    for (const engine::TileCounts& rack : value) write(out, rack, open_rack);
    out.close(']');
}

void read(const Place& place, int& value, TileNumber) {
    Object object(place);
    read(object.required("count"), value, Range{0, max_tiles});
}

void write(Writer& out, int value, TileNumber) {
    out.open('{');
    write(out.key("count"), value);
    out.close('}');
}

void read(const Place& place, engine::WordScore& value) {
    Object object(place);
    read(object.required("axis"), value.axis);
    for (const Place& item : object.required("letters").items(short_list.max))
        read(item, value.letters.emplace_back());
    read(object.required("word_factors"), value.word_factors);
    read(object.required("score"), value.score, points);
}

void write(Writer& out, const engine::WordScore& value) {
    out.open('{');
    std::string text;
    for (const auto& letter : value.letters) text += out.rules().alphabet().spelling(letter.square.letter);
    write(out.key("text"), text);
    write(out.key("axis"), value.axis);
    out.key("letters").open('[');
    for (const auto& letter : value.letters) write(out, letter);
    out.close(']');
    write(out.key("word_factors"), value.word_factors);
    write(out.key("score"), value.score);
    out.close('}');
}

}  // namespace crisscross::protocol::json
