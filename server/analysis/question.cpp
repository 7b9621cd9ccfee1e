#include "server/analysis/question.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/play/assessment.hpp"
#include "engine/play/edit.hpp"
#include "engine/play/placement.hpp"
#include "protocol/messages/snapshot.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/lexicons/missing_list.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t most_plays = 5;
constexpr std::size_t most_ranked = 200;

int in_tenths(double points) {
    return static_cast<int>(std::lround(points * 10));
}

std::optional<bool> if_true(bool value) {
    return value ? std::optional(true) : std::nullopt;
}

struct Move {
    engine::Seat seat = 0;
    int score = 0;
    engine::Edits laid{};
    engine::TileCounts returned{};
};

std::optional<Move> move_of(const protocol::GameEvent& event) {
    const auto* of_game = std::get_if<engine::Event>(&event);
    if (!of_game) return std::nullopt;
    if (const auto* played = std::get_if<engine::Played>(of_game))
        return Move{played->seat, played->score.total, played->edits};
    if (const auto* exchanged = std::get_if<engine::Exchanged>(of_game))
        return Move{exchanged->seat, 0, {}, exchanged->returned.faces.value_or(engine::TileCounts{})};
    if (const auto* passed = std::get_if<engine::Passed>(of_game)) return Move{passed->seat};
    return std::nullopt;
}

/// The best plays, each with a different word: where a word fits in many places, only its best play is shown.
class Choice {
public:
    explicit Choice(const Question& question) : seen_(question.seen), list_(question.list) {}

    void offer(const engine::RankedPlay& play) {
        const auto placement = engine::place(seen_.rules, seen_.view.board, nullptr, play.edits, play.line).value();
        const auto score = engine::assess(seen_.rules, list_, seen_.view.premiums, placement).value().score;
        if (!words_.insert(longest_word(score)).second) return;
        plays_.push_back({protocol::write_placement(seen_.rules, play.edits), play.line,
                          protocol::write_score(seen_.rules, score), in_tenths(play.equity), if_true(play.wins)});
    }
    bool is_full() const { return plays_.size() == most_plays; }
    std::vector<protocol::server::PossiblePlay> release() { return std::move(plays_); }

private:
    std::string longest_word(const engine::PlayScore& score) const {
        std::string text;
        const auto length = [](const engine::WordScore& word) { return word.letters.size(); };
        const auto longest = std::ranges::max_element(score.words, {}, length);
        if (longest == score.words.end()) return text;
        for (const auto& letter : longest->letters) text += seen_.rules.alphabet().spelling(letter.square.letter);
        return text;
    }

    const engine::SeatView& seen_;
    const engine::Lexicon& list_;
    std::set<std::string> words_;
    std::vector<protocol::server::PossiblePlay> plays_;
};

}  // namespace

Answer<Question> hint(const GameRecord& room, PlayerId player, const protocol::client::Hint& message) {
    const GameState& state = room.state;
    const auto seat = state.seat_of(player);
    if (const auto refused = check_hint(state, seat)) return *refused;
    if (!room.lexicon) return lexicon_gone();
    return Question{message.id, *room.lexicon, engine::seat_view(*state.game, *seat)};
}

Answer<Question> analysis(const GameRecord& room, const protocol::client::Analysis& message) {
    if (room.state.stage() != Stage::over)
        return Complaint{"GAME_GOES_ON", "You can analyse the game once it is over."};
    const GameEntry* made = room.entry(message.version);
    const auto move = made ? move_of(made->event) : std::nullopt;
    if (!move) return Complaint{"NO_SUCH_MOVE", "No play, exchange or pass was made at this version.", "/v"};
    if (!room.lexicon) return lexicon_gone();
    const GameState before = fold(fresh_game(room.state.rules), std::span(room.log.data(), made));
    auto seen = engine::seat_view(*before.game, move->seat);
    engine::TileCounts kept = engine::rest_of(seen.rack(), move->laid);
    kept.remove(move->returned);
    return Question{message.id, *room.lexicon, std::move(seen),
                    engine::MoveSummary{move->score, static_cast<int>(move->laid.size()), kept}};
}

protocol::server::PlaysFound answer(const Question& question, std::shared_ptr<const engine::EvaluatorTables> tables,
                                    engine::Budget& budget) {
    engine::Evaluator evaluator(std::move(tables));
    Choice choice(question);
    for (const engine::RankedPlay& play : evaluator.best(question.seen, most_ranked, budget))
        if (!choice.is_full()) choice.offer(play);
    const engine::Seat seat = question.seen.seat;
    if (!question.done) return protocol::server::Hint{question.id, seat, choice.release()};
    const auto& [score, used, kept] = *question.done;
    const protocol::server::MoveMade move{in_tenths(evaluator.equity(question.seen, *question.done)),
                                          if_true(engine::wins_at_once(question.seen, score, used))};
    return protocol::server::Analysis{question.id, seat, choice.release(), move};
}

}  // namespace crisscross::server
