#include "storage/sqlite/tables/history/found_words.hpp"

#include "storage/sqlite/tables/history/visible_games.hpp"

namespace crisscross::storage {
namespace {

// Nobody has played the word before in a game of the room that the asker may see: a game that they may not see must
// not show in it. Where all of the room may be seen, the column says so.
std::string first_of(const VisibleGames& visible) {
    if (visible.whole_room) return "spelt.first";
    return "spelt.withdrawn = 0 AND NOT EXISTS (SELECT 1 FROM history_words AS known WHERE known.room = spelt.room "
           "AND known.word = spelt.word AND known.withdrawn = 0 "
           "AND (known.game, known.turn, known.place) < (spelt.game, spelt.turn, spelt.place) "
           "AND EXISTS (SELECT 1 FROM history_seats AS of_known WHERE of_known.game = known.game AND " +
           is_asker(visible, "of_known.player") + "))";
}

std::string condition_of(const VisibleGames& visible, WordKind kind) {
    switch (kind) {
        case WordKind::disputed:
            return "spelt.verdict IS NOT NULL";
        case WordKind::invalid:
            return "spelt.invalid = 1";
        case WordKind::first:
            return first_of(visible);
    }
    throw DatabaseError("a kind of word has no condition");
}

std::string rooms_of_words(const VisibleGames& visible) {
    if (visible.whole_room) return "spelt.room = ?2 AND ?1 IS NOT NULL";
    const std::string mine = "EXISTS (SELECT 1 FROM history_seats AS mine WHERE mine.game = spelt.game AND " +
                             is_asker(visible, "mine.player") + ")";
    if (visible.room) return "spelt.room = ?2 AND " + mine;
    return "?2 IS NULL AND spelt.room IN (SELECT DISTINCT of_asker.room FROM history_seats AS of_asker WHERE " +
           is_asker(visible, "of_asker.player") + ") AND " + mine;
}

std::string subject_of_words(const VisibleGames& visible, const Subject& subject) {
    if (std::holds_alternative<OfAsker>(subject)) return " AND " + is_asker(visible, "history_seats.player");
    if (std::holds_alternative<OfNamed>(subject)) return " AND history_seats.name = ?5 COLLATE NOCASE";
    return "";
}

std::string words_query(const VisibleGames& visible, const WordSearch& search) {
    std::string sql =
        "SELECT spelt.word, spelt.score, spelt.turn, spelt.place, spelt.seat, spelt.invalid, spelt.withdrawn, "
        "(" +
        first_of(visible) +
        "), spelt.verdict, spelt.decided_by, spelt.challenger, "
        "(SELECT name FROM history_seats AS asked WHERE asked.game = spelt.game AND asked.seat = spelt.challenger), "
        "spelt.game, history_seats.system, history_seats.ended, history_seats.name, "
        "coalesce(history_seats.player IN (SELECT id FROM players WHERE id = ?1 OR same_as = ?1), 0) "
        "FROM history_words AS spelt JOIN history_seats ON history_seats.game = spelt.game "
        "AND history_seats.seat = spelt.seat WHERE " +
        rooms_of_words(visible) + subject_of_words(visible, search.subject) +
        " AND (?3 IS NULL OR history_seats.system = ?3)";
    if (search.words) sql += " AND spelt.word >= ?6 AND spelt.word < ?7";
    if (search.kind) sql += " AND " + condition_of(visible, *search.kind);
    if (search.after) sql += " AND (spelt.game < ?8 OR (spelt.game = ?8 AND (spelt.turn, spelt.place) > (?9, ?10)))";
    return sql + " ORDER BY spelt.game DESC, spelt.turn, spelt.place LIMIT ?4";
}

FoundWord read_word(const Statement& row) {
    FoundWord found{.word = {.word = row.text(0),
                             .turn = static_cast<std::uint32_t>(row.integer(2)),
                             .place = static_cast<int>(row.integer(3)),
                             .seat = static_cast<int>(row.integer(4)),
                             .score = static_cast<int>(row.integer(1)),
                             .invalid = row.integer(5) != 0,
                             .withdrawn = row.integer(6) != 0,
                             .by_vote = row.text(9) == "vote"},
                    .system = row.text(13),
                    .ended = row.integer(14),
                    .name = row.text(15),
                    .is_asker = row.integer(16) != 0,
                    .first = row.integer(7) != 0};
    if (!row.is_null(8)) found.word.upheld = row.text(8) == "valid";
    if (!row.is_null(10)) found.word.challenger = static_cast<int>(row.integer(10));
    if (!row.is_null(11)) found.challenger = row.text(11);
    return found;
}

void bind_words(Statement& select, const WordSearch& search) {
    search.system ? select.bind(3, *search.system) : select.bind_null(3);
    select.bind(4, search.limit + 1);
    if (const auto* named = std::get_if<OfNamed>(&search.subject)) select.bind(5, named->name);
    if (search.words) select.bind(6, search.words->from).bind(7, search.words->to);
}

}  // namespace

FindWordsOutcome find_words(Database& database, const WordSearch& search) {
    const auto visible = visible_games(database, search.scope);
    if (!visible) return NoSuchRoom{};
    Statement select = database.prepare(words_query(*visible, search));
    bind_visible(select, *visible);
    bind_words(select, search);
    if (search.after) {
        const auto game = find_visible(database, *visible, search.after->game);
        if (!game) return NoSuchPlace{};
        select.bind(8, *game).bind(9, search.after->turn).bind(10, search.after->place);
    }
    WordPage page;
    while (select.step()) {
        page.words.push_back(read_word(select));
        page.words.back().game = name_of_game(database, select.integer(12));
    }
    page.more = static_cast<int>(page.words.size()) > search.limit;
    if (page.more) page.words.pop_back();
    return page;
}

}  // namespace crisscross::storage
