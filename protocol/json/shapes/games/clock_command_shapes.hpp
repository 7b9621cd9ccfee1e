#pragma once

#include "protocol/json/request_fields.hpp"
#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/messages/games/clock_messages.hpp"

/// The commands about clocks.
namespace crisscross::protocol::json {

template <>
struct Shape<client::ProposeClock> {
    static constexpr std::string_view type = "propose_clock";
    static constexpr auto fields =
        with_room<client::ProposeClock>(field("proposal", &client::ProposeClock::proposal));
};
template <>
struct Shape<client::WithdrawProposal> {
    static constexpr std::string_view type = "withdraw_proposal";
    static constexpr auto fields = with_room<client::WithdrawProposal>();
};
template <>
struct Shape<client::DeclineProposal> {
    static constexpr std::string_view type = "decline_proposal";
    static constexpr auto fields =
        with_room<client::DeclineProposal>(field("proposal", &client::DeclineProposal::proposal));
};
template <>
struct Shape<client::SetNight> {
    static constexpr std::string_view type = "set_night";
    static constexpr auto fields = with_room<client::SetNight>(field("night", &client::SetNight::night));
};
template <>
struct Shape<client::BeginHoliday> {
    static constexpr std::string_view type = "begin_holiday";
    static constexpr auto fields = with_room<client::BeginHoliday>();
};
template <>
struct Shape<client::EndHoliday> {
    static constexpr std::string_view type = "end_holiday";
    static constexpr auto fields = with_room<client::EndHoliday>();
};

}  // namespace crisscross::protocol::json
