#include "server/games/model/game_decision.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "engine/game/decide.hpp"
#include "protocol/command_text.hpp"
#include "server/games/model/clock_decision.hpp"
#include "server/games/model/computer_seats.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/games/model/seating.hpp"
#include "server/games/model/stand_ins.hpp"
#include "server/lexicons/missing_list.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

using Events = std::vector<protocol::GameEvent>;
namespace client = protocol::client;

constexpr Span between_nudges = span::hour;

Events game_events(std::vector<engine::Event> events) {
    return Events(std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
}

/// A message as a command of the engine, with tiles instead of spellings. Refuses tiles that the rules do not have.
struct ToCommand {
    const engine::Rules& rules;

    using Translated = engine::Result<engine::Command>;
    Translated operator()(const client::Play& message) const {
        auto edits = protocol::read_placement(rules, message.placement);
        if (!edits) return edits.error();
        return engine::Play{message.turn, std::move(*edits), message.line};
    }
    Translated operator()(const client::PlaceStarter& message) const {
        return engine::PlaceStarter{message.turn, message.cell, message.options};
    }
    Translated operator()(const client::Exchange& message) const {
        const auto tiles = protocol::read_tiles(rules, message.tiles);
        if (!tiles) return tiles.error();
        return engine::Exchange{message.turn, *tiles};
    }
    Translated operator()(const client::Pass& message) const { return engine::Pass{message.turn}; }
    Translated operator()(const client::Challenge& message) const { return engine::Challenge{message.turn}; }
    Translated operator()(const client::Accept& message) const { return engine::Accept{message.turn}; }
    Translated operator()(const client::ShowEvidence& message) const {
        return engine::ShowEvidence{message.turn, message.text};
    }
    Translated operator()(const client::WithdrawPlay& message) const { return engine::WithdrawPlay{message.turn}; }
    Translated operator()(const client::Vote& message) const { return engine::Vote{message.turn, message.opinion}; }
    Translated operator()(const client::Resign&) const { return engine::Resign{}; }
};

/// Whether it uses up a turn.
bool is_turn(const engine::Command& command) {
    return std::holds_alternative<engine::Play>(command) || std::holds_alternative<engine::Exchange>(command) ||
           std::holds_alternative<engine::Pass>(command) || std::holds_alternative<engine::PlaceStarter>(command);
}

/// Whether the list has to judge words for this command. Other commands still work when the list is gone.
bool needs_list(const engine::Rules& rules, const engine::Command& command) {
    return rules.ruleset().word_source == engine::WordSource::list &&
           (std::holds_alternative<engine::Play>(command) || std::holds_alternative<engine::Challenge>(command));
}

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

/// Nobody is nudged more than once in an hour, no matter who nudges and what has been played since.
Answer<Events> nudge(const GameState& state, PlayerId player, Moment now) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_nudge(state, seat)) return *refused;
    const auto last = state.nudged_at.find(state.game->to_move);
    if (last != state.nudged_at.end() && now < last->second + between_nudges)
        return with_details({"JUST_NUDGED", "This player has been nudged within the hour."},
                            {.retry_after = last->second + between_nudges - now});
    return Events{protocol::Nudged{*seat, state.game->turn}};
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
        return want(protocol::Agreement::take_back, message.turn);
    }
    Answer<Events> operator()(const client::EndGame&) const { return want(protocol::Agreement::end); }
    Answer<Events> operator()(const client::AbortGame&) const { return want(protocol::Agreement::abort); }
    Answer<Events> operator()(const client::DeclineAgreement&) const {
        const auto seat = situation.state.seat_of(player);
        if (const auto refused = check_decline(situation.state, seat)) return *refused;
        return Events{protocol::AgreementDeclined{*seat}};
    }
    Answer<Events> operator()(const client::Nudge&) const { return nudge(situation.state, player, now); }
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

    // What all want happens at once.
    Answer<Events> want(protocol::Agreement agreement, engine::Turn turn = 0) const {
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
    auto events =
        engine::decide(list_or_empty(situation.lexicon), *situation.state.game, situation.chance, seat, command);
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
