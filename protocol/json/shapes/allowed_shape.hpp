#pragma once

#include "engine/game/view/allowed.hpp"
#include "protocol/json/shape.hpp"
#include "protocol/messages/allowed.hpp"

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
    static constexpr auto fields = std::tuple{
        field("command", &A::command), field("turn", &A::turn, unless_zero), field("least", &A::min, unless_zero),
        field("most", &A::max, unless_zero), field("lines", &A::lines, unless_empty)};
};

template <>
struct Names<RequestKind> {
    using E = RequestKind;
    static constexpr std::array<Name<E>, 22> all{{{E::hint, "hint"},
                                                  {E::lookup, "lookup"},
                                                  {E::word, "word"},
                                                  {E::take_seat, "take_seat"},
                                                  {E::leave_seat, "leave_seat"},
                                                  {E::add_computer, "add_computer"},
                                                  {E::remove_computer, "remove_computer"},
                                                  {E::start, "start"},
                                                  {E::add_stand_in, "add_stand_in"},
                                                  {E::reclaim_seat, "reclaim_seat"},
                                                  {E::propose_clock, "propose_clock"},
                                                  {E::withdraw_proposal, "withdraw_proposal"},
                                                  {E::decline_proposal, "decline_proposal"},
                                                  {E::set_night, "set_night"},
                                                  {E::begin_holiday, "begin_holiday"},
                                                  {E::end_holiday, "end_holiday"},
                                                  {E::take_back, "take_back"},
                                                  {E::end_game, "end_game"},
                                                  {E::abort_game, "abort_game"},
                                                  {E::decline_agreement, "decline_agreement"},
                                                  {E::nudge, "nudge"},
                                                  {E::always_accept, "always_accept"}}};
};

/// `{"command": "remove_computer", "seat": 1}`.
template <>
struct Shape<AllowedRequest> {
    static constexpr auto fields =
        std::tuple{field("command", &AllowedRequest::request), field("seat", &AllowedRequest::seat),
                   field("turn", &AllowedRequest::turn, unless_zero), field("on", &AllowedRequest::on)};
};

}  // namespace crisscross::protocol::json
