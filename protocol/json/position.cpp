#include "protocol/json/position.hpp"

#include <algorithm>
#include <array>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/json/basic.hpp"
#include "protocol/json/ruleset_shape.hpp"
#include "protocol/json/settings_shape.hpp"
#include "protocol/ruleset_body.hpp"

namespace crisscross::protocol::json {
namespace {

constexpr Length most_squares{961};  // 31 x 31

/// Knobs that a room may set; all others are those of a ruleset.
bool is_room_knob(std::string_view name) {
    constexpr std::array<std::string_view, 6> names{"ruling",           "window_two_seats", "window_more_seats",
                                                    "window_last_play", "exchange_minimum", "scoreless_turns"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string text_of(const engine::RulesetFault& fault) {
    std::string text;
    for (const std::string& knob : fault.knobs) text += knob + ": ";
    return text + fault.why;
}

std::optional<engine::Rules> checked(const engine::Result<engine::Rules, engine::RulesetFault>& rules,
                                     const Place& place) {
    if (rules) return *rules;
    place.fault(text_of(rules.error()));
    return std::nullopt;
}

/// The system's rules with the knobs of `changes` that a room may set.
std::optional<engine::Rules> with_room_knobs(const Value& changes, Reading& reading, const Place& place) {
    engine::Settings settings;
    read(Place(changes, reading, "/position/settings"), settings);
    if (reading.fault) return std::nullopt;
    return checked(engine::resolve(settings), place);
}

/// `rules` with other knobs of their ruleset, named as in `ruleset_body`.
std::optional<engine::Rules> with_ruleset_knobs(const engine::Rules& rules, const Value& changes, Reading& reading,
                                                const Place& place) {
    Value knobs = Value::parse(write_ruleset(rules.ruleset()).text);
    knobs.merge_patch(changes);
    engine::Ruleset ruleset;
    read(Place(knobs, reading, "/position/settings"), ruleset);
    if (reading.fault) return std::nullopt;
    return checked(engine::compile(std::move(ruleset)), place);
}

std::optional<engine::Rules> read_rules(Object& position, Reading& reading) {
    const Place system = position.required("system");
    const std::string id = system.text(short_text.most);
    if (!engine::catalogue::find(id)) {
        system.fault("There is no system \"" + id + "\" in the catalogue.");
        return std::nullopt;
    }
    Value room = Value::object({{"system", id}});
    Value others = Value::object();
    const auto settings = position.optional("settings");
    if (settings && !settings->value().is_object()) settings->fault("This must be an object.");
    if (reading.fault) return std::nullopt;
    if (settings)
        for (const auto& item : settings->value().items())
            (is_room_knob(item.key()) ? room : others)[item.key()] = item.value();
    const Place place = settings.value_or(system);
    const auto rules = with_room_knobs(room, reading, place);
    return rules && !others.empty() ? with_ruleset_knobs(*rules, others, reading, place) : rules;
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
    const auto letter = place.rules().alphabet().find(parts[2].text(short_text.most));
    const bool is_blank = read_is_blank(parts[3]);
    if (!letter) return parts[2].fault("There is no such letter.");
    if (!board.contains(cell)) return place.fault("This cell is off the board.");
    if (board.occupied(cell)) return place.fault("This cell is there twice.");
    board.lay(cell, {*letter, is_blank});
}

void refuse_unless_empty(const std::optional<Place>& place) {
    if (place && !place->value().empty()) place->fault("This system has none of it.");
}

}  // namespace

std::optional<Position> read_position(const Value& value, Reading& reading, const std::string& pointer) {
    Object object{Place(value, reading, pointer)};
    const auto rules = read_rules(object, reading);
    if (!rules) return std::nullopt;
    Position position{*rules, engine::Board(rules->rows(), rules->columns())};
    reading.rules = &position.rules;
    for (const Place& square : object.required("board").items(most_squares.most)) read_square(square, position.board);
    if (const auto rack = object.optional("rack"); rack && !rack->is_null()) read(*rack, position.rack.emplace());
    for (const auto* name : {"spent", "corners", "options"}) refuse_unless_empty(object.optional(name));
    reading.rules = nullptr;
    return position;
}

}  // namespace crisscross::protocol::json
