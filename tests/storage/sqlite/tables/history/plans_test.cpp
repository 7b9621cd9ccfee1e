#include "storage/sqlite/tables/history/found/found_games.hpp"
#include "storage/sqlite/tables/history/found/found_words.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/heard_queries.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/contains.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// The plans of the queries that were heard and have a part, one after the other.
std::string plans_with(Database& database, const std::string& part) {
    const std::set<std::string> heard = Listener::heard();
    std::string plans;
    for (const std::string& sql : heard)
        if (contains(sql, part)) plans += plan_of(database, sql);
    return plans;
}

}  // namespace

TEST_CASE("statistics of a person read their records and openings from an index, in its order") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    read_statistics(database, {.scope = {.player = mara}, .subject = OfAsker{}});
    const std::string longest = plans_with(database, "ORDER BY longest_letters");
    CHECK(longest == "SEARCH subject USING INDEX history_seats_longest (player=?)\n");
    const std::string highest = plans_with(database, "ORDER BY highest_score");
    CHECK(highest == "SEARCH subject USING INDEX history_seats_highest (player=?)\n");
    const std::string openings = plans_with(database, "opening IS NOT NULL");
    INFO(openings);
    CHECK(contains(openings, "COVERING INDEX history_seats_openings"));
    CHECK_FALSE(contains(openings, "GROUP BY"));
}

TEST_CASE("the newest games of a system come from an index, in its order") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    read_statistics(database, {.scope = {.player = mara}, .subject = OfAsker{}, .system = "classic"});
    const std::string plan = plans_with(database, "ORDER BY seen.ended DESC");
    INFO(plan);
    CHECK(contains(plan, "SEARCH seen USING COVERING INDEX history_seats_by_system (player=? AND system=?)"));
}

TEST_CASE("a search for new words goes from game to game of the asker, the newest first, and sorts none") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}}, {word("FARM", 0, 1)});
    find_words(database, {.scope = {.player = mara}, .kind = WordKind::first});
    CHECK(plans_with(database, "SELECT DISTINCT mine.game") ==
          "SEARCH mine USING COVERING INDEX history_seats_of_player_by_game (player=?)\n");
    const std::string words = plans_with(database, "spelt.game = ?11");
    INFO(words);
    CHECK(contains(words, "SEARCH spelt USING INDEX history_words_of_game (game=?)"));
    CHECK_FALSE(contains(words, "TEMP B-TREE"));
}

TEST_CASE("a search for disputed or invalid words reads no others") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    find_words(database, {.scope = {.player = mara}, .kind = WordKind::disputed});
    CHECK(contains(plans_with(database, "verdict IS NOT NULL"), "SEARCH spelt USING INDEX history_words_disputed"));
    find_words(database, {.scope = {.player = mara}, .kind = WordKind::invalid});
    CHECK(contains(plans_with(database, "invalid = 1"), "SEARCH spelt USING INDEX history_words_invalid"));
}

TEST_CASE("a search of a whole room reads an index of its games, and no rows of the tables") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}});
    const HistoryScope room{.player = mara, .room = "AAAAAAAA"};
    for (const auto order : {GameOrder::newest, GameOrder::highest_play, GameOrder::margin}) {
        Listener::heard().clear();
        find_games(database, {.scope = room, .order = order});
        CHECK(contains(plans_with(database, "found.room = ?2"),
                       "SEARCH found USING COVERING INDEX history_games_of_room (room=?)"));
        Listener::heard().clear();
        find_games(database, {.scope = room, .subject = OfNamed{"mara"}, .order = order});
        const std::string plan = plans_with(database, "found.room = ?2");
        INFO(plan);
        CHECK(contains(plan, "SEARCH subject USING COVERING INDEX history_seats_named (folded_name=?)"));
        CHECK(contains(plan, "SEARCH found USING COVERING INDEX history_games_facts (game=? AND room=?)"));
    }
}

TEST_CASE("a page of the highest plays of an account with guests begins at its games, and reads no table through") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}});
    find_games(database, {.scope = {.player = mara, .has_merged_guests = true},
                          .subject = OfAsker{},
                          .order = GameOrder::highest_play,
                          .after = GameName{"AAAAAAAA", 1}});
    const std::string plan = plans_with(database, " HAVING ");
    INFO(plan);
    CHECK(contains(plan, "SEARCH subject USING COVERING INDEX history_seats_of_player_by_game (player=?"));
    CHECK(contains(plan, "SEARCH found USING COVERING INDEX history_games_facts (game=?"));
    CHECK(contains(plan, "SEARCH mine USING PRIMARY KEY (game=?"));
    CHECK_FALSE(contains(plan, "SCAN"));
}

TEST_CASE("a search for a day where the reader is reads the same indices, and SQL ends it after a page") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}});
    const auto plan_in = [&](const HistoryScope& scope) {
        Listener::heard().clear();
        find_games(database, {.scope = scope, .day = 101, .utc_offset = [](std::int64_t) { return 60; }});
        for (const std::string& sql : Listener::heard())
            if (contains(sql, "result_of")) CHECK(sql.ends_with(" LIMIT ?14"));
        return plans_with(database, "result_of");
    };
    const std::string own = plan_in({.player = mara});
    INFO(own);
    CHECK(contains(own, "SEARCH mine USING COVERING INDEX history_seats_of_player (player=?)"));
    CHECK(contains(own, "SEARCH found USING COVERING INDEX history_games_facts (game=?)"));
    CHECK_FALSE(contains(own, "TEMP B-TREE"));
    const std::string of_room = plan_in({.player = mara, .room = "AAAAAAAA"});
    INFO(of_room);
    CHECK(contains(of_room, "SEARCH found USING COVERING INDEX history_games_of_room (room=?)"));
    CHECK_FALSE(contains(of_room, "TEMP B-TREE"));
}

TEST_CASE("a search for somebody's words in a whole room reads an index of their seats") {
    const DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}}, {word("FARM", 0, 1)});
    const HistoryScope room{.player = mara, .room = "AAAAAAAA"};
    find_words(database, {.scope = room, .subject = OfAsker{}, .words = WordRange{"F", "G"}});
    const std::string plan = plans_with(database, "AS listed");
    INFO(plan);
    CHECK(contains(
        plan, "SEARCH history_seats USING COVERING INDEX history_seats_of_player_by_game (player=? AND game=?)"));
}
