#include "protocol/stored/ruleset_text.hpp"

#include <algorithm>

#include "protocol/json/ruleset_shape.hpp"
#include "protocol/json/settings_shape.hpp"

namespace crisscross::protocol {

Json write_ruleset(const engine::Ruleset& ruleset) {
    json::Writer out;
    json::write(out, ruleset);
    return {out.take()};
}

Read<engine::Ruleset> read_ruleset(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Reading reading{json::Unknown::refused};
    engine::Ruleset ruleset;
    json::read(json::Place(*value, reading), ruleset);
    if (reading.fault) return *reading.fault;
    return ruleset;
}

std::optional<std::string> setting_for(std::string_view knob) {
    if (knob == "placed" || knob == "judged") return "lines";
    if (knob == "bingo.min_tiles") return "bingo_tiles";
    if (knob == "board") return "board_from";
    if (knob == "tile_set") return "tiles_from";
    std::string name(knob);
    if (knob.starts_with("windows.")) name = "window_" + name.substr(8);
    std::replace(name.begin(), name.end(), '.', '_');
    return json::is_setting(name) ? std::optional(name) : std::nullopt;
}

bool is_set(const engine::Settings& settings, std::string_view name) {
    return json::is_set(settings, name);
}

}  // namespace crisscross::protocol
