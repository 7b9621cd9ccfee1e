#include "storage/sqlite/tables/history/found/day_of_year.hpp"

#include <algorithm>
#include <functional>

#include "tests/storage/sqlite/tables/history/evenings.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a day of the year is the day where the reader is, with the time that was in force then") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    constexpr std::int64_t minute = 60'000, hour = 60 * minute, day = 24 * hour;
    constexpr std::int64_t march_2024 = 1'709'251'200'000;  // the beginning of 1 March in UTC
    constexpr std::int64_t march_2025 = march_2024 + 365 * day;
    const auto ended = [&](const std::string& room, std::int64_t moment) {
        keep_game(database, room, moment, {{mara, "Mara", 300}}, {});
    };
    ended("AAAAAAAA", march_2024 - hour);       // 29 February in UTC, 1 March an hour ahead of it
    ended("BBBBBBBB", march_2024 - hour - 1);   // 29 February there, too
    ended("CCCCCCCC", march_2025 - hour);       // 28 February in UTC, 1 March an hour ahead of it
    ended("DDDDDDDD", march_2025 + 22 * hour);  // 1 March in UTC; there it is two hours ahead by then
    ended("EEEEEEEE", march_2025 + 24 * hour);  // 2 March
    const auto two_ahead_since = [](std::int64_t moment) { return moment < march_2025 ? 60 : 120; };
    const auto found = [&](int on, std::function<int(std::int64_t)> utc_offset) {
        return names(find_games(database, {.scope = {mara}, .day = on, .utc_offset = std::move(utc_offset)}));
    };
    CHECK(found(301, {}) == Names{"D1"});
    CHECK(found(301, two_ahead_since) == Names{"C1", "A1"});
    CHECK(found(302, two_ahead_since) == Names{"E1", "D1"});
    CHECK(found(229, two_ahead_since) == Names{"B1"});
    CHECK(found(228, two_ahead_since).empty());
    CHECK(found(228, [](std::int64_t) { return -12 * 60; }) == Names{"C1"});
    CHECK(found(229, [](std::int64_t) { return -12 * 60; }) == Names{"A1", "B1"});
}

TEST_CASE("games of a day come in pages in every order, without those of the days around it, wherever the day is") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    constexpr std::int64_t hour = 3'600'000;
    constexpr std::int64_t march = 1'709'251'200'000;  // the beginning of 1 March in UTC
    for (int game = -6; game < 12; ++game)
        keep_game(database, "AAAAAAAA", march + game * 4 * hour, {{mara, "Mara", 300}});
    database.execute("UPDATE history_games SET margin = game % 3, highest_play = -game");
    const std::vector<HistoryScope> scopes{
        {.player = mara}, {.player = mara, .has_merged_guests = true}, {.player = mara, .room = "AAAAAAAA"}};
    for (const HistoryScope& scope : scopes)
        for (const GameOrder order :
             {GameOrder::newest, GameOrder::oldest, GameOrder::highest_play, GameOrder::margin}) {
            GameSearch search{.scope = scope, .day = 301, .order = order};
            search.utc_offset = [](std::int64_t) { return 10 * 60; };
            const Names whole = names(find_games(database, search));
            Names sorted = whole;
            std::ranges::sort(sorted);
            CHECK(sorted == Names{"A10", "A5", "A6", "A7", "A8", "A9"});
            search.limit = 4;
            const auto first = std::get<GamePage>(find_games(database, search));
            CHECK(first.more);
            search.after = first.games.back().name;
            const auto second = std::get<GamePage>(find_games(database, search));
            CHECK_FALSE(second.more);
            Names pieced = names(first);
            for (const std::string& name : names(second)) pieced.push_back(name);
            CHECK(pieced == whole);
        }
}
