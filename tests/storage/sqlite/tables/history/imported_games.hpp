#pragma once

#include <string>
#include <vector>

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/imports.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"

/// Imported games for tests.
namespace crisscross::test {

inline const std::vector<storage::JournalEntry> file_events{{3, 1000, "first"}, {4, 2000, "second"}};
inline const std::string annotations_of_file = R"({"version":1})";

/// A game with its own hash, whose first event has version 3, in which Mara has no seat.
inline storage::NewImport game_of(storage::PlayerId owner, int number) {
    storage::NewImport game{.owner = owner, .at = 5000, .new_room = "IMPORTED", .room_name = "Imported games"};
    game.hash[0] = static_cast<std::uint8_t>(number);
    game.hash[1] = static_cast<std::uint8_t>(number >> 8);
    game.setup = setup("AAAAAAAA");
    game.projection = {.stage = "over",
                       .changed = 2000,
                       .seats = std::vector<storage::SeatRow>{{.name = "Alice"}, {.name = "Bob"}},
                       .results = {{300, "won"}, {200, "lost"}}};
    storage::pack_into(game, file_events, annotations_of_file);
    return game;
}

struct Imports {
    DataFile file{};
    storage::Database database{file.path};
    storage::PlayerId mara = person(database, 1, "Mara");
    storage::PlayerId jonas = person(database, 2, "Jonas");

    storage::ImportOutcome import(const storage::NewImport& game) {
        storage::Transaction transaction(database);
        storage::ImportOutcome outcome = storage::import_game(database, game);
        transaction.commit();
        return outcome;
    }
    storage::StoredGame stored(const std::string& room, int number) {
        return storage::load_game(database, storage::find_room(database, room)->id, number, 0).value();
    }
    /// The historian has kept its rows: those of people, of whom only the owner plays here.
    void keep_rows(storage::GameId game,
                   const std::vector<SeatedPerson>& seats = {{0, "Alice", 300}, {0, "Bob", 200}}) {
        storage::HistoryGame rows = rows_of(game, 2000, seats);
        for (storage::HistorySeat& seat : rows.seats) {
            seat.computer.reset();
            seat.opening = {"FARM", 20};
            seat.longest = {"PASTE", 5, seat.score / 10, 3};
        }
        storage::Transaction transaction(database);
        storage::keep_history(database, rows);
        transaction.commit();
    }
    void import_counting(int number, const std::vector<SeatedPerson>& seats) {
        import(game_of(mara, number));
        storage::set_counting(database, mara, {"IMPORTED", number}, storage::Counting::counted);
        keep_rows(stored("IMPORTED", number).id, seats);
    }
    int games_counted() {
        const storage::StatisticsQuery query{.scope = {.player = mara, .room = "IMPORTED"},
                                             .subject = storage::OfAnybody{}};
        return static_cast<int>(storage::read_statistics(database, query)->rated.size());
    }
};

}  // namespace crisscross::test
