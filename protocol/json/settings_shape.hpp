#pragma once

#include "engine/settings.hpp"
#include "protocol/json/shape.hpp"

namespace crisscross::protocol::json {

/// Ranges are checked by `engine::resolve`, which knows the knobs.
template <>
struct Shape<engine::Settings> {
    using S = engine::Settings;
    static constexpr auto fields = std::tuple{field("system", &S::system),
                                              field("lexicon", &S::lexicon),
                                              field("ruling", &S::ruling),
                                              field("window_two_seats", &S::window_two_seats),
                                              field("window_more_seats", &S::window_more_seats),
                                              field("window_last_play", &S::window_last_play),
                                              field("exchange_minimum", &S::exchange_minimum),
                                              field("scoreless_turns", &S::scoreless_turns)};
};

template <>
struct Shape<LayText> {
    static constexpr auto fields =
        std::tuple{field("at", &LayText::at), field("tile", &LayText::tile), field("as", &LayText::as)};
};

}  // namespace crisscross::protocol::json
