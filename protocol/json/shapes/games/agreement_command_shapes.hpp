#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/messages/games/agreement_commands.hpp"

/// The commands about what needs the agreement of all players, and the reminder to one of them.
namespace crisscross::protocol::json {

template <>
struct Shape<client::TakeBack> {
    static constexpr std::string_view type = "take_back";
    static constexpr auto fields = with_room<client::TakeBack>(field("turn", &client::TakeBack::turn));
};
template <>
struct Shape<client::EndGame> {
    static constexpr std::string_view type = "end_game";
    static constexpr auto fields = with_room<client::EndGame>();
};
template <>
struct Shape<client::AbortGame> {
    static constexpr std::string_view type = "abort_game";
    static constexpr auto fields = with_room<client::AbortGame>();
};
template <>
struct Shape<client::DeclineAgreement> {
    static constexpr std::string_view type = "decline_agreement";
    static constexpr auto fields = with_room<client::DeclineAgreement>();
};
template <>
struct Shape<client::Nudge> {
    static constexpr std::string_view type = "nudge";
    static constexpr auto fields = with_room<client::Nudge>();
};

}  // namespace crisscross::protocol::json
