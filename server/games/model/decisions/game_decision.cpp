#include "server/games/model/decisions/game_decision.hpp"

#include <iterator>

#include "engine/game/decide.hpp"
#include "server/games/model/decisions/agreement_decision.hpp"
#include "server/games/model/decisions/always_accept.hpp"
#include "server/games/model/decisions/clock_decision.hpp"
#include "server/games/model/decisions/computer_seats.hpp"
#include "server/games/model/decisions/to_command.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/games/model/seating.hpp"
#include "server/games/model/stand_ins.hpp"
#include "server/lexicons/missing_list.hpp"

namespace crisscross::server {

namespace {

using Events = std::vector<protocol::GameEvent>;
namespace client = protocol::client;

Events game_events(std::vector<engine::Event> events) {
    return Events(std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
}

/// One overload for each command of a player; the last one is for those that the engine decides.
struct Decide {
    const GameSituation& situation;
    StandIns& stand_ins;
    PlayerId player;
    Moment now;

    Answer<Events> operator()(const client::TakeSeat& message) const {
        return take_seat(situation.state, {player, message.name, message.level, message.if_away});
    }
    Answer<Events> operator()(const client::LeaveSeat&) const { return leave_seat(situation.state, player); }
    Answer<Events> operator()(const client::AddComputer& message) const {
        return add_computer(situation.state, player, message.strength);
    }
    Answer<Events> operator()(const client::RemoveComputer& message) const {
        return remove_computer(situation.state, player, message.seat);
    }
    Answer<Events> operator()(const client::AddStandIn& message) const {
        return stand_ins.request(situation.state, player, message, now);
    }
    Answer<Events> operator()(const client::ReclaimSeat&) const { return reclaim_seat(situation.state, player); }
    Answer<Events> operator()(const client::Start&) const {
        if (const auto refused = check_start(situation.state, situation.state.seat_of(player))) return *refused;
        if (!situation.lexicon) return lexicon_gone();
        auto beginning = game_events(
            engine::begin(situation.state.rules, situation.list_hash, situation.chance, situation.state.levels()));
        return with_clock(std::move(beginning), situation.state.clocks.rules);
    }
    Answer<Events> operator()(const client::ProposeClock& message) const {
        return decide_clock(situation.state, player, ProposeClock{message.proposal}, now);
    }
    Answer<Events> operator()(const client::WithdrawProposal&) const {
        return decide_clock(situation.state, player, WithdrawProposal{}, now);
    }
    Answer<Events> operator()(const client::DeclineProposal& message) const {
        return decide_clock(situation.state, player, DeclineProposal{message.proposal}, now);
    }
    Answer<Events> operator()(const client::SetNight& message) const {
        return decide_clock(situation.state, player, SetNight{message.night}, now);
    }
    Answer<Events> operator()(const client::BeginHoliday&) const {
        return decide_clock(situation.state, player, BeginHoliday{}, now);
    }
    Answer<Events> operator()(const client::EndHoliday&) const {
        return decide_clock(situation.state, player, EndHoliday{}, now);
    }
    Answer<Events> operator()(const client::TakeBack& message) const {
        return decide_agreement(situation, player, protocol::Agreement::take_back, message.turn);
    }
    Answer<Events> operator()(const client::EndGame&) const {
        return decide_agreement(situation, player, protocol::Agreement::end);
    }
    Answer<Events> operator()(const client::AbortGame&) const {
        return decide_agreement(situation, player, protocol::Agreement::abort);
    }
    Answer<Events> operator()(const client::DeclineAgreement&) const {
        return decline_agreement(situation.state, player);
    }
    Answer<Events> operator()(const client::Nudge&) const { return decide_nudge(situation.state, player, now); }
    Answer<Events> operator()(const client::AlwaysAccept& message) const {
        return decide_always_accept(situation.state, player, message.on);
    }
    // All others are moves and answers of the game.
    template <class Message>
    requires std::invocable<ToCommand, const Message&> Answer<Events>
    operator()(const Message& message) const {
        const GameState& state = situation.state;
        const auto seat = state.seat_of(player);
        if (const auto refused = check_game_command(state, seat)) return *refused;
        const auto command = ToCommand{state.rules}(message);
        if (!command) return complaint(command.error());
        if (is_turn(*command))
            if (const auto refused = check_length(state)) return *refused;
        if (!situation.lexicon && needs_list(state.game->rules, *command)) return lexicon_gone();
        return decide_as(situation, *seat, *command);
    }
};

/// A command that the room gives, not a player. A refusal means that it came too late.
Events decide_for_room(const GameSituation& situation, const engine::Command& command) {
    if (situation.state.stage() != Stage::playing) return {};
    auto events = decide_as(situation, situation.state.game->to_move, command);
    return events ? *std::move(events) : Events{};
}

}  // namespace

GameSituation situation_of(const GameRecord& game) {
    return {game.state, game.list(), game.lexicon_note.hash, game.chance};
}

Answer<Events> decide(const GameSituation& situation, StandIns& stand_ins, PlayerId player,
                      const protocol::GameCommand& command, Moment now) {
    return std::visit(Decide{situation, stand_ins, player, now}, command);
}

Answer<Events> decide_as(const GameSituation& situation, engine::Seat seat, const engine::Command& command) {
    auto events = engine::decide(list_or_placeholder(situation.lexicon), *situation.state.game, situation.chance,
                                 seat, command);
    if (!events) return complaint(events.error());
    return game_events(std::move(*events));
}

Answer<Events> decide_for_computer(const GameSituation& situation, engine::Seat seat,
                                   const engine::Command& command) {
    if (is_turn(command) && check_length(situation.state))
        return decide_as(situation, seat, engine::EndAtTurnLimit{});
    return decide_as(situation, seat, command);
}

Events decide_no_play(const GameSituation& situation, const engine::NoPlayFound& found) {
    return decide_for_room(situation, found);
}

Events decide_expiry(const GameSituation& situation, engine::Turn turn) {
    return decide_for_room(situation, engine::Expire{turn});
}

}  // namespace crisscross::server
