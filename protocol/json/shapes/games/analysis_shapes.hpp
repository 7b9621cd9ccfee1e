#pragma once

#include "protocol/json/basic.hpp"
#include "protocol/json/names.hpp"
#include "protocol/json/shape.hpp"
#include "protocol/messages/games/plays_found.hpp"

/// What the analysis of a move and that of a game have in common.
namespace crisscross::protocol::json {

template <>
struct Shape<server::PossiblePlay> {
    using P = server::PossiblePlay;
    static constexpr auto fields =
        std::tuple{field("placement", &P::placement), field("line", &P::line), field("play_score", &P::play_score),
                   field("equity", &P::equity, points), field("wins", &P::wins)};
};
template <>
struct Shape<server::PossibleExchange> {
    using E = server::PossibleExchange;
    static constexpr auto fields = std::tuple{field("tiles", &E::tiles), field("equity", &E::equity, points)};
};
template <>
struct Shape<server::MoveMade> {
    using M = server::MoveMade;
    static constexpr auto fields = std::tuple{field("equity", &M::equity, points), field("wins", &M::wins)};
};

}  // namespace crisscross::protocol::json
