#include "storage/sqlite/tables/history/history.hpp"

#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/sqlite/tables/history/evenings.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("finished games without rows are found until they are kept or left out") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    const std::vector<SeatedPerson> seats{{mara, "Mara", 10}};
    const GameId one = finish_game(database, "AAAAAAAA", 3000, seats);
    const GameId two = finish_game(database, "AAAAAAAA", 2000, seats);
    const GameId three = finish_game(database, "BBBBBBBB", 1000, seats);
    add_room(database, "WAITING1");
    const auto unindexed = find_unindexed(database, 10);
    REQUIRE(unindexed.size() == 3);
    CHECK(unindexed[0].game == three);
    CHECK(unindexed[1] == UnindexedGame{two, find_room(database, "AAAAAAAA")->id, 2});
    CHECK(find_unindexed(database, 2).size() == 2);
    leave_out(database, three, LeftOut::aborted);
    leave_out(database, two, LeftOut::unreadable);
    Transaction transaction(database);
    keep_history(database, rows_of(one, 3000, seats));
    CHECK(find_unindexed(database, 10).empty());
    keep_history(database, rows_of(one, 3000, seats));
    keep_history(database, rows_of(two, 3000, seats));
    CHECK(ask(database, "SELECT count(*) FROM history_games") == "1");
}

TEST_CASE("a game that is removed leaves no rows, and the next play of a word becomes the first") {
    Evenings evenings;
    {
        Transaction transaction(evenings.database);
        CHECK(remove_old_games(evenings.database, old_games(evenings.database, 1500, {}, 10)) == 1);
        transaction.commit();
    }
    const std::string removed = std::to_string(evenings.first);
    for (const char* table : {"history_games", "history_seats", "history_words"})
        CHECK(ask(evenings.database, std::string("SELECT count(*) FROM ") + table + " WHERE game = " + removed) ==
              "0");
    const auto outcome =
        find_words(evenings.database, {.scope = {.player = evenings.mara}, .words = exactly("FARM")});
    REQUIRE(std::get<WordPage>(outcome).words.size() == 1);
    CHECK(std::get<WordPage>(outcome).words.front().first);
}

TEST_CASE("once the first play of a word is gone, that of the game which ended next is the first") {
    Evenings evenings;
    const std::vector<SeatedPerson> seats{{evenings.mara, "Mara", 300}, {evenings.jonas, "Jonas", 100}};
    const GameId set_aside = finish_game(evenings.database, "AAAAAAAA", 7000, seats);
    const GameId gone = keep_game(evenings.database, "AAAAAAAA", 5000, seats, {word("ZEAL", 0, 1)});
    const GameId next = keep_game(evenings.database, "AAAAAAAA", 6000, seats, {word("ZEAL", 0, 1)});
    keep_rows(evenings.database, set_aside, 7000, seats, {word("ZEAL", 0, 1)});
    const std::string first = "SELECT group_concat(game) FROM history_words WHERE word = 'ZEAL' AND first = 1";
    CHECK(ask(evenings.database, first) == std::to_string(gone));
    remove_history(evenings.database, gone);
    CHECK(ask(evenings.database, first) == std::to_string(next));
}

TEST_CASE("a word stays played first in the game that ended first, whichever other game is removed") {
    Evenings evenings;
    const GameId later =
        keep_game(evenings.database, "AAAAAAAA", 1200, {{evenings.mara, "Mara", 1}}, {word("FARM", 0, 1)});
    evenings.database.execute("UPDATE history_words SET first = (game = " + std::to_string(evenings.second) +
                              ") WHERE word = 'FARM' AND game IN (" + std::to_string(evenings.first) + ", " +
                              std::to_string(evenings.second) + ", " + std::to_string(later) + ")");
    remove_history(evenings.database, later);
    CHECK(ask(evenings.database,
              "SELECT group_concat(game) FROM history_words WHERE word = 'FARM' AND first = 1 AND "
              "game <= " +
                  std::to_string(later) + " AND game <> " + std::to_string(evenings.fourth)) ==
          std::to_string(evenings.second));
}
