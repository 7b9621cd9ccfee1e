#include "server/history/game_summary.hpp"

#include <algorithm>

#include "engine/play/judging.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/history/word_rulings.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

/// How long the latest turn has lasted: while its player could move, and the game was not paused.
struct ThinkingTime {
    engine::Turn turn = 0;
    std::int64_t lasted = 0;
    Moment counted = 0;

    void count(const GameState& state, Moment at) {
        const auto thinking = state.game ? mover(*state.game) : std::nullopt;
        if (thinking && thinking->turn != turn) *this = {thinking->turn, 0, counted};
        if (thinking && !state.clocks.paused) lasted += std::max<Span>(0, at - counted);
        counted = std::max(counted, at);
    }
    std::int64_t of(engine::Turn wanted) const { return wanted == turn ? lasted : 0; }
};

/// Collects the moves of a journal.
struct Summarising {
    const GameRecord& game;
    GameSummary& summary;
    const GameEntry* entry = nullptr;
    ThinkingTime time{};
    engine::Seat challenger = 0;
    bool is_put_to_vote = false;
    int votes_for = 0;
    int votes_against = 0;

    template <class Other>
    void operator()(const Other&) {}
    void operator()(const engine::Event& event) { std::visit(*this, event); }

    void operator()(const engine::Began&) { summary.began = entry->at; }
    void operator()(const engine::Ended&) { summary.ended = entry->at; }
    void operator()(const engine::Played& event) {
        SummaryMove& move = add(event.seat, event.turn, SummaryMove::Kind::play);
        move.score = event.score.total;
        move.bingo = event.score.bingo;
        for (const engine::WordScore& word : event.score.words) move.words.push_back(summarised(word));
    }
    void operator()(const engine::Exchanged& event) { add(event.seat, event.turn, SummaryMove::Kind::exchange); }
    void operator()(const engine::Passed& event) {
        add(event.seat, event.turn, SummaryMove::Kind::pass).timed_out = event.timed_out;
    }
    void operator()(const engine::StarterPlaced& event) { add(event.seat, event.turn, SummaryMove::Kind::starter); }
    void operator()(const engine::Challenged& event) {
        challenger = event.challenger;
        is_put_to_vote = event.seconds > 0;
        votes_for = votes_against = 0;
    }
    void operator()(const engine::Voted& event) {
        ++(event.opinion == engine::Opinion::convinced ? votes_for : votes_against);
    }
    void operator()(const engine::Upheld& event) {
        move_of(event.turn).challenge = {.challenger = event.challenger,
                                         .upheld = true,
                                         .by_vote = is_put_to_vote,
                                         .turn_lost = event.turn_lost,
                                         .points = event.points,
                                         .votes_for = votes_for,
                                         .votes_against = votes_against};
    }
    void operator()(const engine::Withdrawn& event) {
        SummaryMove& move = move_of(event.turn);
        move.withdrawn = true;
        move.challenge = {.challenger = challenger,
                          .by_vote = is_put_to_vote,
                          .votes_for = votes_for,
                          .votes_against = votes_against};
        // Of a record without a word list it is known only where there is one word.
        if (is_put_to_vote || (!game.list() && move.words.size() == 1))
            for (SummaryWord& word : move.words) word.invalid = true;
    }
    // With everything that followed.
    void operator()(const engine::TakenBack& event) {
        for (SummaryMove& move : summary.moves)
            if (move.turn >= event.turn) move.taken_back = true;
    }

    SummaryMove& add(engine::Seat seat, engine::Turn turn, SummaryMove::Kind kind) {
        summary.moves.push_back({.version = entry->version,
                                 .at = entry->at,
                                 .turn = turn,
                                 .seat = seat,
                                 .kind = kind,
                                 .think_ms = time.of(turn)});
        return summary.moves.back();
    }
    SummaryMove& move_of(engine::Turn turn) {
        return *std::find_if(summary.moves.rbegin(), summary.moves.rend(),
                             [turn](const SummaryMove& move) { return move.turn == turn; });
    }
    SummaryWord summarised(const engine::WordScore& score) const {
        const engine::Rules& rules = game.state.game->rules;
        const engine::Word word = engine::word_of(score);
        SummaryWord made{rules.alphabet().text(word), static_cast<int>(word.size()), score.score};
        const engine::Lexicon* list = game.list();
        if (rules.ruleset().ruling != engine::Ruling::vote)
            made.invalid = list && engine::good_readings(rules, *list, word).empty();
        else if (list)
            made.listed = is_listed(rules, *list, word);
        return made;
    }
};

/// If nobody wins, as where no points are kept, only those who have left the game have lost.
std::string summarised_result(const engine::Game& game, const engine::Ended& ended, engine::Seat seat) {
    const bool is_drawn = ended.winners.empty() && !game.player(seat).resigned;
    return is_drawn ? "drawn" : std::string(result_of(ended, seat));
}

SummarySeat summarised(const SeatHolder& holder, const engine::Game& game, const engine::Ended& ended,
                       engine::Seat seat) {
    SummarySeat made{.name = holder.name,
                     .computer = holder.computer,
                     .score = ended.final_scores.at(engine::index_of(seat)).final,
                     .result = summarised_result(game, ended, seat)};
    if (!holder.computer && holder.player != 0) made.player = holder.player;
    return made;
}

}  // namespace

bool SummaryMove::is_phony() const {
    return withdrawn || std::ranges::any_of(words, &SummaryWord::invalid);
}

std::optional<GameSummary> summarise(const GameRecord& game) {
    if (game.state.stage() != Stage::over) return std::nullopt;
    const engine::Ended& ended = std::get<engine::Over>(game.state.game->phase).result;
    if (ended.reason == engine::EndReason::aborted) return std::nullopt;
    GameSummary summary{.game = game.id, .reason = ended.reason};
    Summarising visitor{game, summary};
    GameState state = fresh_game(game.state.rules);
    for (const GameEntry& entry : game.log) {
        visitor.time.count(state, entry.at);
        visitor.entry = &entry;
        std::visit(visitor, entry.event);
        state = evolve(std::move(state), entry);
    }
    for (const SeatHolder& holder : state.seats)
        summary.seats.push_back(
            summarised(holder, *game.state.game, ended, static_cast<engine::Seat>(summary.seats.size())));
    return summary;
}

}  // namespace crisscross::server
