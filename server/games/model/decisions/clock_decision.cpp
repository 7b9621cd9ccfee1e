#include "server/games/model/decisions/clock_decision.hpp"

#include <stdexcept>

#include "server/games/model/consent.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/games/model/game_timer.hpp"

namespace crisscross::server {

namespace {

using Events = std::vector<protocol::GameEvent>;

struct Reason {
    std::string_view code{};
    std::string_view sentence{};
};

Reason reason_of(ClockRefusal refusal) {
    switch (refusal) {
        case ClockRefusal::wrong_rules:
            return {"wrong_rules", "This clock isn\u2019t possible."};
        case ClockRefusal::wrong_night:
            return {"wrong_night", "A night lasts at most twelve hours, in a time zone that the server knows."};
        case ClockRefusal::night_just_changed:
            return {"night_just_changed", "You can change your night once a week."};
        case ClockRefusal::nothing_new:
            return {"nothing_new", "Nothing would change, or you have proposed it already."};
        case ClockRefusal::nothing_proposed:
            return {"nothing_proposed", "You haven\u2019t proposed anything."};
        case ClockRefusal::nothing_asked:
            return {"nothing_asked", "Nobody is asking for your agreement any more."};
        case ClockRefusal::no_clock:
            return {"no_clock", "This game has no clock."};
        case ClockRefusal::not_slow:
            return {"not_slow", "Only games with days for each move have nights and holidays."};
        case ClockRefusal::on_holiday:
            return {"on_holiday", "You are already on holiday."};
        case ClockRefusal::not_on_holiday:
            return {"not_on_holiday", "You aren\u2019t on holiday."};
        case ClockRefusal::no_holiday_left:
            return {"no_holiday_left", "You have used all your holiday in this game."};
    }
    throw std::logic_error("no such refusal");
}

Complaint clock_complaint(const ClockFault& fault) {
    const Reason reason = reason_of(fault.refusal);
    return with_details({"CLOCK_REFUSED", std::string(reason.sentence)}, {.reason = std::string(reason.code)});
}

}  // namespace

Answer<Events> decide_clock(const GameState& state, PlayerId player, const ClockCommand& command, Moment now) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_own_play(state, seat)) return *refused;
    const auto people = people_with_a_say(state);
    const auto decided = decide(state.clocks, people, *seat, now, command);
    if (!decided) return clock_complaint(decided.error());
    return Events(decided->begin(), decided->end());
}

Events decide_alarm(const GameSituation& situation, Moment now) {
    const auto alarm = next_alarm(situation.state);
    if (!alarm || alarm->at > now) return {};
    Events events{alarm->event};
    const auto* up = std::get_if<protocol::TimeUp>(&alarm->event);
    const auto command = up ? command_of(situation.state.clocks.rules, *up) : std::nullopt;
    if (!command) return events;
    const bool is_pass = std::holds_alternative<engine::PassOnTime>(*command);
    const bool is_too_long = is_pass && check_length(situation.state);
    auto follows = decide_as(situation, up->seat, is_too_long ? engine::Command{engine::EndAtTurnLimit{}} : *command);
    if (follows) events.insert(events.end(), follows->begin(), follows->end());
    return events;
}

Events with_clock(Events beginning, const protocol::ClockRules& rules) {
    if (rules.has_clock()) beginning.emplace_back(protocol::ClockSet{rules});
    return beginning;
}

}  // namespace crisscross::server
