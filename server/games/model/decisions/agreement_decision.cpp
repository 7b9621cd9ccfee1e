#include "server/games/model/decisions/agreement_decision.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "server/games/model/game_checks.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

using Events = std::vector<protocol::GameEvent>;

constexpr Span between_nudges = span::hour;

engine::Command command_of(const protocol::AgreementWanted& wanted) {
    switch (wanted.agreement) {
        case protocol::Agreement::take_back:
            return engine::TakeBack{wanted.turn};
        case protocol::Agreement::end:
            return engine::EndByAgreement{};
        case protocol::Agreement::abort:
            return engine::Abort{};
    }
    throw std::logic_error("no such agreement");
}

}  // namespace

Answer<Events> decide_agreement(const GameSituation& situation, PlayerId player, protocol::Agreement agreement,
                                engine::Turn turn) {
    const GameState& state = situation.state;
    const auto seat = state.seat_of(player);
    if (!seat) return *check_in_play(state, seat);
    const protocol::AgreementWanted wanted{*seat, agreement, turn};
    if (const auto refused = check_agreement(state, wanted)) return *refused;
    const bool is_open = state.agreement && state.agreement->is_same(wanted);
    Events events{protocol::AgreementEvent{wanted}};
    if (!all_want(state, wanted)) return events;
    auto agreed = decide_as(situation, is_open ? state.agreement->wanted.front() : *seat, command_of(wanted));
    if (!agreed) return agreed.error();
    std::ranges::move(*agreed, std::back_inserter(events));
    return events;
}

Answer<Events> decline_agreement(const GameState& state, PlayerId player) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_decline(state, seat)) return *refused;
    return Events{protocol::AgreementDeclined{*seat}};
}

Answer<Events> decide_nudge(const GameState& state, PlayerId player, Moment now) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_nudge(state, seat)) return *refused;
    const auto last = state.nudged_at.find(state.game->to_move);
    if (last != state.nudged_at.end() && now < last->second + between_nudges)
        return with_details({"JUST_NUDGED", "This player has been nudged within the hour."},
                            {.retry_after = last->second + between_nudges - now});
    return Events{protocol::Nudged{*seat, state.game->turn}};
}

}  // namespace crisscross::server
