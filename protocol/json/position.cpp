#include "protocol/json/position.hpp"

#include <algorithm>
#include <array>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/json/basic.hpp"
#include "protocol/json/shapes/ruleset_shape.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/stored/stored_text.hpp"

namespace crisscross::protocol::json {
namespace {

constexpr Length max_squares{961};  // 31 x 31
const std::string settings_at = "/position/settings";

/// Knobs that a room may set; all others are those of a ruleset.
bool is_room_knob(std::string_view name) {
    return engine::find_knob(name) != nullptr;
}

std::string text_of(const engine::RulesetFault& fault) {
    std::string text;
    for (const std::string& knob : fault.knobs) text += knob + ": ";
    return text + fault.why;
}

template <class Made>
std::optional<Made> checked(engine::Result<Made, engine::RulesetFault> made, const Place& place) {
    if (made) return *std::move(made);
    place.fault(text_of(made.error()));
    return std::nullopt;
}

/// The system's ruleset with the knobs of `changes` that a room may set.
std::optional<engine::Ruleset> with_room_knobs(const Value& changes, Decoding& decoding, const Place& place) {
    engine::Settings settings;
    read(Place(changes, decoding, settings_at), settings);
    if (decoding.fault) return std::nullopt;
    return checked(engine::changed_ruleset(settings), place);
}

/// `ruleset` with other knobs, named as in `ruleset_body`.
engine::Ruleset with_ruleset_knobs(const engine::Ruleset& ruleset, const Value& changes, Decoding& decoding) {
    Value knobs = Value::parse(write_ruleset(ruleset).text);
    knobs.merge_patch(changes);
    engine::Ruleset changed;
    read(Place(knobs, decoding, settings_at), changed);
    return changed;
}

bool has_something(const std::optional<Place>& place) {
    return place && !place->value().empty();
}

/// `opening.start` is the knob `start` of `opening`, as docs/rulesets.md names it. No name has a second dot.
void set_knob(Value& ruleset, const std::string& name, const Place& value) {
    const auto dot = name.find('.');
    Value knob = value.value();
    if (dot != name.npos) knob = Value::object({{name.substr(dot + 1), std::move(knob)}});
    if (dot != name.rfind('.')) return value.fault("There is no such field.");
    ruleset.merge_patch(Value::object({{name.substr(0, dot), std::move(knob)}}));
}

std::optional<engine::Rules> read_rules(Object& position, Decoding& decoding) {
    const Place system = position.required("system");
    const std::string id = system.text(short_text.max);
    if (!engine::catalogue::find(id)) {
        system.fault("The catalogue has no system \"" + id + "\".");
        return std::nullopt;
    }
    Value room = Value::object({{"system", id}});
    Value others = Value::object();
    const auto settings = position.optional("settings");
    if (has_something(settings) && !settings->value().is_object()) settings->fault("This must be an object.");
    if (decoding.fault) return std::nullopt;
    if (has_something(settings))
        for (const auto& item : settings->value().items()) {
            if (is_room_knob(item.key()))
                room[item.key()] = item.value();
            else
                set_knob(others, item.key(), Place(item.value(), decoding, settings_at + pointer_step(item.key())));
        }
    const Place place = settings.value_or(system);
    auto ruleset = with_room_knobs(room, decoding, place);
    if (ruleset && !others.empty()) ruleset = with_ruleset_knobs(*ruleset, others, decoding);
    if (decoding.fault) return std::nullopt;
    return checked(engine::compile(*std::move(ruleset)), place);
}

bool read_is_blank(const Place& place) {
    if (place.value().is_boolean()) return place.value().get<bool>();
    return place.integer(0, 1) == 1;
}

/// `[row, column, face, blank]`
void read_square(const Place& place, engine::Board& board) {
    const auto parts = place.items(4);
    if (parts.size() != 4) return place.fault("This must be [row, column, letter, blank].");
    engine::Cell cell;
    read(parts[0], cell.row);
    read(parts[1], cell.column);
    const auto letter = place.rules().alphabet().find(parts[2].text(short_text.max));
    const bool is_blank = read_is_blank(parts[3]);
    if (!letter) return parts[2].fault("There is no such letter.");
    if (!board.contains(cell)) return place.fault("This cell is off the board.");
    if (board.occupied(cell)) return place.fault("This cell is given twice.");
    board.lay(cell, {*letter, is_blank});
}

/// Cells that have been vacated: their premium is used up (H7), where premiums can be used up.
void read_spent(const std::optional<Place>& place, GivenPosition& position) {
    if (!has_something(place)) return;
    for (const Place& item : place->items(max_squares.max)) {
        engine::Cell cell;
        read(item, cell);
        if (!position.board.contains(cell)) return item.fault("This cell is off the board.");
        if (position.rules.ruleset().premium_use == engine::PremiumUse::once) position.premiums.spend(cell);
    }
}

struct CornerName {
    std::string_view text;
    engine::Scope scope;
    int factor;
};
constexpr std::array<CornerName, 4> corner_names{{{"DL", engine::Scope::letter, 2},
                                                  {"TL", engine::Scope::letter, 3},
                                                  {"DW", engine::Scope::word, 2},
                                                  {"TW", engine::Scope::word, 3}}};

/// `[row, column, "DL|TL|DW|TW"]`
void read_corner(const Place& place, const engine::Board& board, std::vector<engine::Premium>& corners) {
    const auto parts = place.items(3);
    if (parts.size() != 3) return place.fault("This must be [row, column, bonus].");
    engine::Cell cell;
    read(parts[0], cell.row);
    read(parts[1], cell.column);
    const std::string text = parts[2].text(short_text.max);
    const auto* kind = std::find_if(corner_names.begin(), corner_names.end(),
                                    [&text](const CornerName& name) { return name.text == text; });
    if (kind == corner_names.end()) return parts[2].fault("This must be DL, TL, DW or TW.");
    if (!board.contains(cell) || !board.contains({cell.row + 1, cell.column + 1}))
        return place.fault("There is no such corner.");
    if (std::any_of(corners.begin(), corners.end(),
                    [cell](const auto& other) { return other.cells.front() == cell; }))
        return place.fault("This corner is given twice.");
    corners.push_back(engine::corner_premium(cell, kind->scope, kind->factor));
}

void read_corners(const std::optional<Place>& place, GivenPosition& position) {
    if (!has_something(place)) return;
    if (position.rules.ruleset().corners.count == 0) return place->fault("This system does not use this.");
    std::vector<engine::Premium> corners;
    for (const Place& item : place->items(max_squares.max)) read_corner(item, position.board, corners);
    position.premiums.add(corners);
}

template <class Enum>
void choose(Object& object, std::string_view key, Enum& value, Enum if_not, Enum if_so) {
    bool is_chosen = value == if_so;
    if (const auto place = object.optional(key)) read(*place, is_chosen);
    value = is_chosen ? if_so : if_not;
}

/// The rules with the options that the first player chose (X2).
std::optional<engine::Rules> with_options(const engine::Rules& rules, const std::optional<Place>& place) {
    if (!has_something(place)) return rules;
    if (!rules.ruleset().starter_turn) {
        place->fault("This system does not use this.");
        return std::nullopt;
    }
    engine::Options options = options_of(rules.ruleset());
    Object object(*place);
    choose(object, "backwards", options.reading, engine::Reading::forward, engine::Reading::both);
    choose(object, "diagonals", options.lines, engine::Lines::straight, engine::Lines::diagonals_too);
    choose(object, "connected", options.layout, engine::Layout::one_line, engine::Layout::connected);
    choose(object, "no_duplicates", options.duplicates, engine::Duplicates::allowed, engine::Duplicates::refused);
    choose(object, "open_racks", options.rack_visibility, engine::RackVisibility::hidden,
           engine::RackVisibility::open);
    return checked(engine::with_options(rules, options), *place);
}

/// A tile has used up the premiums of its cell, where premiums can be used up.
void spend_covered(GivenPosition& position) {
    if (position.rules.ruleset().premium_use == engine::PremiumUse::unlimited) return;
    position.board.for_each([&position](engine::Cell cell, engine::Square) { position.premiums.spend(cell); });
}

}  // namespace

std::optional<GivenPosition> read_position(const Value& value, Decoding& decoding, const std::string& pointer) {
    Object object{Place(value, decoding, pointer)};
    const auto base = read_rules(object, decoding);
    if (!base) return std::nullopt;
    const auto rules = with_options(*base, object.optional("options"));
    if (!rules) return std::nullopt;
    GivenPosition position{*rules, engine::Board(rules->rows(), rules->columns()), rules->premiums()};
    decoding.rules = &position.rules;
    for (const Place& square : object.required("board").items(max_squares.max)) read_square(square, position.board);
    if (const auto rack = object.optional("rack"); rack && !rack->is_null()) read(*rack, position.rack.emplace());
    read_corners(object.optional("corners"), position);
    spend_covered(position);
    read_spent(object.optional("spent"), position);
    decoding.rules = nullptr;
    return position;
}

}  // namespace crisscross::protocol::json
