#include "server/api/answers/statistics_answer.hpp"

#include "server/api/questions/places.hpp"
#include "server/history/statistics.hpp"

namespace crisscross::server {

namespace history = protocol::history;

namespace {

history::Figures figures_of(const storage::FigureRow& row) {
    return {.games = row.games,
            .won = row.won,
            .drawn = row.drawn,
            .lost = row.games - row.won - row.drawn,
            .points = row.points,
            .margin = row.margin,
            .moves = row.moves,
            .plays = row.plays,
            .play_points = row.play_points,
            .bingos = row.bingos,
            .highest_game = row.highest_game,
            .highest_play = row.highest_play,
            .challenges_won = row.challenges_won,
            .challenges_lost = row.challenges_lost,
            .phonies_stood = row.phonies_stood,
            .phonies_withdrawn = row.phonies_withdrawn,
            .timed_moves = row.timed_moves,
            .think_ms = row.think_ms};
}

history::Month month_of(const storage::FigureRow& row) {
    return {.month = row.month,
            .games = row.games,
            .won = row.won,
            .drawn = row.drawn,
            .points = row.points,
            .margin = row.margin,
            .moves = row.moves,
            .play_points = row.play_points,
            .bingos = row.bingos};
}

history::OfSystem system_of(const OfSystem& found) {
    history::OfSystem made{.system = found.figures.system, .figures = figures_of(found.figures)};
    if (found.rating) {
        const Rating& rating = found.rating->rating;
        made.rating = history::Rating{rating.rating, rating.deviation, rating.volatility, found.rating->games};
    }
    return made;
}

history::PlayedWord record_word(const storage::RecordRow& row) {
    return {.word = row.word.word,
            .score = row.word.score,
            .game = game_name(row.game),
            .system = row.system,
            .ended = row.ended,
            .turn = row.word.turn,
            .seat = row.seat,
            .name = row.name,
            .me = row.who.is_asker};
}

history::OfPlayer player_of(const OfPlayer& found) {
    history::OfPlayer made{.name = found.figures.name,
                           .me = found.who.is_asker,
                           .computer = found.who.computer,
                           .figures = figures_of(found.figures)};
    for (const OfSystem& system : found.systems) made.systems.push_back(system_of(system));
    for (const storage::FigureRow& month : found.months) made.months.push_back(month_of(month));
    for (const storage::RecordRow& row : found.longest) made.longest_words.push_back(record_word(row));
    for (const storage::RecordRow& row : found.highest) made.highest_words.push_back(record_word(row));
    for (const storage::OpeningRow& row : found.openings) made.openings.push_back({row.word, row.times, row.points});
    return made;
}

}  // namespace

history::Statistics as_sent(const storage::StatisticsRows& rows) {
    history::Statistics made;
    for (const OfPlayer& player : statistics_of(rows)) made.players.push_back(player_of(player));
    for (const storage::OpponentRow& row : rows.opponents)
        made.opponents.push_back(
            {row.name, row.who.computer, row.games, row.won, row.drawn, row.games - row.won - row.drawn});
    return made;
}

}  // namespace crisscross::server
