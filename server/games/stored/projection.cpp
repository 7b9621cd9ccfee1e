#include <algorithm>
#include <concepts>
#include <cstdint>

#include "server/games/model/game_timer.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/games/view/allowed.hpp"

namespace crisscross::server {

namespace {

std::vector<storage::SeatRow> seat_rows(const GameState& state) {
    std::vector<storage::SeatRow> rows;
    for (const SeatHolder& holder : state.seats) {
        storage::SeatRow row{.name = holder.name};
        if (!holder.computer && holder.player != 0) row.player = holder.player;
        rows.push_back(std::move(row));
    }
    return rows;
}

/// When something happens by itself: a clock, the end of a window or a vote, or a turn with a limit.
std::optional<Moment> wake_at(const GameState& state) {
    std::optional<Moment> at;
    if (const auto clock = next_alarm(state)) at = clock->at;
    if (const auto game = game_alarm(state)) at = at ? std::min(*at, game->at) : game->at;
    return at;
}

/// A paused game waits for nobody.
std::vector<std::optional<std::string>> asked_by_seat(const GameState& state) {
    std::vector<std::optional<std::string>> rows(state.seats.size());
    if (state.clocks.paused) return rows;
    for (std::size_t seat = 0; seat < rows.size(); ++seat)
        if (const auto now = asked(state, static_cast<engine::Seat>(seat))) rows[seat] = engine::name_of(*now);
    return rows;
}

std::string text_of(const std::vector<engine::Word>& words, const engine::Rules& rules) {
    std::string text;
    for (const engine::Word& word : words) {
        if (!text.empty()) text += ' ';
        text += rules.alphabet().text(word);
    }
    return text;
}

/// None of a game that was aborted, so that it leaves no trace in standings.
std::vector<storage::SeatResult> results_of(const engine::Ended& ended) {
    std::vector<storage::SeatResult> results;
    if (ended.reason == engine::EndReason::aborted) return results;
    for (const engine::FinalScore& score : ended.final_scores) {
        const auto seat = static_cast<engine::Seat>(results.size());
        results.push_back({score.final, std::string(result_of(ended, seat))});
    }
    return results;
}

/// Collects the rows from the events after `before`. `play` and `challenger` are those of the pending play.
struct Projecting {
    storage::Projection& projection;
    const GameState& before;
    bool seats_changed = false;
    const engine::PlayScore* play = nullptr;
    engine::Seat challenger = 0;

    void operator()(const protocol::SeatsChanged& event) {
        seats_changed = true;
        for (const protocol::TakenSeat& taken : event.seats)
            if (!taken.computer && taken.player != 0 && !before.seat_of(taken.player))
                projection.names.push_back({taken.player, taken.name});
    }
    void operator()(const protocol::StandInAdded&) {}
    void operator()(const protocol::SeatReclaimed&) {}
    void operator()(const protocol::Renamed&) { seats_changed = true; }
    void operator()(const protocol::ClockEvent&) {}
    void operator()(const protocol::AgreementEvent&) {}
    void operator()(const protocol::Nudged&) {}
    void operator()(const protocol::AlwaysAcceptSet&) {}
    // A template, so that no event becomes an `Event` here: one that is missing below must not compile.
    template <std::same_as<engine::Event> Event>
    void operator()(const Event& event) {
        std::visit(*this, event);
    }

    void operator()(const engine::Played& event) { play = &event.score; }
    void operator()(const engine::Challenged& event) { challenger = event.challenger; }
    void operator()(const engine::Upheld& event) { add_challenge(event.turn, event.seat, Judged::upheld); }
    void operator()(const engine::Withdrawn& event) { add_challenge(event.turn, event.seat, Judged::withdrawn); }
    // The other events of a game leave no rows.
    void operator()(const engine::Began&) {}
    void operator()(const engine::OrderDrawn&) {}
    void operator()(const engine::BonusesPlaced&) {}
    void operator()(const engine::FirstChosen&) {}
    void operator()(const engine::Dealt&) {}
    void operator()(const engine::TurnBegan&) {}
    void operator()(const engine::TurnSkipped&) {}
    void operator()(const engine::StarterPlaced&) {}
    void operator()(const engine::RacksShown&) {}
    void operator()(const engine::Drew&) {}
    void operator()(const engine::Exchanged&) {}
    void operator()(const engine::Passed&) {}
    void operator()(const engine::Accepted&) {}
    void operator()(const engine::EvidenceShown&) {}
    void operator()(const engine::Voted&) {}
    void operator()(const engine::WindowClosed&) {}
    void operator()(const engine::Resigned&) {}
    void operator()(const engine::LostOnTime&) {}
    void operator()(const engine::OvertimeCharged&) {}
    void operator()(const engine::TakenBack&) {}
    void operator()(const engine::RackKnown&) {}
    void operator()(const engine::Ended& event) { projection.results = results_of(event); }

    enum class Judged : std::uint8_t { upheld, withdrawn };
    void add_challenge(engine::Turn turn, engine::Seat seat, Judged judged) {
        const bool upheld = judged == Judged::upheld;
        const auto words = play ? engine::words_of(*play) : std::vector<engine::Word>{};
        projection.challenges.push_back({turn, seat, challenger, upheld, text_of(words, before.rules)});
    }
};

Projecting projecting(storage::Projection& projection, const GameState& before) {
    Projecting made{projection, before};
    const engine::PendingPlay* play = before.game ? before.game->pending_play() : nullptr;
    if (!play) return made;
    made.play = &play->score;
    if (play->dispute) made.challenger = play->dispute->challenger;
    return made;
}

}  // namespace

std::string_view result_of(const engine::Ended& ended, engine::Seat seat) {
    const bool is_winner = std::ranges::find(ended.winners, seat) != ended.winners.end();
    if (!is_winner) return "lost";
    return ended.winners.size() > 1 ? "drawn" : "won";
}

storage::Projection project(const GameState& before, const GameState& after, std::span<const GameEntry> entries) {
    storage::Projection projection{.stage = std::string(engine::name_of(after.stage())),
                                   .changed = entries.back().at,
                                   .asked = asked_by_seat(after)};
    projection.alarm = wake_at(after);
    projection.until = zero_of(after);
    projection.paused = after.stage() == Stage::playing && after.clocks.paused;
    Projecting visitor = projecting(projection, before);
    for (const GameEntry& entry : entries) std::visit(visitor, entry.event);
    if (visitor.seats_changed) projection.seats = seat_rows(after);
    return projection;
}

}  // namespace crisscross::server
