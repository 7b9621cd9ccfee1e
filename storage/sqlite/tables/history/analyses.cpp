#include "storage/sqlite/tables/history/analyses.hpp"

#include "storage/sqlite/tables/people/same_person.hpp"

#include <sstream>

namespace crisscross::storage {
namespace {

std::string text_of(const std::vector<MissedWord>& missed) {
    std::string text;
    for (const MissedWord& word : missed) text += std::to_string(word.seat) + ' ' + word.word + '\n';
    return text;
}

std::vector<MissedWord> missed_in(const std::string& text) {
    std::vector<MissedWord> missed;
    std::istringstream lines(text);
    MissedWord word;
    while (lines >> word.seat >> word.word) missed.push_back(word);
    return missed;
}

}  // namespace

std::optional<KeptAnalysis> find_analysis(Database& database, GameId game) {
    Statement find = database.prepare("SELECT evaluator, made, body, missed FROM analyses WHERE game = ?");
    if (!find.bind(1, game).step()) return std::nullopt;
    return KeptAnalysis{game, static_cast<int>(find.integer(0)), find.integer(1), find.blob(2),
                        missed_in(find.text(3))};
}

void keep_analysis(Database& database, const KeptAnalysis& analysis) {
    if (!database.in_transaction()) throw DatabaseError("an analysis outside of a transaction");
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(analysis.body.data());
    database
        .prepare(
            "INSERT INTO analyses (game, evaluator, made, body, missed) SELECT game, ?2, ?3, ?4, ?5 "
            "FROM history_games WHERE game = ?1 ON CONFLICT (game) DO UPDATE SET evaluator = excluded.evaluator, "
            "made = excluded.made, body = excluded.body, missed = excluded.missed")
        .bind(1, analysis.game)
        .bind(2, analysis.evaluator)
        .bind(3, analysis.made)
        .bind(4, std::span(bytes, analysis.body.size()))
        .bind(5, text_of(analysis.missed))
        .run();
}

std::vector<std::string> played_words(Database& database, const WordsOfPlayer& query) {
    const std::string rooms = query.has_merged_guests ? is_person("player") : "player = ?1";
    const std::string sql =
        "SELECT 1 FROM (SELECT DISTINCT room FROM history_seats INDEXED BY history_seats_in_rooms WHERE " + rooms +
        ") AS listed JOIN history_words ON history_words.room = listed.room AND history_words.word = ?2 "
        "AND history_words.withdrawn = 0 JOIN history_seats AS mine ON mine.game = history_words.game "
        "AND mine.seat = history_words.seat AND mine." +
        rooms + " LIMIT 1";
    std::vector<std::string> played;
    for (const std::string& word : query.words) {
        Statement find = database.prepare(sql);
        if (find.bind(1, query.player).bind(2, word).step()) played.push_back(word);
    }
    return played;
}

}  // namespace crisscross::storage
