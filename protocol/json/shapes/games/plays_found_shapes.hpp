#pragma once

#include "protocol/json/shapes/games/analysis_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/messages/games/plays_found.hpp"

/// What a game answers about plays.
namespace crisscross::protocol::json {

template <>
struct Shape<server::Preview> {
    using M = server::Preview;
    static constexpr std::string_view type = "preview";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("play_score", &M::play_score), field("valid", &M::valid),
                   field("bad_words", &M::bad_words, unless_empty)};
};
template <>
struct Shape<server::Hint> {
    using H = server::Hint;
    static constexpr std::string_view type = "hint";
    static constexpr auto fields =
        std::tuple{field("id", &H::id, request_id), field("seat", &H::seat), field("plays", &H::plays)};
};
template <>
struct Shape<server::Analysis> {
    using A = server::Analysis;
    static constexpr std::string_view type = "analysis";
    static constexpr auto fields =
        std::tuple{field("id", &A::id, request_id), field("seat", &A::seat), field("plays", &A::plays),
                   field("exchange", &A::exchange), field("move", &A::move)};
};

}  // namespace crisscross::protocol::json
