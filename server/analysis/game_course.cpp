#include "server/analysis/game_course.hpp"

#include <algorithm>
#include <cmath>

#include "engine/game/decisions/turns.hpp"
#include "engine/play/edit.hpp"
#include "server/analysis/known_racks.hpp"
#include "server/analysis/recorded_draws.hpp"
#include "server/lexicons/missing_list.hpp"

namespace crisscross::server {

namespace {

std::vector<int> in_thousandths(const std::vector<double>& chances) {
    std::vector<int> made;
    for (const double chance : chances) made.push_back(static_cast<int>(std::lround(chance * 1000)));
    return made;
}

/// Ends that neither a move nor a player who leaves brings about.
bool is_decided_otherwise(engine::EndReason reason) {
    using enum engine::EndReason;
    return reason == agreement || reason == turn_limit || reason == aborted || reason == record_ends;
}

/// Collects what is judged while the game is folded again. Before each event, `state` is the game without it.
struct Collecting {
    const GameRecord& game;
    GameCourse& course;
    std::optional<engine::ChanceTable> table{};
    RecordedDraws recorded{course.rules, course.seats};
    const GameState* state = nullptr;
    std::uint32_t version = 0;
    KnownRacks racks{};
    std::uint32_t changed_otherwise = 0;  // the version at which something else than a move changed the chances

    template <class Other>
    void operator()(const Other&) {}
    void operator()(const engine::Event& event) { std::visit(*this, event); }

    const engine::Game& before() const { return *state->game; }

    void operator()(const engine::Played& event) {
        engine::EndMove made{event.edits, event.line, event.score.total};
        add("play", event.seat, event.turn, std::move(made), engine::TileCounts{});
    }
    void operator()(const engine::Exchanged& event) {
        add("exchange", event.seat, event.turn, {}, event.returned.faces);
        if (!event.drawn.faces || !event.returned.faces) return;
        engine::TileCounts kept = before().player(event.seat).rack;
        kept.remove(*event.returned.faces);
        add_draw(event.seat, event.turn, kept, *event.drawn.faces);
    }
    void operator()(const engine::Passed& event) { add("pass", event.seat, event.turn, {}, engine::TileCounts{}); }
    void operator()(const engine::Dealt& event) { draw(event.seat, 0, event.drawn); }
    void operator()(const engine::Drew& event) { draw(event.seat, before().turn, event.drawn); }
    void operator()(const engine::Withdrawn& event) {
        const bool by_vote = before().rules.ruleset().ruling == engine::Ruling::vote;
        const bool is_repeated = by_vote && !before().player(event.seat).resigned;
        for (MoveToJudge& move : course.moves) {
            if (move.turn != event.turn) continue;
            move.withdrawn = true;
            move.is_repeated = is_repeated;
        }
        recorded.withdraw(event.seat);
        std::erase_if(course.draws,
                      [&](const DrawToJudge& draw) { return draw.turn == event.turn && draw.seat == event.seat; });
    }
    void operator()(const engine::TakenBack& event) {
        const auto is_undone = [&](const auto& one) { return one.turn >= event.turn; };
        std::erase_if(course.moves, is_undone);
        std::erase_if(course.draws, is_undone);
        std::erase_if(course.chances, is_undone);
    }
    void operator()(const engine::Resigned&) { change_otherwise(); }
    void operator()(const engine::LostOnTime&) { change_otherwise(); }
    void operator()(const engine::Ended& event) {
        if (is_decided_otherwise(event.reason)) change_otherwise();
        note_chances(engine::shares_of(event, course.seats));
        if (!before().recorded) return;
        for (std::size_t seat = 0; seat < course.seats; ++seat) find_draw(static_cast<engine::Seat>(seat));
        course.draws_unknown = recorded.incomplete();
    }

    void draw(engine::Seat seat, engine::Turn turn, const engine::HiddenTiles& drawn) {
        if (drawn.faces) add_draw(seat, turn, before().player(seat).rack, *drawn.faces);
    }
    void add_draw(engine::Seat seat, engine::Turn turn, const engine::TileCounts& kept,
                  const engine::TileCounts& drawn) {
        course.draws.push_back({turn, seat, kept, drawn, unseen_by(seat)});
    }
    /// The tiles in the bag and on the racks of others.
    engine::TileCounts unseen_by(engine::Seat seat) const {
        engine::TileCounts unseen = before().position.bag;
        for (std::size_t other = 0; other < course.seats; ++other)
            if (other != engine::index_of(seat)) unseen.add(before().position.players[other].rack);
        return unseen;
    }
    /// What the seat of a record has drawn since its last move.
    void find_draw(engine::Seat seat) {
        std::optional<engine::TileCounts> rack;
        if (racks.is_whole(before(), seat)) rack = before().player(seat).rack;
        if (auto draw = recorded.rack(seat, rack)) course.draws.push_back(*std::move(draw));
    }
    /// What the chances are from now on is not the doing of the last move.
    void change_otherwise() {
        if (table) note_chances(engine::win_chances(*table, engine::score_state(before())));
        changed_otherwise = version;
    }
    /// The chances before a move are those after the one before it: by then its challenge is decided.
    void note_chances(const std::vector<double>& chances) {
        if (!table) return;
        protocol::history::ChancesAt at{.chances = in_thousandths(chances)};
        if (!course.moves.empty()) {
            at.version = course.moves.back().version;
            at.turn = course.moves.back().turn;
        }
        at.version = std::max(at.version, changed_otherwise);
        if (!course.chances.empty() && course.chances.back().version == at.version) course.chances.pop_back();
        course.chances.push_back(std::move(at));
    }
    /// `returned` is nothing if a record has only a number.
    void add(const char* kind, engine::Seat seat, engine::Turn turn, engine::EndMove made,
             const std::optional<engine::TileCounts>& returned) {
        const engine::ScoreState stands = engine::score_state(before());
        if (table) note_chances(engine::win_chances(*table, stands));
        auto seen = engine::seat_view(before(), seat);
        engine::TileCounts kept = engine::rest_of(seen.rack(), made.edits);
        kept.remove(returned.value_or(engine::TileCounts{}));
        if (before().recorded) {
            find_draw(seat);
            recorded.keep(seat, turn, returned ? std::optional(kept) : std::nullopt, unseen_by(seat));
        }
        const engine::MoveSummary done{made.score, static_cast<int>(made.edits.size()), kept};
        course.moves.push_back({version, turn, kind, false, Question{{}, *game.lexicon, std::move(seen), done},
                                std::move(made), stands,
                                engine::next_to_move(before(), engine::after(before(), seat)),
                                returned && racks.is_whole(before(), seat)});
    }
};

/// Once all chances are noted, which are those after the move before.
void leave_out_unknown(GameCourse& course) {
    course.unjudged =
        static_cast<int>(std::erase_if(course.moves, [](const MoveToJudge& move) { return !move.is_known; }));
}

const Complaint too_long{"GAME_TOO_LONG", "A game with this many moves can’t be analysed."};

}  // namespace

Answer<GameCourse> course_of(const GameRecord& game) {
    if (game.state.stage() != Stage::over) return no_analysis_yet();
    if (!game.lexicon) return lexicon_gone();
    GameCourse course{game.state.game->rules, *game.lexicon, game.state.seats.size()};
    course.other_list = game.other_list;
    Collecting visitor{game, course, engine::chance_table(course.rules)};
    GameState state = fresh_game(game.state.rules);
    for (const GameEntry& entry : game.log) {
        visitor.state = &state;
        visitor.version = entry.version;
        std::visit(visitor, entry.event);
        if (course.moves.size() > max_judged_moves) return too_long;
        state = evolve(std::move(state), entry);
        if (state.game) visitor.racks.follow(*state.game);
    }
    leave_out_unknown(course);
    return course;
}

}  // namespace crisscross::server
