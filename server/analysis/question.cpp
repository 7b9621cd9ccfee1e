#include "server/analysis/question.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

#include "engine/play/assessment.hpp"
#include "engine/play/edit.hpp"
#include "engine/play/placement.hpp"
#include "protocol/messages/games/snapshot.hpp"
#include "server/analysis/known_racks.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/lexicons/missing_list.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t max_ranked = 200;

std::optional<bool> if_true(bool value) {
    return value ? std::optional(true) : std::nullopt;
}

struct Move {
    engine::Seat seat = 0;
    int score = 0;
    engine::Edits laid{};
    std::optional<engine::TileCounts> returned = engine::TileCounts{};  ///< nothing if a record has only a number
};

std::optional<Move> move_of(const protocol::GameEvent& event) {
    const auto* of_game = std::get_if<engine::Event>(&event);
    if (!of_game) return std::nullopt;
    if (const auto* played = std::get_if<engine::Played>(of_game))
        return Move{played->seat, played->score.total, played->edits};
    if (const auto* exchanged = std::get_if<engine::Exchanged>(of_game))
        return Move{exchanged->seat, 0, {}, exchanged->returned.faces};
    if (const auto* passed = std::get_if<engine::Passed>(of_game)) return Move{passed->seat};
    return std::nullopt;
}

engine::PlayScore score_of(const Question& question, const engine::RankedPlay& play) {
    const engine::SeatView& seen = question.seen;
    const auto placement = engine::place(seen.rules, seen.view.board, nullptr, play.edits, play.line).value();
    return engine::assess(seen.rules, question.list, seen.view.premiums, placement).value().score;
}

std::string longest_word(const engine::Rules& rules, const engine::PlayScore& score) {
    std::string text;
    const auto length = [](const engine::WordScore& word) { return word.letters.size(); };
    const auto longest = std::ranges::max_element(score.words, {}, length);
    if (longest == score.words.end()) return text;
    for (const auto& letter : longest->letters) text += rules.alphabet().spelling(letter.square.letter);
    return text;
}

std::vector<std::string> spelt(const engine::Rules& rules, const engine::TileCounts& tiles) {
    std::vector<std::string> all;
    tiles.for_each([&](engine::Tile tile, int count) {
        for (; count > 0; --count) all.push_back(rules.spelling(tile));
    });
    return all;
}

const Complaint rack_unknown{"RACK_UNKNOWN", "The record does not say which tiles were on the whole rack.", "/v"};

Answer<Question> question_about(const PastMove& past) {
    const Move move = move_of(past.log->back().event).value();
    KnownRacks racks;
    GameState before = fresh_game(past.rules);
    for (const GameEntry& entry : std::span(*past.log).first(past.log->size() - 1)) {
        before = evolve(std::move(before), entry);
        if (before.game) racks.follow(*before.game);
    }
    if (!move.returned || !racks.is_whole(*before.game, move.seat)) return rack_unknown;
    auto seen = engine::seat_view(*before.game, move.seat);
    engine::TileCounts kept = engine::rest_of(seen.rack(), move.laid);
    kept.remove(*move.returned);
    return Question{past.id, past.list, std::move(seen),
                    engine::MoveSummary{move.score, static_cast<int>(move.laid.size()), kept}};
}

}  // namespace

int in_tenths(double points) {
    return static_cast<int>(std::lround(points * 10));
}

std::vector<engine::RankedPlay> best_plays(const Question& question, engine::Evaluator& evaluator,
                                           engine::Budget& budget) {
    std::vector<engine::RankedPlay> best;
    std::set<std::string> words;
    for (engine::RankedPlay& play : evaluator.best(question.seen, max_ranked, budget)) {
        if (best.size() == max_possible_plays) break;
        if (words.insert(longest_word(question.seen.rules, score_of(question, play))).second)
            best.push_back(std::move(play));
    }
    return best;
}

protocol::server::PossiblePlay as_sent(const Question& question, const engine::RankedPlay& play) {
    const engine::Rules& rules = question.seen.rules;
    return {protocol::write_placement(rules, play.edits), play.line,
            protocol::write_score(rules, score_of(question, play)), in_tenths(play.equity), if_true(play.wins)};
}

std::optional<protocol::server::PossibleExchange> exchange_among(const std::vector<engine::RankedPlay>& plays,
                                                                 const Question& question,
                                                                 const engine::Evaluator& evaluator) {
    const engine::SeatView& seen = question.seen;
    // Where plays have no scores, only laying tiles brings a player nearer.
    if (seen.rules.ruleset().scoring == engine::Scoring::none) return std::nullopt;
    const auto best = evaluator.best_exchange(seen);
    if (!best || (plays.size() == max_possible_plays && best->equity < plays.back().equity)) return std::nullopt;
    const bool exchanged = question.done && question.done->used == 0 && question.done->kept != seen.rack();
    if (exchanged && evaluator.equity(seen, *question.done) >= best->equity) return std::nullopt;
    return protocol::server::PossibleExchange{spelt(seen.rules, best->given), in_tenths(best->equity)};
}

std::vector<std::string> words_of(const Question& question, const engine::RankedPlay& play) {
    std::vector<std::string> words;
    for (const engine::WordScore& word : score_of(question, play).words)
        words.push_back(question.seen.rules.alphabet().text(engine::word_of(word)));
    return words;
}

protocol::server::MoveMade move_made(const Question& question, const engine::Evaluator& evaluator) {
    const auto& [score, used, kept] = *question.done;
    return {in_tenths(evaluator.equity(question.seen, *question.done)),
            if_true(engine::wins_at_once(question.seen, score, used))};
}

Answer<Question> hint(const GameRecord& record, PlayerId player, const protocol::client::Hint& message) {
    const GameState& state = record.state;
    const auto seat = state.seat_of(player);
    if (const auto refused = check_hint(state, seat)) return *refused;
    if (!record.lexicon) return lexicon_gone();
    return Question{message.id, *record.lexicon, engine::seat_view(*state.game, *seat)};
}

Answer<PastMove> analysis(const GameRecord& record, const protocol::client::Analysis& message) {
    if (record.state.stage() != Stage::over) return no_analysis_yet();
    const GameEntry* made = record.entry(message.version);
    if (!made || !move_of(made->event))
        return Complaint{"NO_SUCH_MOVE", "No play, exchange or pass was made at this version.", "/v"};
    if (!record.lexicon) return lexicon_gone();
    auto log = std::make_shared<const std::vector<GameEntry>>(record.log.data(), made + 1);
    return PastMove{message.id, *record.lexicon, record.state.rules, std::move(log)};
}

Answer<Question> in_full(const PoolQuestion& asked) {
    const auto* past = std::get_if<PastMove>(&asked);
    return past ? question_about(*past) : Answer<Question>(std::get<Question>(asked));
}

protocol::server::PlaysFound answer(const Question& question, std::shared_ptr<const engine::EvaluatorTables> tables,
                                    engine::Budget& budget) {
    engine::Evaluator evaluator(std::move(tables));
    const auto best = best_plays(question, evaluator, budget);
    std::vector<protocol::server::PossiblePlay> plays;
    for (const engine::RankedPlay& play : best) plays.push_back(as_sent(question, play));
    const engine::Seat seat = question.seen.seat;
    if (!question.done) return protocol::server::Hint{question.id, seat, std::move(plays)};
    return protocol::server::Analysis{question.id, seat, std::move(plays), exchange_among(best, question, evaluator),
                                      move_made(question, evaluator)};
}

}  // namespace crisscross::server
