#include "server/api/answers/history_answers.hpp"

#include "server/api/questions/places.hpp"

namespace crisscross::server {

namespace history = protocol::history;

namespace {

history::Player player_of(const storage::FoundSeat& found) {
    const storage::HistorySeat& seat = found.seat;
    return {.name = seat.name,
            .me = found.is_asker,
            .computer = seat.computer,
            .score = seat.score,
            .result = seat.result,
            .moves = seat.moves,
            .bingos = seat.bingos,
            .highest_play = seat.highest_play,
            .phonies = seat.phonies_stood + seat.phonies_withdrawn,
            .think_ms = seat.think_ms};
}

const char* verdict(bool upheld) {
    return upheld ? "valid" : "invalid";
}

const char* decider(bool by_vote) {
    return by_vote ? "vote" : "list";
}

}  // namespace

history::GameSummary as_sent(const storage::FoundGame& game) {
    const storage::GameFacts& facts = game.facts;
    history::GameSummary made{.id = game_name(game.name),
                              .room = game.name.room,
                              .game = game.name.number,
                              .system = game.system,
                              .lexicon = game.lexicon,
                              .began = facts.began,
                              .ended = facts.ended,
                              .end = facts.reason,
                              .moves = facts.moves,
                              .margin = facts.margin,
                              .bingos = facts.bingos,
                              .challenges = facts.found_valid + facts.found_invalid,
                              .phonies = facts.phonies,
                              .rated = game.rated};
    for (const storage::FoundSeat& seat : game.players) made.players.push_back(player_of(seat));
    if (facts.highest)
        made.highest_play = history::HighestPlay{facts.highest->seat, facts.highest->turn, facts.highest->score,
                                                 facts.highest->words};
    if (const auto& mark = game.imported)
        made.imported = history::Import{mark->at, storage::name_of(mark->source), mark->counts, mark->is_asker};
    return made;
}

history::Move as_sent(const SummaryMove& move) {
    history::Move made{.version = move.version,
                       .at = move.at,
                       .turn = move.turn,
                       .seat = move.seat,
                       .kind = std::string(engine::name_of(move.kind)),
                       .think_ms = move.think_ms,
                       .bingo = move.bingo,
                       .phony = move.is_phony(),
                       .withdrawn = move.withdrawn,
                       .taken_back = move.taken_back,
                       .timed_out = move.timed_out};
    if (move.kind == SummaryMove::Kind::play) made.score = move.score;
    for (const SummaryWord& word : move.words) {
        made.words.push_back(word.text);
        if (word.invalid) made.invalid.push_back(word.text);
    }
    if (move.challenge)
        made.challenge =
            history::Challenge{move.challenge->challenger, verdict(move.challenge->upheld),
                               decider(move.challenge->by_vote), move.challenge->turn_lost, move.challenge->points};
    return made;
}

history::PlayedWord as_sent(const storage::FoundWord& found) {
    const storage::HistoryWord& word = found.word;
    history::PlayedWord made{.word = word.word,
                             .score = word.score,
                             .game = game_name(found.game),
                             .system = found.system,
                             .ended = found.ended,
                             .turn = word.turn,
                             .seat = word.seat,
                             .name = found.name,
                             .me = found.is_asker,
                             .first = found.first,
                             .invalid = word.invalid,
                             .withdrawn = word.withdrawn,
                             .challenger = found.challenger};
    if (word.upheld) {
        made.verdict = verdict(*word.upheld);
        made.decided_by = decider(word.by_vote);
    }
    return made;
}

history::Games as_sent(const storage::GamePage& page) {
    history::Games made;
    for (const storage::FoundGame& game : page.games) made.games.push_back(as_sent(game));
    if (page.more) made.next = game_name(page.games.back().name);
    return made;
}

history::Words as_sent(const storage::WordPage& page) {
    history::Words made;
    for (const storage::FoundWord& word : page.words) made.words.push_back(as_sent(word));
    if (page.more) made.next = word_place(page.words.back());
    return made;
}

}  // namespace crisscross::server
