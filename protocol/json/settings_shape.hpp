#pragma once

#include "engine/catalogue/settings.hpp"
#include "protocol/json/shape.hpp"

namespace crisscross::protocol::json {

/// Ranges are checked by `engine::resolve`, which knows the knobs.
template <>
struct Shape<engine::Settings> {
    using S = engine::Settings;
    static constexpr auto fields = std::tuple{field("system", &S::system),
                                              field("board_from", &S::board_from),
                                              field("tiles_from", &S::tiles_from),
                                              field("lexicon", &S::lexicon),
                                              field("rack_size", &S::rack_size),
                                              field("rack_visibility", &S::rack_visibility),
                                              field("hints", &S::hints),
                                              field("first_player", &S::first_player),
                                              field("lines", &S::lines),
                                              field("layout", &S::layout),
                                              field("reading", &S::reading),
                                              field("duplicates", &S::duplicates),
                                              field("scoring", &S::scoring),
                                              field("bingo_tiles", &S::bingo_tiles),
                                              field("bingo_points", &S::bingo_points),
                                              field("exchange", &S::exchange),
                                              field("ruling", &S::ruling),
                                              field("window_two_seats", &S::window_two_seats),
                                              field("window_more_seats", &S::window_more_seats),
                                              field("window_last_play", &S::window_last_play),
                                              field("window_vote", &S::window_vote),
                                              field("exchange_minimum", &S::exchange_minimum),
                                              field("passes", &S::passes),
                                              field("scoreless_turns", &S::scoreless_turns)};
};

inline bool is_setting(std::string_view name) {
    return std::apply([name](const auto&... field) { return ((field.key == name) || ...); },
                      Shape<engine::Settings>::fields);
}

/// A knob that nobody knows is refused: to leave it out would make another game.
inline void read(const Place& place, engine::Settings& value) {
    Object object(place);
    read_fields(object, value);
    if (!place.value().is_object()) return;
    for (const auto& item : place.value().items())
        if (!is_setting(item.key())) object.required(item.key()).fault("There is no such setting.");
}

inline bool has_value(const std::string&) {
    return true;
}
template <class Value>
bool has_value(const std::optional<Value>& value) {
    return value.has_value();
}
inline bool is_set(const engine::Settings& settings, std::string_view name) {
    return std::apply(
        [&](const auto&... field) { return ((field.key == name && has_value(settings.*field.member)) || ...); },
        Shape<engine::Settings>::fields);
}

template <>
struct Shape<LayText> {
    static constexpr auto fields =
        std::tuple{field("cell", &LayText::cell), field("tile", &LayText::tile), field("as", &LayText::as)};
};

}  // namespace crisscross::protocol::json
