#include <map>
#include <set>

#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("an imported game counts in statistics only while its owner says so") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    CHECK(imports.games_counted() == 0);
    CHECK_FALSE(set_counting(imports.database, imports.jonas, {"IMPORTED", 1}, Counting::counted));
    CHECK(imports.games_counted() == 0);
    CHECK(set_counting(imports.database, imports.mara, {"IMPORTED", 1}, Counting::counted));
    CHECK(imports.games_counted() == 2);  // one row for each seat
    CHECK(set_counting(imports.database, imports.mara, {"IMPORTED", 1}, Counting::ignored));
    CHECK(imports.games_counted() == 0);
    CHECK_FALSE(set_counting(imports.database, imports.mara, {"IMPORTED", 2}, Counting::counted));
}

TEST_CASE("all imported games of their owner count at once, so many at a time, and nobody else's") {
    Imports imports;
    for (int number = 1; number <= 3; ++number) imports.import(game_of(imports.mara, number));
    NewImport other = game_of(imports.jonas, 4);
    other.new_room = "JONASOWN";
    imports.import(other);
    for (int number = 1; number <= 3; ++number) imports.keep_rows(imports.stored("IMPORTED", number).id);
    const auto counting = [&](PlayerId owner) { return imports_of(imports.database, owner).value().counting; };
    CHECK(set_all_counting(imports.database, imports.mara, Counting::counted, 2) == 2);
    CHECK(counting(imports.mara) == 2);
    CHECK(set_all_counting(imports.database, imports.mara, Counting::counted, 2) == 1);
    CHECK(imports.games_counted() == 6);
    CHECK(counting(imports.jonas) == 0);
    CHECK(set_all_counting(imports.database, imports.mara, Counting::ignored, 5) == 3);
    CHECK(imports.games_counted() == 0);
}

TEST_CASE("the others in imported games are one person for each name, in capitals or not") {
    Imports imports;
    imports.import_counting(1, {{imports.mara, "Mara", 300}, {0, "Alice", 200}, {0, "Bob", 100}});
    imports.import_counting(2, {{imports.mara, "Mara", 300}, {0, "Carol", 400}, {0, "ALICE", 100}});
    const auto read = [&](const Subject& subject) {
        return read_statistics(imports.database,
                               {.scope = {.player = imports.mara, .room = "IMPORTED"}, .subject = subject})
            .value();
    };
    const StatisticsRows all = read(OfAnybody{});
    std::map<std::string, int> games;
    for (const FigureRow& row : all.figures)
        if (row.who.name) games[*row.who.name] += row.games;
    CHECK(games == std::map<std::string, int>{{"alice", 2}, {"bob", 1}, {"carol", 1}});
    CHECK(all.openings.size() == 4);
    std::set<Participant> rated;
    for (const RatedSeat& seat : all.rated) rated.insert(seat.who);
    CHECK(rated.size() == 4);
    std::map<std::string, int> opponents;
    for (const OpponentRow& row : read(OfAsker{}).opponents) opponents[row.who.name.value()] = row.games;
    CHECK(opponents == games);
    CHECK(read(OfNamed{"alice"}).figures.size() == 1);
}

TEST_CASE("a game that counts before its rows are kept counts afterwards, too") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    CHECK(set_counting(imports.database, imports.mara, {"IMPORTED", 1}, Counting::counted));
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    CHECK(imports.games_counted() == 2);
}
