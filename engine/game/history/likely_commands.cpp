#include "engine/game/history/likely_commands.hpp"

#include <algorithm>

#include "engine/game/fit.hpp"
#include "engine/lexicon/word_list.hpp"

namespace crisscross::engine {

namespace {

using Commands = std::vector<SeatCommand>;

/// One overload for each event, so that a new one does not compile until it is known whether it begins a command.
struct Cause {
    const Game& game;

    Commands operator()(const StarterPlaced& event) const {
        return {{event.seat, PlaceStarter{event.turn, event.cell, event.options}},
                {event.seat, Expire{event.turn}},
                {event.seat, PassOnTime{event.turn}}};
    }
    Commands operator()(const Played& event) const {
        return {{event.seat, Play{event.turn, event.edits, event.line}}};
    }
    Commands operator()(const Exchanged& event) const {
        if (!event.returned.faces) return {};
        return {{event.seat, Exchange{event.turn, *event.returned.faces}}};
    }
    Commands operator()(const Passed& event) const {
        if (event.timed_out) return {{event.seat, PassOnTime{event.turn}}};
        return {{event.seat, Pass{event.turn}}};
    }
    Commands operator()(const Accepted& event) const { return {{event.seat, Accept{event.turn}}}; }
    Commands operator()(const Challenged& event) const { return {{event.challenger, Challenge{event.turn}}}; }
    Commands operator()(const EvidenceShown& event) const {
        return {{event.seat, ShowEvidence{event.turn, event.text}}};
    }
    Commands operator()(const Voted& event) const { return {{event.seat, Vote{event.turn, event.opinion}}}; }
    Commands operator()(const Upheld& event) const { return {{event.seat, Expire{event.turn}}}; }
    Commands operator()(const Withdrawn& event) const {
        return {{event.seat, WithdrawPlay{event.turn}}, {event.seat, Expire{event.turn}}};
    }
    Commands operator()(const WindowClosed& event) const {
        if (event.reason == Closing::expired) return {{0, Expire{event.turn}}};
        return {{0, EndByAgreement{}}, {0, EndAtTurnLimit{}}};
    }
    Commands operator()(const Resigned& event) const { return {{event.seat, Resign{}}}; }
    Commands operator()(const LostOnTime& event) const { return {{event.seat, LoseOnTime{game.turn}}}; }
    Commands operator()(const OvertimeCharged& event) const {
        if (check_fit(game, event)) return {};  // so many points that they cannot be added up
        return {{event.seat, ChargeOvertime{game.turn, event.points}}};
    }
    Commands operator()(const TakenBack& event) const { return {{event.seat, TakeBack{event.turn}}}; }
    Commands operator()(const Ended& event) const {
        if (event.reason == EndReason::aborted) return {{0, Abort{}}};
        if (event.reason == EndReason::agreement) return {{0, EndByAgreement{}}};
        if (event.reason == EndReason::turn_limit) return {{0, EndAtTurnLimit{}}};
        return {{0, NoPlayFound{game.turn}}};
    }
    Commands operator()(const Began&) const { return {}; }
    Commands operator()(const BonusesPlaced&) const { return {}; }
    Commands operator()(const OrderDrawn&) const { return {}; }
    Commands operator()(const FirstChosen&) const { return {}; }
    Commands operator()(const Dealt&) const { return {}; }
    Commands operator()(const TurnBegan&) const { return {}; }
    Commands operator()(const TurnSkipped&) const { return {}; }
    Commands operator()(const RacksShown&) const { return {}; }
    Commands operator()(const Drew&) const { return {}; }
    Commands operator()(const RackKnown&) const { return {}; }
};

/// A seat that may want the game to end; any will do.
void seat_somebody(const Game& game, Commands& commands) {
    const auto active = active_seats(game);
    for (SeatCommand& one : commands) {
        const bool is_anybodys = std::holds_alternative<EndByAgreement>(one.command) ||
                                 std::holds_alternative<EndAtTurnLimit>(one.command) ||
                                 std::holds_alternative<Abort>(one.command);
        if (is_anybodys && !active.empty()) one.seat = active.front();
    }
}

// The words of an event from a file may have any length.
void keep_possible_words(std::vector<Word>& words) {
    std::erase_if(words, [](const Word& word) {
        return word.size() < static_cast<std::size_t>(min_list_word_letters) ||
               word.size() > std::size_t{max_board_side};
    });
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
}

std::vector<Word> scoring_words(const PlayScore& score) {
    std::vector<Word> words;
    for (const WordScore& word : score.words)
        if (word.score > 0) words.push_back(word_of(word));
    return words;
}

}  // namespace

std::size_t naming_event(std::span<const Event> events) {
    const auto* closed = std::get_if<WindowClosed>(&events.front());
    return closed && closed->reason == Closing::next_turn && events.size() > 1 ? 1 : 0;
}

Commands likely_commands(const Game& game, std::span<const Event> events) {
    if (events.empty()) return {};
    Commands commands = std::visit(Cause{game}, events[naming_event(events)]);
    seat_somebody(game, commands);
    return commands;
}

std::vector<std::vector<Word>> likely_words(const Game& game, std::span<const Event> events) {
    if (events.empty()) return {{}};
    std::vector<std::vector<Word>> guesses;
    const Event& named = events[naming_event(events)];
    if (const auto* played = std::get_if<Played>(&named))
        guesses = {words_of(played->score), scoring_words(played->score)};
    else if (std::holds_alternative<Challenged>(named) && game.pending_play())
        guesses = {game.pending_play()->words};
    for (auto& words : guesses) keep_possible_words(words);
    guesses.emplace_back();
    return guesses;
}

}  // namespace crisscross::engine
