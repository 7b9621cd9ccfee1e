#include "storage/sqlite/tables/history/history.hpp"

#include <set>

#include "storage/games/packed_journal.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/games/packed_journals.hpp"
#include "storage/sqlite/tables/history/kept_at.hpp"
#include "storage/sqlite/tables/history/word_rulings.hpp"
#include "storage/sqlite/tables/texts.hpp"

namespace crisscross::storage {
namespace {

constexpr int indexed = 1;

int mark_for(LeftOut why) {
    return why == LeftOut::aborted ? 2 : 3;
}

bool mark_history(Database& database, GameId game, int history) {
    database.prepare("UPDATE games SET history = ? WHERE id = ? AND stage = 'over' AND history = 0")
        .bind(1, history)
        .bind(2, game)
        .run();
    return database.changes() == 1;
}

std::string all_words_of(const HistoryGame& game) {
    std::set<std::string> words;
    for (const HistoryWord& word : game.words) words.insert(word.word);
    return joined({words.begin(), words.end()});
}

bool has_rows(Database& database, GameId game) {
    return database.prepare("SELECT 1 FROM history_games WHERE game = ?").bind(1, game).step();
}

void insert_history_game(Database& database, const HistoryGame& game) {
    const GameFacts& facts = game.facts;
    const HighestPlay highest = facts.highest.value_or(HighestPlay{});
    Statement insert = database.prepare(
        "INSERT INTO history_games (game, room, system, began, ended, day, reason, moves, margin, highest_play, "
        "highest_seat, highest_turn, highest_words, bingos, phonies, found_valid, found_invalid, words, counts, "
        "rated) "
        "SELECT id, room, system, ?2, ?3, CAST(strftime('%m%d', ?3 / 1000, 'unixepoch') AS INTEGER), "
        "?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, "
        "coalesce((SELECT counts FROM imported_games WHERE game = ?1), 1), rated FROM games WHERE id = ?1");
    insert.bind(1, facts.game).bind(2, facts.began).bind(3, facts.ended).bind(4, facts.reason).bind(5, facts.moves);
    insert.bind(6, facts.margin).bind(7, highest.score);
    facts.highest ? insert.bind(8, highest.seat) : insert.bind_null(8);
    insert.bind(9, highest.turn).bind(10, joined(highest.words)).bind(11, facts.bingos).bind(12, facts.phonies);
    insert.bind(13, facts.found_valid).bind(14, facts.found_invalid).bind(15, all_words_of(game)).run();
}

void bind_seat_result(Statement& insert, const HistorySeat& seat) {
    insert.bind(3, seat.player);
    insert.bind(4, seat.name);
    insert.bind(5, seat.computer);
    insert.bind(6, seat.score).bind(7, seat.result).bind(8, seat.margin).bind(9, seat.moves).bind(10, seat.plays);
    insert.bind(11, seat.play_points).bind(12, seat.bingos).bind(13, seat.highest_play);
    insert.bind(14, seat.challenges_won).bind(15, seat.challenges_lost);
    insert.bind(16, seat.phonies_stood).bind(17, seat.phonies_withdrawn).bind(18, seat.think_ms);
}

void bind_seat_records(Statement& insert, const HistorySeat& seat) {
    insert.bind(19, seat.longest.word).bind(20, seat.longest.letters).bind(21, seat.longest.score);
    insert.bind(22, seat.longest.turn);
    insert.bind(23, seat.highest.word).bind(24, seat.highest.score).bind(25, seat.highest.turn);
    seat.opening ? insert.bind(26, seat.opening->word) : insert.bind_null(26);
    seat.opening ? insert.bind(27, seat.opening->score) : insert.bind_null(27);
    insert.bind(28, seat.folded_name);
}

void insert_history_seats(Database& database, const HistoryGame& game) {
    Statement insert = database.prepare(
        "INSERT INTO history_seats (game, seat, room, system, ended, month, player, name, computer, score, result, "
        "margin, moves, plays, play_points, bingos, highest_play, challenges_won, challenges_lost, phonies_stood, "
        "phonies_withdrawn, think_ms, longest_word, longest_letters, longest_score, longest_turn, highest_word, "
        "highest_score, highest_turn, opening, opening_score, folded_name, counts, rated) "
        "SELECT game, ?2, room, system, ended, strftime('%Y-%m', ended / 1000, 'unixepoch'), ?3, ?4, ?5, ?6, ?7, ?8, "
        "?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28, "
        "counts, rated FROM history_games WHERE game = ?1");
    std::int64_t number = 0;
    for (const HistorySeat& seat : game.seats) {
        insert.bind(1, game.facts.game).bind(2, number++);
        bind_seat_result(insert, seat);
        bind_seat_records(insert, seat);
        insert.run();
    }
}

/// Whether the journal is still what it was when it was read: names may have gone from it since. Once it is packed,
/// that is seen without unpacking it, unless another version of the program has packed it.
bool is_unchanged(Database& database, const HistoryGame& game) {
    if (game.packed.empty() || is_packed_as(database, game.facts.game, game.version, game.packed)) return true;
    return unpack(game.packed) == entries_of(database, game.facts.game);
}

// Nobody has played a word before if no play with it stood.
void insert_history_words(Database& database, const HistoryGame& game, RoomId room) {
    Statement insert = database.prepare(
        "INSERT INTO history_words (room, word, game, turn, place, seat, score, invalid, withdrawn, first, verdict, "
        "decided_by, challenger) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9 = 0 AND NOT EXISTS "
        "(SELECT 1 FROM history_words AS known WHERE known.room = ?1 AND known.word = ?2 AND known.withdrawn = 0), "
        "?10, ?11, ?12)");
    for (const HistoryWord& word : game.words) {
        insert.bind(1, room).bind(2, word.word).bind(3, game.facts.game).bind(4, word.turn).bind(5, word.place);
        insert.bind(6, word.seat).bind(7, word.score).bind(8, word.invalid).bind(9, word.withdrawn);
        word.upheld ? insert.bind(10, *word.upheld ? "valid" : "invalid") : insert.bind_null(10);
        word.upheld ? insert.bind(11, word.by_vote ? "vote" : "list") : insert.bind_null(11);
        insert.bind(12, word.challenger);
        insert.run();
    }
}

void insert_rows(Database& database, const HistoryGame& game) {
    insert_history_game(database, game);
    insert_history_seats(database, game);
    Statement room = database.prepare("SELECT room FROM history_games WHERE game = ?");
    if (room.bind(1, game.facts.game).step()) insert_history_words(database, game, room.integer(0));
}

/// A game that had its rows before an upgrade is looked at again for what they lack.
void add_what_rows_lack(Database& database, const HistoryGame& game) {
    Statement update =
        database.prepare("UPDATE history_seats SET folded_name = ?1 WHERE game = ?2 AND seat = ?3 AND name = ?4");
    std::int64_t number = 0;
    for (const HistorySeat& seat : game.seats)
        update.bind(1, seat.folded_name).bind(2, game.facts.game).bind(3, number++).bind(4, seat.name).run();
}

// If it was the first play with the word, the next one becomes that.
void remove_word(Database& database, RoomId room, const std::string& word, GameId game) {
    database.prepare("DELETE FROM history_words WHERE room = ? AND word = ? AND game = ?")
        .bind(1, room)
        .bind(2, word)
        .bind(3, game)
        .run();
    database
        .prepare(
            "UPDATE history_words SET first = 1 WHERE room = ?1 AND word = ?2 AND (game, turn, place) = "
            "(SELECT game, turn, place FROM history_words AS next WHERE next.room = ?1 AND next.word = ?2 "
            "AND next.withdrawn = 0 AND NOT EXISTS (SELECT 1 FROM history_words AS kept WHERE kept.room = ?1 "
            "AND kept.word = ?2 AND kept.first = 1) ORDER BY " +
            kept_at("next.game") + ", game, turn, place LIMIT 1)")
        .bind(1, room)
        .bind(2, word)
        .run();
}

}  // namespace

std::vector<UnindexedGame> find_unindexed(Database& database, int limit) {
    Statement select = database.prepare(
        "SELECT id, room, number FROM games INDEXED BY games_without_history "
        "WHERE stage = 'over' AND history = 0 AND changed >= 0 ORDER BY changed, id LIMIT ?");
    select.bind(1, limit);
    std::vector<UnindexedGame> games;
    while (select.step())
        games.push_back({select.integer(0), select.integer(1), static_cast<int>(select.integer(2))});
    return games;
}

void pack_history(Database& database, const HistoryGame& game) {
    if (is_unchanged(database, game)) keep_packed(database, game.facts.game, game.version, game.packed);
}

void keep_history(Database& database, const HistoryGame& game) {
    if (!database.in_transaction()) throw DatabaseError("the rows of a finished game outside of a transaction");
    if (!is_unchanged(database, game) || !mark_history(database, game.facts.game, indexed)) return;
    has_rows(database, game.facts.game) ? add_what_rows_lack(database, game) : insert_rows(database, game);
    keep_word_rulings(database, game);
}

void leave_out(Database& database, GameId game, LeftOut why) {
    mark_history(database, game, mark_for(why));
}

void remove_history(Database& database, GameId game) {
    Statement find = database.prepare("SELECT room, words FROM history_games WHERE game = ?");
    if (!find.bind(1, game).step()) return;
    const RoomId room = find.integer(0);
    const std::string words = find.text(1);
    while (find.step()) {
    }
    for (const std::string& word : split(words)) remove_word(database, room, word, game);
    remove_word_rulings(database, game);
    for (const char* sql : {"DELETE FROM analyses WHERE game = ?", "DELETE FROM notes WHERE game = ?",
                            "DELETE FROM history_seats WHERE game = ?"})
        database.prepare(sql).bind(1, game).run();
    database.prepare("DELETE FROM history_games WHERE game = ?").bind(1, game).run();
}

}  // namespace crisscross::storage
