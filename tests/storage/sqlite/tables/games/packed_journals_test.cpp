#include "storage/sqlite/tables/games/packed_journals.hpp"

#include "storage/games/packed_journal.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A game that is over, with its only event.
struct Over {
    void pack_it(std::uint32_t version = 1) {
        Transaction transaction(database);
        keep_packed(database, game, version, pack(entries_of(database, game)));
        transaction.commit();
    }
    std::string count(const std::string& table) { return ask(database, "SELECT count(*) FROM " + table); }

    DataFile file{};
    Database database{file.path};
    PlayerId mara = person(database, 1, "Mara");
    GameId game = finish_game(database, "AAAAAAAA", 5000, {{mara, "Mara", 12}, {0, "Robin", 7}});
    std::vector<JournalEntry> before = entries_of(database, game);
};

}  // namespace

TEST_CASE("a packed game has the same entries, and no rows of events") {
    Over over;
    REQUIRE(over.before.size() == 1);
    over.pack_it();
    CHECK(over.count("events") == "0");
    CHECK(entries_of(over.database, over.game) == over.before);
    CHECK(entries_of(over.database, over.game, 1).empty());
}

TEST_CASE("a journal is packed once, at its last version, after the end of its game") {
    Over over;
    over.pack_it(2);
    CHECK(over.count("packed_journals") == "0");
    over.pack_it();
    over.pack_it();
    CHECK(over.count("packed_journals") == "1");
    const GameId waiting = add_room(over.database, "BBBBBBBB");
    Transaction transaction(over.database);
    keep_packed(over.database, waiting, 1, pack({}));
    transaction.commit();
    CHECK(over.count("packed_journals") == "1");
    CHECK_THROWS_AS(keep_packed(over.database, over.game, 1, ""), DatabaseError);
}

TEST_CASE("an event after the end follows the packed ones") {
    Over over;
    over.pack_it();
    append_now(over.database,
               {.game = over.game, .expected = 1, .at = 6000, .events = {"after"}, .projection = {.stage = "over"}});
    const std::vector<JournalEntry> entries = entries_of(over.database, over.game);
    REQUIRE(entries.size() == 2);
    CHECK(entries.front() == over.before.front());
    CHECK(entries.back() == JournalEntry{2, 6000, "after"});
}

TEST_CASE("a packed journal never changes and never goes, as events do not") {
    Over over;
    over.pack_it();
    for (const std::string sql : {"UPDATE packed_journals SET version = 7", "DELETE FROM packed_journals"})
        CHECK_THROWS_AS(over.database.execute(sql), DatabaseError);
}

TEST_CASE("a name goes from a packed journal, too") {
    Over over;
    over.pack_it();
    Transaction transaction(over.database);
    const std::vector<RewrittenEvent> events{{.version = 1, .body = "without a name"},
                                             {.version = 7, .body = "none"}};
    rewrite_events(over.database, over.game, events);
    transaction.commit();
    const std::vector<JournalEntry> entries = entries_of(over.database, over.game);
    CHECK(entries == std::vector<JournalEntry>{{1, over.before.front().at, "without a name"}});
}

TEST_CASE("a journal from which a name went after it was read is not packed as it was") {
    Over over;
    HistoryGame rows = rows_of(over.game, 5000, {{over.mara, "Mara", 12}, {0, "Robin", 7}});
    rows.version = 1;
    rows.packed = pack(over.before);
    Transaction transaction(over.database);
    rewrite_events(over.database, over.game, std::vector<RewrittenEvent>{{.version = 1, .body = "without a name"}});
    pack_history(over.database, rows);
    keep_history(over.database, rows);
    CHECK(over.count("packed_journals") == "0");
    CHECK(over.count("history_games") == "0");
    CHECK(entries_of(over.database, over.game).front().body == "without a name");
    CHECK(find_unindexed(over.database, 10).size() == 1);
    rows.packed = pack(entries_of(over.database, over.game));
    pack_history(over.database, rows);
    keep_history(over.database, rows);
    CHECK(over.count("history_games") == "1");
    CHECK(over.count("events") == "0");
    CHECK(entries_of(over.database, over.game).front().body == "without a name");
}

TEST_CASE("a game from which a name goes, or that goes on, between packing and its rows gets no rows") {
    Over over;
    HistoryGame rows = rows_of(over.game, 5000, {{over.mara, "Mara", 12}, {0, "Robin", 7}});
    rows.version = 1;
    rows.packed = pack(over.before);
    Transaction transaction(over.database);
    pack_history(over.database, rows);
    CHECK(over.count("packed_journals") == "1");
    CHECK(find_unindexed(over.database, 10).size() == 1);
    rewrite_events(over.database, over.game, std::vector<RewrittenEvent>{{.version = 1, .body = "without a name"}});
    keep_history(over.database, rows);
    CHECK(over.count("history_games") == "0");
    rows.packed = pack(entries_of(over.database, over.game));
    append(over.database,
           {.game = over.game, .expected = 1, .at = 6000, .events = {"after"}, .projection = {.stage = "over"}});
    keep_history(over.database, rows);
    CHECK(over.count("history_games") == "0");
    rows.version = 2;
    rows.packed = pack(entries_of(over.database, over.game));
    keep_history(over.database, rows);
    CHECK(over.count("history_games") == "1");
}

TEST_CASE("a damaged packed journal makes its own game unreadable, and no other") {
    Over over;
    const GameId other = finish_game(over.database, "BBBBBBBB", 5000, {{over.mara, "Mara", 12}, {0, "Robin", 7}});
    over.pack_it();
    over.database.execute("DROP TRIGGER packed_journals_never_change; UPDATE packed_journals SET entries = x'00ff'");
    REQUIRE(entries_of(over.database, over.game).size() == 1);
    CHECK(entries_of(over.database, over.game).front().body == "the packed journal is damaged");
    CHECK(entries_of(over.database, other).front().body == "first of BBBBBBBB");
}
