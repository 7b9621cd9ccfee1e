#include "storage/sqlite/tables/history/word_rulings.hpp"

#include <limits>
#include <optional>

namespace crisscross::storage {
namespace {

/// The list of a game that was played here.
std::optional<std::string> list_of(Database& database, GameId game) {
    Statement find = database.prepare(
        "SELECT lexicon FROM games WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM imported_games WHERE game = ?1)");
    if (!find.bind(1, game).step()) return std::nullopt;
    return find.text(0);
}

/// A game may be looked at again.
bool has_rulings(Database& database, GameId game) {
    return database.prepare("SELECT 1 FROM game_rulings WHERE game = ? LIMIT 1").bind(1, game).step();
}

void insert_ruling(Database& database, const HistoryGame& game, const std::string& list, const GameRuling& ruling) {
    database
        .prepare(
            "INSERT INTO game_rulings (game, list, word, ended, accepted, rejected) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
        .bind(1, game.facts.game)
        .bind(2, list)
        .bind(3, ruling.word)
        .bind(4, game.facts.ended)
        .bind(5, ruling.accepted)
        .bind(6, ruling.rejected)
        .run();
}

// The row is replaced, so that it gets the next number.
void add_to_sums(Database& database, const HistoryGame& game, const std::string& list, const GameRuling& ruling) {
    database
        .prepare(
            "INSERT OR REPLACE INTO word_rulings (list, word, accepted, rejected, last) "
            "SELECT ?1, ?2, ?3 + coalesce(max(accepted), 0), ?4 + coalesce(max(rejected), 0), "
            "max(?5, coalesce(max(last), 0)) FROM word_rulings WHERE list = ?1 AND word = ?2")
        .bind(1, list)
        .bind(2, ruling.word)
        .bind(3, ruling.accepted)
        .bind(4, ruling.rejected)
        .bind(5, game.facts.ended)
        .run();
}

void take_from_sums(Database& database, const std::string& list, const GameRuling& ruling) {
    database
        .prepare(
            "UPDATE word_rulings SET accepted = accepted - ?3, rejected = rejected - ?4, "
            "last = coalesce((SELECT max(ended) FROM game_rulings AS others WHERE others.list = ?1 AND others.word = "
            "?2), 0) "
            "WHERE list = ?1 AND word = ?2")
        .bind(1, list)
        .bind(2, ruling.word)
        .bind(3, ruling.accepted)
        .bind(4, ruling.rejected)
        .run();
    database.prepare("DELETE FROM word_rulings WHERE list = ? AND word = ? AND accepted + rejected <= 0")
        .bind(1, list)
        .bind(2, ruling.word)
        .run();
}

}  // namespace

void keep_word_rulings(Database& database, const HistoryGame& game) {
    if (game.rulings.empty() || has_rulings(database, game.facts.game)) return;
    const auto list = list_of(database, game.facts.game);
    if (!list) return;
    for (const GameRuling& ruling : game.rulings) {
        insert_ruling(database, game, *list, ruling);
        add_to_sums(database, game, *list, ruling);
    }
}

void remove_word_rulings(Database& database, GameId game) {
    Statement select = database.prepare("SELECT list, word, accepted, rejected FROM game_rulings WHERE game = ?");
    select.bind(1, game);
    std::vector<std::pair<std::string, GameRuling>> rulings;
    while (select.step())
        rulings.push_back({select.text(0),
                           {.word = select.text(1),
                            .accepted = static_cast<int>(select.integer(2)),
                            .rejected = static_cast<int>(select.integer(3))}});
    if (rulings.empty()) return;
    database.prepare("DELETE FROM game_rulings WHERE game = ?").bind(1, game).run();
    for (const auto& [list, ruling] : rulings) take_from_sums(database, list, ruling);
}

std::vector<WordRuling> list_word_rulings(Database& database, const ListPage& page) {
    Statement select = database.prepare(
        "SELECT number, list, word, accepted, rejected, last FROM word_rulings WHERE number < ? "
        "ORDER BY number DESC LIMIT ?");
    select.bind(1, page.before.value_or(std::numeric_limits<std::int64_t>::max())).bind(2, page.limit);
    std::vector<WordRuling> rulings;
    while (select.step())
        rulings.push_back({.number = select.integer(0),
                           .list = select.text(1),
                           .word = select.text(2),
                           .accepted = select.integer(3),
                           .rejected = select.integer(4),
                           .last = select.integer(5)});
    return rulings;
}

}  // namespace crisscross::storage
