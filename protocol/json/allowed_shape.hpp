#pragma once

#include "engine/game/allowed.hpp"
#include "protocol/json/shape.hpp"

namespace crisscross::protocol::json {

template <>
struct Names<engine::CommandKind> {
    using E = engine::CommandKind;
    static constexpr std::array<Name<E>, 10> all{{{E::play, "play"},
                                                  {E::exchange, "exchange"},
                                                  {E::pass, "pass"},
                                                  {E::place_starter, "place_starter"},
                                                  {E::challenge, "challenge"},
                                                  {E::accept, "accept"},
                                                  {E::show_evidence, "show_evidence"},
                                                  {E::withdraw_play, "withdraw_play"},
                                                  {E::vote, "vote"},
                                                  {E::resign, "resign"}}};
};

/// `{"command": "exchange", "turn": 12, "least": 1, "most": 7}`; what does not apply is left out.
template <>
struct Shape<engine::Allowed> {
    using A = engine::Allowed;
    static constexpr auto fields =
        std::tuple{field("command", &A::command), field("turn", &A::turn, unless_zero),
                   field("least", &A::least, unless_zero), field("most", &A::most, unless_zero)};
};

}  // namespace crisscross::protocol::json
