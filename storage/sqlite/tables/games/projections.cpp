#include "storage/sqlite/tables/games/projections.hpp"

#include "storage/sqlite/tables/people/players.hpp"

namespace crisscross::storage {
namespace {

/// Those that are not as in `seats`.
void remove_seats(Database& database, GameId game, const std::vector<SeatRow>& seats) {
    database.prepare("DELETE FROM seats WHERE game = ? AND seat >= ?")
        .bind(1, game)
        .bind(2, static_cast<std::int64_t>(seats.size()))
        .run();
    Statement remove = database.prepare("DELETE FROM seats WHERE game = ? AND seat = ? AND player IS NOT ?");
    std::int64_t number = 0;
    for (const SeatRow& seat : seats) {
        remove.bind(1, game).bind(2, number++).bind(3, seat.player);
        remove.run();
    }
}

// What is asked of a player who keeps their seat stays.
void replace_seats(Database& database, GameId game, const std::vector<SeatRow>& seats) {
    remove_seats(database, game, seats);
    Statement insert = database.prepare(
        "INSERT INTO seats (game, seat, player, name) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (game, seat) DO UPDATE SET name = excluded.name");
    std::int64_t number = 0;
    for (const SeatRow& seat : seats) {
        insert.bind(1, game).bind(2, number++).bind(4, seat.name);
        insert.bind(3, seat.player);
        insert.run();
    }
}

// Most events leave the stage as it is, and its index need not be written then.
void update_stage(Database& database, GameId game, const std::string& stage) {
    database.prepare("UPDATE games SET stage = ?1 WHERE id = ?2 AND stage IS NOT ?1")
        .bind(1, stage)
        .bind(2, game)
        .run();
}

// Seats of which the same is asked as before are not written.
void update_asked(Database& database, GameId game, const Projection& projection) {
    Statement update = database.prepare(
        "UPDATE seats SET asked = ?1, asked_at = ?4 WHERE game = ?2 AND seat = ?3 AND asked IS NOT ?1");
    std::int64_t number = 0;
    for (const auto& one : projection.asked) {
        update.bind(1, one).bind(2, game).bind(3, number++).bind(4, projection.changed).run();
    }
}

void insert_challenges(Database& database, GameId game, const std::vector<ChallengeRow>& challenges) {
    Statement insert = database.prepare(
        "INSERT INTO challenges (game, play, seat, challenger, upheld, words) VALUES (?, ?, ?, ?, ?, ?)");
    for (const ChallengeRow& row : challenges) {
        insert.bind(1, game).bind(2, row.play).bind(3, row.seat).bind(4, row.challenger);
        insert.bind(5, row.upheld).bind(6, row.words).run();
    }
}

void store_results(Database& database, GameId game, const std::vector<SeatResult>& results) {
    Statement update = database.prepare("UPDATE seats SET score = ?, result = ? WHERE game = ? AND seat = ?");
    std::int64_t seat = 0;
    for (const SeatResult& one : results)
        update.bind(1, one.score).bind(2, one.result).bind(3, game).bind(4, seat++).run();
}

}  // namespace

void store_projection(Database& database, GameId game, const Projection& projection) {
    update_stage(database, game, projection.stage);
    if (projection.seats) replace_seats(database, game, *projection.seats);
    if (!projection.asked.empty()) update_asked(database, game, projection);
    for (const PlayerRow& player : projection.names) rename_player(database, player.id, player.name);
    if (!projection.challenges.empty()) insert_challenges(database, game, projection.challenges);
    if (!projection.results.empty()) store_results(database, game, projection.results);
}

std::vector<ChallengeRow> challenges_of(Database& database, GameId game) {
    Statement select =
        database.prepare("SELECT play, seat, challenger, upheld, words FROM challenges WHERE game = ? ORDER BY play");
    select.bind(1, game);
    std::vector<ChallengeRow> rows;
    while (select.step())
        rows.push_back({static_cast<std::uint32_t>(select.integer(0)), static_cast<int>(select.integer(1)),
                        static_cast<int>(select.integer(2)), select.integer(3) != 0, select.text(4)});
    return rows;
}

}  // namespace crisscross::storage
