#include "storage/sqlite/tables/history/found/found_words.hpp"

#include "storage/sqlite/tables/history/found/visible_games.hpp"
#include "storage/sqlite/tables/history/kept_at.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {
namespace {

// Nobody has played the word before in a game of the room that the asker may see: a game that they may not see must
// not show in it. Where all of the room may be seen, the column says so.
std::string first_of(const VisibleGames& visible) {
    if (visible.whole_room) return "spelt.first";
    return "spelt.withdrawn = 0 AND NOT EXISTS (SELECT 1 FROM history_words AS known WHERE known.room = spelt.room "
           "AND known.word = spelt.word AND known.withdrawn = 0 "
           "AND (" +
           kept_at("known.game") + ", known.game, known.turn, known.place) < (" + kept_at("spelt.game") +
           ", spelt.game, spelt.turn, spelt.place) AND EXISTS (SELECT 1 " + from_own(visible) +
           " AND mine.game = known.game))";
}

std::string condition_of(const VisibleGames& visible, WordKind kind) {
    switch (kind) {
        case WordKind::disputed:
            return "spelt.verdict IS NOT NULL";
        case WordKind::invalid:
            return "spelt.invalid = 1";
        case WordKind::first:
            return visible.whole_room ? "spelt.first = 1" : first_of(visible);
    }
    throw DatabaseError("a kind of word has no condition");
}

/// A search by prefix finds many words, so it lists the games once. Elsewhere each word looks up its own game.
std::string in_own_game(const VisibleGames& visible, const WordSearch& search) {
    if (search.words) return "+spelt.game IN (SELECT mine.game " + from_own(visible) + ")";
    return "EXISTS (SELECT 1 " + from_own(visible) + " AND mine.game = spelt.game)";
}

std::string rooms_of_words(const VisibleGames& visible, const WordSearch& search) {
    if (visible.whole_room) return "spelt.room = ?2 AND ?1 IS NOT NULL";
    const std::string mine = in_own_game(visible, search);
    if (visible.room) return "spelt.room = ?2 AND " + mine;
    return "?2 IS NULL AND spelt.room IN (SELECT DISTINCT mine.room " + from_own(visible) + ") AND " + mine;
}

std::string word_subject(const VisibleGames& visible, const Subject& subject) {
    if (std::holds_alternative<OfAsker>(subject)) return " AND " + is_asker(visible, "history_seats.player");
    if (std::holds_alternative<OfNamed>(subject)) return " AND history_seats.folded_name = ?5";
    return "";
}

// The words come first, by an index of theirs, and then their seats.
constexpr const char* and_seats =
    " CROSS JOIN history_seats ON history_seats.game = spelt.game AND history_seats.seat = spelt.seat";
/// The same where many words are looked at: because of the plus, an index of somebody's seats tells whether one is
/// theirs, without its row.
constexpr const char* and_seats_of_many =
    " CROSS JOIN history_seats ON history_seats.game = spelt.game AND +history_seats.seat = spelt.seat";

bool asks_for_seats(const WordSearch& search) {
    return search.system || !std::holds_alternative<OfAnybody>(search.subject);
}

std::string conditions_of(const VisibleGames& visible, const WordSearch& search) {
    std::string sql = word_subject(visible, search.subject);
    if (search.system) sql += " AND history_seats.system = ?3";
    if (search.words) sql += " AND spelt.word >= ?6 AND spelt.word < ?7";
    if (search.kind) sql += " AND " + condition_of(visible, *search.kind);
    if (search.after) sql += " AND (spelt.game < ?8 OR (spelt.game = ?8 AND (spelt.turn, spelt.place) > (?9, ?10)))";
    return sql;
}

std::string word_columns(const VisibleGames& visible) {
    return "SELECT spelt.word, spelt.score, spelt.turn, spelt.place, spelt.seat, spelt.invalid, spelt.withdrawn, "
           "(" +
           first_of(visible) +
           "), spelt.verdict, spelt.decided_by, spelt.challenger, "
           "(SELECT name FROM history_seats AS asked WHERE asked.game = spelt.game AND asked.seat = "
           "spelt.challenger), spelt.game, history_seats.system, history_seats.ended, history_seats.name, "
           "coalesce(" +
           is_person("history_seats.player") + ", 0)";
}

/// The index that has only the words of a kind. SQLite cannot know how few they are.
std::string index_of(const VisibleGames& visible, const WordSearch& search) {
    if (!search.kind || search.words) return "";
    if (*search.kind == WordKind::disputed) return " INDEXED BY history_words_disputed";
    if (*search.kind == WordKind::invalid) return " INDEXED BY history_words_invalid";
    return visible.whole_room ? " INDEXED BY history_words_first" : "";
}

// Only the words of the page are looked at more closely: of the others, only the keys are sorted.
std::string words_query(const VisibleGames& visible, const WordSearch& search) {
    return word_columns(visible) +
           " FROM (SELECT spelt.room, spelt.word, spelt.game, spelt.turn, spelt.place FROM history_words AS spelt" +
           index_of(visible, search) + (asks_for_seats(search) ? and_seats_of_many : "") + " WHERE " +
           rooms_of_words(visible, search) + conditions_of(visible, search) +
           " ORDER BY spelt.game DESC, spelt.turn, spelt.place LIMIT ?4) AS listed JOIN history_words AS spelt "
           "ON (spelt.room, spelt.word, spelt.game, spelt.turn, spelt.place) = "
           "(listed.room, listed.word, listed.game, listed.turn, listed.place)" +
           and_seats + " ORDER BY spelt.game DESC, spelt.turn, spelt.place";
}

std::string words_of_game_query(const VisibleGames& visible, const WordSearch& search) {
    return word_columns(visible) + " FROM history_words AS spelt" + and_seats + " WHERE spelt.game = ?11" +
           conditions_of(visible, search) + " ORDER BY spelt.turn, spelt.place LIMIT ?4";
}

/// The games of the asker in which such words may be, the newest first.
std::string own_games_query(const VisibleGames& visible, const WordSearch& search) {
    std::string sql = "SELECT DISTINCT mine.game " + from_own(visible) + " AND (?2 IS NULL OR mine.room = ?2)";
    if (search.after) sql += " AND mine.game <= ?8";
    if (std::holds_alternative<OfNamed>(search.subject))
        sql +=
            " AND EXISTS (SELECT 1 FROM history_seats AS named WHERE named.game = mine.game "
            "AND named.folded_name = ?5)";
    if (search.system)
        sql +=
            " AND EXISTS (SELECT 1 FROM history_games AS of_system INDEXED BY history_games_facts "
            "WHERE of_system.game = mine.game AND of_system.system = ?3)";
    return sql + " ORDER BY mine.game DESC";
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

void bind_who(Statement& select, const WordSearch& search) {
    if (search.system) select.bind(3, *search.system);
    if (const auto* named = std::get_if<OfNamed>(&search.subject)) select.bind(5, named->name);
}

void bind_words(Statement& select, const WordSearch& search) {
    bind_who(select, search);
    select.bind(4, search.limit + 1);
    if (search.words) select.bind(6, search.words->from).bind(7, search.words->to);
}

/// A search, and the game where the page before it has ended.
struct WordReading {
    Database& database;
    const WordSearch& search;
    const VisibleGames& visible;
    std::optional<GameId> after{};
    WordPage page{};

    bool is_full() const { return static_cast<int>(page.words.size()) > search.limit; }

    Statement prepared(const std::string& sql) const {
        Statement select = database.prepare(sql);
        bind_visible(select, visible);
        return select;
    }
    void add_rows(Statement select) {
        bind_words(select, search);
        if (after) select.bind(8, *after).bind(9, search.after->turn).bind(10, search.after->place);
        while (!is_full() && select.step()) {
            page.words.push_back(read_word(select));
            page.words.back().game = game_name(database, select.integer(12));
        }
    }
    void add_from_newest_games() {
        Statement games = prepared(own_games_query(visible, search));
        bind_who(games, search);
        if (after) games.bind(8, *after);
        while (!is_full() && games.step()) {
            Statement words = prepared(words_of_game_query(visible, search));
            words.bind(11, games.integer(0));
            add_rows(std::move(words));
        }
    }
};

/// Whether most words of a game may be found, so that few games have a page of them, and whether a word is to be
/// found takes a while.
bool goes_through_games(const VisibleGames& visible, const WordSearch& search) {
    return !visible.whole_room && !search.words && (!search.kind || *search.kind == WordKind::first);
}

}  // namespace

FindWordsOutcome find_words(Database& database, const WordSearch& search) {
    const auto visible = visible_games(database, search.scope);
    if (!visible) return NoSuchRoom{};
    WordReading reading{database, search, *visible};
    if (search.after) {
        reading.after = find_visible(database, *visible, search.after->game);
        if (!reading.after) return NoSuchPlace{};
    }
    if (goes_through_games(*visible, search))
        reading.add_from_newest_games();
    else
        reading.add_rows(reading.prepared(words_query(*visible, search)));
    WordPage page = std::move(reading.page);
    page.more = static_cast<int>(page.words.size()) > search.limit;
    if (page.more) page.words.pop_back();
    return page;
}

}  // namespace crisscross::storage
