#include <algorithm>
#include <limits>

#include "protocol/messages/games/end_names.hpp"
#include "server/history/game_summary.hpp"
#include "server/history/word_rulings.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

using storage::HistoryGame;
using storage::HistorySeat;

/// The final score less the best of the others; 0 without others.
int margin_of(const GameSummary& summary, std::size_t seat) {
    int best = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < summary.seats.size(); ++other)
        if (other != seat) best = std::max(best, summary.seats[other].score);
    return summary.seats.size() < 2 ? 0 : summary.seats[seat].score - best;
}

HistorySeat seat_row(const GameSummary& summary, std::size_t seat) {
    const SummarySeat& from = summary.seats[seat];
    HistorySeat row{.player = from.player,
                    .name = from.name,
                    .folded_name = folded_name(from.name),
                    .score = from.score,
                    .result = from.result,
                    .margin = margin_of(summary, seat)};
    if (from.computer) row.computer = engine::name_of(*from.computer);
    return row;
}

void note_words(HistorySeat& row, const SummaryMove& move) {
    for (const SummaryWord& word : move.words) {
        const storage::RecordWord record{word.text, word.letters, word.score, move.turn};
        const bool is_longer = word.letters > row.longest.letters;
        const bool is_worth_more = word.letters == row.longest.letters && word.score > row.longest.score;
        if (is_longer || is_worth_more) row.longest = record;
        if (row.highest.word.empty() || word.score > row.highest.score) row.highest = record;
    }
}

void note_play(HistorySeat& row, const SummaryMove& move) {
    if (move.withdrawn) {
        ++row.phonies_withdrawn;
        return;
    }
    ++row.plays;
    row.play_points += move.score;
    if (move.bingo > 0) ++row.bingos;
    if (move.is_phony()) ++row.phonies_stood;
    row.highest_play = std::max(row.highest_play, move.score);
    note_words(row, move);
}

void note_challenge(HistoryGame& rows, const SummaryMove& move) {
    if (!move.challenge) return;
    HistorySeat& challenger = rows.seats.at(static_cast<std::size_t>(move.challenge->challenger));
    ++(move.challenge->upheld ? challenger.challenges_lost : challenger.challenges_won);
    ++(move.challenge->upheld ? rows.facts.found_valid : rows.facts.found_invalid);
}

void add_words(HistoryGame& rows, const SummaryMove& move) {
    int place = 0;
    for (const SummaryWord& word : move.words) {
        storage::HistoryWord row{.word = word.text,
                                 .turn = move.turn,
                                 .place = place++,
                                 .seat = move.seat,
                                 .score = word.score,
                                 .invalid = word.invalid,
                                 .withdrawn = move.withdrawn};
        if (move.challenge) {
            row.upheld = move.challenge->upheld;
            row.by_vote = move.challenge->by_vote;
            row.challenger = move.challenge->challenger;
        }
        rows.words.push_back(std::move(row));
    }
}

void note_highest(HistoryGame& rows, const SummaryMove& move) {
    if (move.withdrawn || (rows.facts.highest && rows.facts.highest->score >= move.score)) return;
    rows.facts.highest = {.seat = move.seat, .turn = move.turn, .score = move.score};
    for (const SummaryWord& word : move.words) rows.facts.highest->words.push_back(word.text);
}

/// The first play that stood, with its longest word.
void note_opening(HistoryGame& rows, const SummaryMove& move) {
    const auto has_opening = [](const HistorySeat& seat) { return seat.opening.has_value(); };
    if (move.withdrawn || move.words.empty() || std::ranges::any_of(rows.seats, has_opening)) return;
    const SummaryWord& longest = *std::ranges::max_element(move.words, {}, &SummaryWord::letters);
    rows.seats.at(engine::index_of(move.seat)).opening = {longest.text, move.score};
}

void note(HistoryGame& rows, const SummaryMove& move) {
    HistorySeat& seat = rows.seats.at(engine::index_of(move.seat));
    if (move.kind == SummaryMove::Kind::starter) return;
    if (!move.withdrawn) {
        ++seat.moves;
        seat.think_ms += move.think_ms;
    }
    if (move.kind != SummaryMove::Kind::play) return;
    note_play(seat, move);
    note_challenge(rows, move);
    add_words(rows, move);
    note_highest(rows, move);
    note_opening(rows, move);
}

int margin_of(const GameSummary& summary) {
    std::vector<int> scores;
    for (const SummarySeat& seat : summary.seats) scores.push_back(seat.score);
    std::ranges::sort(scores, std::greater());
    return scores.size() < 2 ? 0 : scores[0] - scores[1];
}

}  // namespace

HistoryGame history_rows(const GameSummary& summary) {
    HistoryGame rows{.facts = {.game = summary.game,
                               .began = summary.began,
                               .ended = summary.ended,
                               .reason = std::string(protocol::name_of(summary.reason)),
                               .margin = margin_of(summary)},
                     .rulings = word_rulings(summary)};
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) rows.seats.push_back(seat_row(summary, seat));
    for (const SummaryMove& move : summary.moves)
        if (!move.taken_back) note(rows, move);
    for (const HistorySeat& seat : rows.seats) {
        rows.facts.moves += seat.moves;
        rows.facts.bingos += seat.bingos;
        rows.facts.phonies += seat.phonies_stood + seat.phonies_withdrawn;
    }
    return rows;
}

}  // namespace crisscross::server
