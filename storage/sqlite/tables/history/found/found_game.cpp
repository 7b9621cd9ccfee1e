#include "storage/sqlite/tables/history/found/found_game.hpp"

#include "storage/sqlite/tables/history/imports.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"
#include "storage/sqlite/tables/texts.hpp"

namespace crisscross::storage {

namespace {

FoundSeat read_found_seat(const Statement& row) {
    FoundSeat found{.seat = {.name = row.text(1),
                             .score = static_cast<int>(row.integer(3)),
                             .result = row.text(4),
                             .margin = static_cast<int>(row.integer(5)),
                             .moves = static_cast<int>(row.integer(6)),
                             .bingos = static_cast<int>(row.integer(7)),
                             .highest_play = static_cast<int>(row.integer(8)),
                             .phonies_stood = static_cast<int>(row.integer(9)),
                             .phonies_withdrawn = static_cast<int>(row.integer(10)),
                             .think_ms = row.integer(11)},
                    .is_asker = row.integer(12) != 0};
    if (!row.is_null(0)) found.seat.player = row.integer(0);
    if (!row.is_null(2)) found.seat.computer = row.text(2);
    return found;
}

std::vector<FoundSeat> found_seats(Database& database, PlayerId asker, GameId game) {
    Statement select = database.prepare(
        "SELECT player, name, computer, score, result, margin, moves, bingos, highest_play, phonies_stood, "
        "phonies_withdrawn, think_ms, coalesce(" +
        is_person("player") +
        ", 0) "
        "FROM history_seats WHERE game = ?2 ORDER BY seat");
    select.bind(1, asker).bind(2, game);
    std::vector<FoundSeat> seats;
    while (select.step()) seats.push_back(read_found_seat(select));
    return seats;
}

GameFacts read_facts(const Statement& row) {
    GameFacts facts{.game = row.integer(0),
                    .began = row.integer(6),
                    .ended = row.integer(7),
                    .reason = row.text(8),
                    .moves = static_cast<int>(row.integer(9)),
                    .margin = static_cast<int>(row.integer(10)),
                    .bingos = static_cast<int>(row.integer(15)),
                    .phonies = static_cast<int>(row.integer(16)),
                    .found_valid = static_cast<int>(row.integer(17)),
                    .found_invalid = static_cast<int>(row.integer(18))};
    if (!row.is_null(12))
        facts.highest = {.seat = static_cast<int>(row.integer(12)),
                         .turn = static_cast<std::uint32_t>(row.integer(13)),
                         .score = static_cast<int>(row.integer(11)),
                         .words = split(row.text(14))};
    return facts;
}

}  // namespace

FoundGame found_game(Database& database, PlayerId asker, GameId game) {
    Statement find = database.prepare(
        "SELECT history_games.game, code, number, games.room, games.system, lexicon, began, ended, reason, moves, "
        "margin, highest_play, highest_seat, highest_turn, highest_words, bingos, phonies, found_valid, "
        "found_invalid, history_games.rated "
        "FROM history_games JOIN games ON games.id = history_games.game JOIN rooms ON rooms.id = games.room "
        "WHERE history_games.game = ?");
    if (!find.bind(1, game).step()) throw DatabaseError("a game that was found is gone within a transaction");
    return {.name = {find.text(1), static_cast<int>(find.integer(2))},
            .room = find.integer(3),
            .system = find.text(4),
            .lexicon = find.text(5),
            .facts = read_facts(find),
            .players = found_seats(database, asker, game),
            .rated = find.integer(19) != 0,
            .imported = find_import(database, asker, game)};
}

}  // namespace crisscross::storage
