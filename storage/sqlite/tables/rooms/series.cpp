#include "storage/sqlite/tables/rooms/series.hpp"

#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/room_receipts.hpp"

namespace crisscross::storage {
namespace {

GameListing read_game_listing(const Statement& row) {
    return {.number = static_cast<int>(row.integer(0)),
            .system = row.text(1),
            .stage = row.text(2),
            .changed = row.integer(3)};
}

// One row for each seat of each game.
std::vector<GameListing> games_of(Database& database, RoomId room, int limit) {
    Statement select = database.prepare(
        "SELECT number, system, stage, changed, player, name, score, result "
        "FROM (SELECT id, number, system, stage, changed FROM games WHERE room = ? "
        "ORDER BY number DESC LIMIT ?) AS listed "
        "LEFT JOIN seats ON seats.game = listed.id ORDER BY number DESC, seat");
    select.bind(1, room).bind(2, limit);
    std::vector<GameListing> games;
    while (select.step()) {
        if (games.empty() || games.back().number != select.integer(0)) games.push_back(read_game_listing(select));
        if (select.is_null(5)) continue;  // nobody sits there
        SeatRow seat{.name = select.text(5)};
        if (!select.is_null(4)) seat.player = select.integer(4);
        games.back().seats.push_back(std::move(seat));
        if (!select.is_null(7)) games.back().results.push_back({static_cast<int>(select.integer(6)), select.text(7)});
    }
    return games;
}

// Of several names the one in the newest game: SQLite takes it from the row that has the maximum. What somebody
// played as a guest counts with their account.
std::vector<Standing> standings_of(Database& database, RoomId room, int limit) {
    Statement select = database.prepare(
        "SELECT player, seats.name, count(*), sum(result = 'won') AS won, sum(result = 'drawn') AS drawn, "
        "sum(score), "
        "max(seats.game) FROM seats LEFT JOIN players ON players.id = player "
        "WHERE seats.game IN (SELECT id FROM games WHERE room = ? AND stage = 'over') AND result IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM imported_games WHERE imported_games.game = seats.game AND NOT counts) "
        "GROUP BY coalesce(same_as, player, seats.name) ORDER BY 2 * won + drawn DESC, sum(score) DESC, player LIMIT "
        "?");
    select.bind(1, room).bind(2, limit);
    std::vector<Standing> standings;
    while (select.step()) {
        Standing one{.name = select.text(1),
                     .games = static_cast<int>(select.integer(2)),
                     .won = static_cast<int>(select.integer(3)),
                     .drawn = static_cast<int>(select.integer(4)),
                     .points = select.integer(5)};
        if (!select.is_null(0)) one.player = select.integer(0);
        standings.push_back(std::move(one));
    }
    return standings;
}

std::vector<PlayerRow> people_of(Database& database, RoomId room) {
    Statement select = database.prepare(
        "SELECT id, name FROM players WHERE id IN (SELECT player FROM seats WHERE game IN "
        "(SELECT id FROM games WHERE room = ?)) ORDER BY id");
    select.bind(1, room);
    std::vector<PlayerRow> people;
    while (select.step()) people.push_back({.id = select.integer(0), .name = select.text(1)});
    return people;
}

std::vector<GameUnderWay> games_under_way(Database& database, RoomId room) {
    Statement select = database.prepare(
        "SELECT number, player, max(changed, coalesce(alarm, 0)) FROM games JOIN seats ON seats.game = games.id "
        "WHERE room = ? AND stage = 'playing' ORDER BY number, seat");
    select.bind(1, room);
    std::vector<GameUnderWay> games;
    while (select.step()) {
        if (games.empty() || games.back().number != select.integer(0))
            games.push_back({static_cast<int>(select.integer(0)), {}, select.integer(2)});
        if (!select.is_null(1)) games.back().players.push_back(select.integer(1));
    }
    return games;
}

std::vector<FormerSeat> former_seats(Database& database, RoomId room) {
    Statement select = database.prepare(
        "SELECT player, number FROM games JOIN seats ON seats.game = games.id WHERE room = ?1 AND stage = 'over' "
        "AND player IN (SELECT player FROM removed_from_rooms WHERE room = ?1) ORDER BY number, seat");
    select.bind(1, room);
    std::vector<FormerSeat> seats;
    while (select.step()) seats.push_back({select.integer(0), static_cast<int>(select.integer(1))});
    return seats;
}

}  // namespace

Series load_series(Database& database, RoomId room, int limit) {
    Series series{about_room(database, room), games_of(database, room, limit), standings_of(database, room, limit),
                  people_of(database, room), is_chat_on(database, room)};
    Statement find = database.prepare("SELECT closed IS NOT NULL, last_game FROM rooms WHERE id = ?");
    if (!find.bind(1, room).step()) return series;
    series.closed = find.integer(0) != 0;
    series.last_game = static_cast<int>(find.integer(1));
    series.under_way = games_under_way(database, room);
    series.receipts = room_receipts(database, room);
    if (!series.about.removed.empty()) series.former = former_seats(database, room);
    return series;
}

}  // namespace crisscross::storage
