#include "storage/sqlite/tables/history/statistics.hpp"

#include <algorithm>

#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Mara plays twice against Jonas in January 1970 and once against a computer in February; Jonas and Kim play once.
struct Season {
    DataFile file{};
    Database database{file.path};
    PlayerId mara = person(database, 1, "Mara");
    PlayerId jonas = person(database, 2, "Jonas");
    PlayerId kim = person(database, 3, "Kim");
    GameId first = keep("AAAAAAAA", 1000, {{mara, "Mara", 300}, {jonas, "Jonas", 280}}, "FARM", "PASTE");
    GameId second = keep("AAAAAAAA", 2000, {{jonas, "Jonas", 410}, {mara, "Maria", 200}}, "FARM", "NO");
    GameId third = keep("BBBBBBBB", 40 * 86'400'000LL, {{mara, "Mara", 350}, {0, "Robin", 250}}, "NOT", "FARMS");
    GameId fourth = keep("AAAAAAAA", 5000, {{jonas, "Jonas", 90}, {kim, "Kim", 100}}, "ON", "MOB");

    /// The first seat opens with a word; each has a longest word.
    GameId keep(const std::string& room, std::int64_t ended, const std::vector<SeatedPerson>& seats,
                const std::string& opening, const std::string& longest, Rated rated = Rated::yes) {
        const GameId game = finish_game(database, room, ended, seats, rated);
        HistoryGame rows = rows_of(game, ended, seats);
        rows.seats[0].opening = {opening, 20};
        for (HistorySeat& seat : rows.seats) {
            seat.longest = {longest, static_cast<int>(longest.size()), 9, 3};
            seat.highest = {longest, 0, seat.score / 10, 3};
            seat.moves = 10;
            seat.plays = 9;
            seat.play_points = seat.score;
        }
        Transaction transaction(database);
        keep_history(database, rows);
        transaction.commit();
        return game;
    }
    StatisticsRows read(StatisticsQuery query) {
        query.scope.player = mara;
        const auto rows = read_statistics(database, query);
        REQUIRE(rows.has_value());
        return *rows;
    }
};

int games_of(const StatisticsRows& rows, const Participant& who) {
    int games = 0;
    for (const FigureRow& row : rows.figures)
        if (row.who == who) games += row.games;
    return games;
}

/// This many newer games of another system, as copies of Mara's first one, but without its words.
void play_super(Season& season, int games) {
    season.database.execute("PRAGMA foreign_keys = OFF");
    season.database.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + std::to_string(games) +
        ") INSERT INTO history_seats SELECT 1000 + i, seat, room, 'super', month, 9000000000 + i, player, name, "
        "computer, score, result, margin, moves, plays, play_points, bingos, highest_play, challenges_won, "
        "challenges_lost, phonies_stood, phonies_withdrawn, think_ms, '', 0, 0, 0, '', 0, 0, NULL, NULL, "
        "counts, rated, folded_name FROM n, history_seats WHERE game = " +
        std::to_string(season.first));
}

const Participant me{.is_asker = true};

}  // namespace

TEST_CASE("a person's statistics are those of their own games, by system and month") {
    Season season;
    const StatisticsRows rows = season.read({.subject = OfAsker{}});
    REQUIRE(rows.figures.size() == 2);
    const FigureRow& january = rows.figures[0];
    CHECK(january.who == me);
    CHECK(january.name == "Maria");
    CHECK(january.month == "1970-01");
    CHECK(january.games == 2);
    CHECK(january.won == 1);
    CHECK(january.points == 500);
    CHECK(january.moves == 20);
    CHECK(january.highest_game == 300);
    CHECK(rows.figures[1].month == "1970-02");
    REQUIRE(rows.longest.size() == 3);
    CHECK(rows.longest[0].word.word == "PASTE");
    CHECK(rows.longest[0].game == GameName{"AAAAAAAA", 1});
    CHECK(rows.highest[0].word.score == 35);
    CHECK(rows.highest[0].game == GameName{"BBBBBBBB", 1});
    REQUIRE(rows.openings.size() == 2);
    CHECK(rows.openings[0] == OpeningRow{me, "FARM", 1, 20});
    REQUIRE(rows.opponents.size() == 2);
    CHECK(rows.opponents[0].name == "Jonas");
    CHECK(rows.opponents[0].games == 2);
    CHECK(rows.opponents[0].won == 1);
    CHECK(rows.opponents[1].who.computer == "casual");
    CHECK(rows.rated.size() == 6);
}

TEST_CASE("each participant has the openings that they played most, and no more than are shown") {
    Season season;
    const std::vector<SeatedPerson> seats{{season.mara, "Mara", 300}, {season.jonas, "Jonas", 200}};
    for (int game = 0; game <= max_openings; ++game)
        season.keep("AAAAAAAA", 6000 + game, seats, std::string("A") + static_cast<char>('A' + game), "NO");
    for (const int ended : {7000, 7001}) season.keep("AAAAAAAA", ended, seats, "ZOO", "NO");
    const auto own = season.read({.subject = OfAsker{}}).openings;
    REQUIRE(own.size() == max_openings);
    CHECK(own[0] == OpeningRow{me, "ZOO", 2, 40});
    CHECK(own[1] == OpeningRow{me, "AA", 1, 20});
    const auto of_room = season.read({.scope = {.room = "AAAAAAAA"}}).openings;
    const auto count = [&](const Participant& who) { return std::ranges::count(of_room, who, &OpeningRow::who); };
    CHECK(count(me) == max_openings);
    CHECK(count({.player = season.jonas}) == 2);
    CHECK(of_room[0] == OpeningRow{me, "ZOO", 2, 40});
}

TEST_CASE("statistics of a pair count the games of the two against each other, for both") {
    Season season;
    const StatisticsRows rows = season.read({.subject = OfAsker{}, .opponent = "jonas"});
    CHECK(games_of(rows, me) == 2);
    CHECK(games_of(rows, {.player = season.jonas}) == 2);
    CHECK(rows.figures.size() == 2);
    CHECK(season.read({.subject = OfAsker{}, .opponent = "kim"}).figures.empty());
}

TEST_CASE("statistics of a room count everybody in its games, if they may be seen") {
    Season season;
    const StatisticsRows rows = season.read({.scope = {.room = "AAAAAAAA"}});
    CHECK(games_of(rows, me) == 2);
    CHECK(games_of(rows, {.player = season.jonas}) == 3);
    CHECK(games_of(rows, {.player = season.kim}) == 1);
    CHECK(rows.opponents.empty());
    CHECK_FALSE(read_statistics(season.database, {.scope = {.player = season.mara, .room = "CCCCCCCC"}}).has_value());
    {
        Transaction transaction(season.database);
        change_room(season.database, {.room = find_room(season.database, "AAAAAAAA")->id,
                                      .about = {.entry = "password", .removed = {season.mara}}});
        transaction.commit();
    }
    const StatisticsRows own = season.read({.scope = {.room = "AAAAAAAA"}});
    CHECK(games_of(own, {.player = season.jonas}) == 2);
    CHECK(games_of(own, {.player = season.kim}) == 0);
    CHECK_FALSE(read_statistics(season.database,
                                {.scope = {.player = person(season.database, 9, "Nora"), .room = "AAAAAAAA"}})
                    .has_value());
}

TEST_CASE("statistics can be of a system and of a time") {
    Season season;
    CHECK(games_of(season.read({.subject = OfAsker{}, .system = "classic"}), me) == 3);
    CHECK(games_of(season.read({.subject = OfAsker{}, .system = "super"}), me) == 0);
    CHECK(games_of(season.read({.subject = OfAsker{}, .from = 2000}), me) == 2);
    CHECK(games_of(season.read({.subject = OfAsker{}, .to = 2000}), me) == 1);
}

TEST_CASE("many newer games of one system leave the ratings of another as they are") {
    Season season;
    const StatisticsRows before = season.read({.subject = OfAsker{}});
    play_super(season, max_rated_games + 1);
    CHECK(season.read({.subject = OfAsker{}, .system = "classic"}).rated == before.rated);
    const auto all = season.read({.subject = OfAsker{}}).rated;
    CHECK(all.size() == before.rated.size() + 2 * max_rated_games);
    CHECK(std::vector(all.begin(), all.begin() + 6) == before.rated);
    CHECK(all.back().game == 1000 + max_rated_games + 1);
}

TEST_CASE("a game that does not count for ratings changes none, and is in all else") {
    Season season;
    const StatisticsQuery of_room{.scope = {.room = "AAAAAAAA"}};
    const StatisticsRows before = season.read({.subject = OfAsker{}});
    const StatisticsRows room_before = season.read(of_room);
    season.keep("AAAAAAAA", 6000, {{season.mara, "Mara", 500}, {season.jonas, "Jonas", 90}}, "FARM", "PASTED",
                Rated::no);
    const StatisticsRows after = season.read({.subject = OfAsker{}});
    CHECK(after.rated == before.rated);
    CHECK(season.read(of_room).rated == room_before.rated);
    CHECK(season.read({.subject = OfAsker{}, .system = "classic"}).rated == before.rated);
    CHECK(games_of(after, me) == games_of(before, me) + 1);
    CHECK(games_of(season.read(of_room), {.player = season.jonas}) == 4);
    CHECK(after.figures.at(0).highest_game == 500);
    CHECK(after.longest.at(0).word.word == "PASTED");
    CHECK(after.openings.at(0) == OpeningRow{me, "FARM", 2, 40});
    CHECK(after.opponents.at(0).games == 3);
}

TEST_CASE("somebody who was a guest counts once, under one name") {
    Season season;
    season.database.execute("UPDATE players SET same_as = " + std::to_string(season.mara) +
                            " WHERE id = " + std::to_string(season.kim));
    StatisticsQuery query{.scope = {.has_merged_guests = true}, .subject = OfAsker{}};
    CHECK(games_of(season.read(query), me) == 4);
}
