#include "storage/sqlite/tables/history/imports.hpp"

#include <map>
#include <set>
#include <utility>

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

const std::vector<JournalEntry> file_events{{3, 1000, "first"}, {4, 2000, "second"}};
const std::string annotations_of_file = R"({"version":1})";

/// A game with its own hash, whose first event has version 3, in which Mara has no seat.
NewImport game_of(PlayerId owner, int number) {
    NewImport game{.owner = owner, .at = 5000, .new_room = "IMPORTED", .room_name = "Imported games"};
    game.hash[0] = static_cast<std::uint8_t>(number);
    game.hash[1] = static_cast<std::uint8_t>(number >> 8);
    game.setup = setup("AAAAAAAA");
    game.projection = {.stage = "over",
                       .changed = 2000,
                       .seats = std::vector<SeatRow>{{.name = "Alice"}, {.name = "Bob"}},
                       .results = {{300, "won"}, {200, "lost"}}};
    pack_into(game, file_events, annotations_of_file);
    return game;
}

struct Imports {
    DataFile file{};
    Database database{file.path};
    PlayerId mara = person(database, 1, "Mara");
    PlayerId jonas = person(database, 2, "Jonas");

    ImportOutcome import(const NewImport& game) {
        Transaction transaction(database);
        ImportOutcome outcome = import_game(database, game);
        transaction.commit();
        return outcome;
    }
    StoredGame stored(const std::string& room, int number) {
        return load_game(database, find_room(database, room)->id, number, 0).value();
    }
    /// The historian has kept its rows: those of people, of whom only the owner plays here.
    void keep_rows(GameId game, const std::vector<SeatedPerson>& seats = {{0, "Alice", 300}, {0, "Bob", 200}}) {
        HistoryGame rows = rows_of(game, 2000, seats);
        for (HistorySeat& seat : rows.seats) {
            seat.computer.reset();
            seat.opening = {"FARM", 20};
            seat.longest = {"PASTE", 5, seat.score / 10, 3};
        }
        Transaction transaction(database);
        keep_history(database, rows);
        transaction.commit();
    }
    void import_counting(int number, const std::vector<SeatedPerson>& seats) {
        import(game_of(mara, number));
        count_import(database, mara, {"IMPORTED", number}, true);
        keep_rows(stored("IMPORTED", number).id, seats);
    }
    int games_counted() {
        const StatisticsQuery query{.scope = {.player = mara, .room = "IMPORTED"}, .subject = OfAnybody{}};
        return static_cast<int>(read_statistics(database, query)->rated.size());
    }
};

}  // namespace

TEST_CASE("an imported game is kept with its versions, times and annotations, and has no seed if its file has none") {
    Imports imports;
    NewImport game = game_of(imports.mara, 1);
    CHECK(imports.import(game) == ImportOutcome(Imported{{"IMPORTED", 1}}));
    const StoredGame stored = imports.stored("IMPORTED", 1);
    CHECK(stored.version == 4);
    CHECK(stored.entries == file_events);
    CHECK(stored.annotations == annotations_of_file);
    CHECK(stored.setup == game.setup);
    game = game_of(imports.mara, 2);
    game.setup.seed.reset();
    CHECK(imports.import(game) == ImportOutcome(Imported{{"IMPORTED", 2}}));
    CHECK(imports.stored("IMPORTED", 2).setup == game.setup);
}

TEST_CASE("a game that has lost its seed and was not imported cannot be loaded") {
    Imports imports;
    const GameId game = add_room(imports.database, "AAAAAAAA");
    imports.database.prepare("DELETE FROM game_secrets WHERE game = ?").bind(1, game).run();
    CHECK_FALSE(game_of(imports.database, "AAAAAAAA").has_value());
}

TEST_CASE("everybody has a locked room of their own for imported games, and nobody has a game twice") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    CHECK(imports.import(game_of(imports.mara, 1)) == ImportOutcome(AlreadyImported{{"IMPORTED", 1}}));
    CHECK(imports.import(game_of(imports.jonas, 1)) == ImportOutcome(ImportCodeTaken{}));
    NewImport other = game_of(imports.jonas, 1);
    other.new_room = "JONASOWN";
    CHECK(imports.import(other) == ImportOutcome(Imported{{"JONASOWN", 1}}));
    const AboutRoom about = find_room(imports.database, "IMPORTED")->about;
    CHECK(about.locked);
    CHECK(about.host == imports.mara);
    CHECK(about.name == "Imported games");
    CHECK(imports_of(imports.database, imports.mara) == OwnImports{"IMPORTED", 1});
    CHECK(imports_of(imports.database, imports.jonas) == OwnImports{"JONASOWN", 1});
}

TEST_CASE("a game that an earlier version of the program has imported is recognised by the hash that it has kept") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    NewImport again = game_of(imports.mara, 2);
    CHECK(imports.import(again) == ImportOutcome(Imported{{"IMPORTED", 2}}));
    again = game_of(imports.mara, 3);
    again.former_hash = game_of(imports.mara, 1).hash;
    CHECK(imports.import(again) == ImportOutcome(AlreadyImported{{"IMPORTED", 1}}));
}

TEST_CASE("a game that somebody has played here is the same game when its file comes back, and only theirs") {
    Imports imports;
    CreateRoom create = new_room("PLAYED22");
    create.projection.seats = {{imports.jonas, "Jonas"}};
    add_room(imports.database, create);
    NewImport game = game_of(imports.jonas, 1);
    game.setup.seed = create.setup.seed;
    CHECK(imports.import(game) == ImportOutcome(AlreadyImported{{"PLAYED22", 1}}));
    game.owner = imports.mara;
    CHECK(imports.import(game) == ImportOutcome(Imported{{"IMPORTED", 1}}));
}

TEST_CASE("what a guest has imported stays theirs when they sign in to an account") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.database.execute("UPDATE players SET same_as = 2 WHERE id = 1");
    CHECK(imports_of(imports.database, imports.jonas) == OwnImports{"IMPORTED", 1});
    CHECK(imports.import(game_of(imports.jonas, 2)) == ImportOutcome(Imported{{"IMPORTED", 2}}));
}

TEST_CASE("after its room was closed the next import makes another, and duplicates are still recognised") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    Transaction transaction(imports.database);
    close_room(imports.database, "IMPORTED", 6000);
    transaction.commit();
    NewImport next = game_of(imports.mara, 2);
    next.new_room = "ANOTHER2";
    CHECK(imports.import(next) == ImportOutcome(Imported{{"ANOTHER2", 1}}));
    CHECK(imports.import(game_of(imports.mara, 1)) == ImportOutcome(AlreadyImported{{"IMPORTED", 1}}));
}

TEST_CASE("an imported game counts in statistics only while its owner says so") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    CHECK(imports.games_counted() == 0);
    CHECK_FALSE(count_import(imports.database, imports.jonas, {"IMPORTED", 1}, true));
    CHECK(imports.games_counted() == 0);
    CHECK(count_import(imports.database, imports.mara, {"IMPORTED", 1}, true));
    CHECK(imports.games_counted() == 2);  // one row for each seat
    CHECK(count_import(imports.database, imports.mara, {"IMPORTED", 1}, false));
    CHECK(imports.games_counted() == 0);
    CHECK_FALSE(count_import(imports.database, imports.mara, {"IMPORTED", 2}, true));
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
    CHECK(count_import(imports.database, imports.mara, {"IMPORTED", 1}, true));
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    CHECK(imports.games_counted() == 2);
}

TEST_CASE("an imported game that is removed leaves nothing behind, and can be imported again") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    Transaction transaction(imports.database);
    remove_old_games(imports.database, old_games(imports.database, 9000, {}, 10));
    transaction.commit();
    for (const std::string table :
         {"games", "events", "packed_journals", "imported_games", "import_rooms", "history_games", "rooms"}) {
        INFO(table);
        CHECK(ask(imports.database, "SELECT count(*) FROM " + table) == "0");
    }
    CHECK(imports.import(game_of(imports.mara, 1)) == ImportOutcome(Imported{{"IMPORTED", 1}}));
}

TEST_CASE("nobody has more imported games than the limit") {
    Imports imports;
    imports.import(game_of(imports.mara, 0));
    imports.database.execute(
        "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < " +
        std::to_string(max_imported_games) +
        ") INSERT INTO games (room, number, system, stage, version, changed, lexicon, lexicon_hash, rules) "
        "SELECT room, i, 'classic', 'waiting', 0, 0, '', lexicon_hash, '' FROM n, games");
    imports.database.execute("INSERT INTO imported_games (game, owner, at, source, hash, first_version) SELECT id, " +
                             std::to_string(imports.mara) +
                             ", 0, 'json', randomblob(32), 1 FROM games WHERE number > 1");
    imports.database.execute("UPDATE rooms SET last_game = " + std::to_string(max_imported_games));
    CHECK(imports.import(game_of(imports.mara, 1)) == ImportOutcome(TooManyImports{}));
    CHECK(imports_of(imports.database, imports.mara)->games == max_imported_games);
}

TEST_CASE("what somebody imports may take only so many bytes in all, and a game that is too large leaves nothing") {
    Imports imports;
    NewImport large = game_of(imports.mara, 1);
    NewImport small = game_of(imports.mara, 2);
    large.bytes = max_imported_bytes - small.bytes + 1;
    CHECK(imports.import(large) == ImportOutcome(Imported{{"IMPORTED", 1}}));
    CHECK(imports.import(small) == ImportOutcome(ImportsTooLarge{}));
    CHECK(imports_of(imports.database, imports.mara)->games == 1);
    CHECK(ask(imports.database, "SELECT count(*) FROM games") == "1");
    CHECK(imports.import(large) == ImportOutcome(AlreadyImported{{"IMPORTED", 1}}));
    --small.bytes;
    CHECK(imports.import(small) == ImportOutcome(Imported{{"IMPORTED", 2}}));
    NewImport other = game_of(imports.jonas, 2);
    other.new_room = "JONASOWN";
    CHECK(imports.import(other) == ImportOutcome(Imported{{"JONASOWN", 1}}));
}

TEST_CASE("what a guest has imported counts for the account that they sign in to, also in bytes") {
    Imports imports;
    NewImport large = game_of(imports.mara, 1);
    large.bytes = max_imported_bytes;
    imports.import(large);
    imports.database.execute("UPDATE players SET same_as = 2 WHERE id = 1");
    CHECK(imports.import(game_of(imports.jonas, 2)) == ImportOutcome(ImportsTooLarge{}));
}

TEST_CASE("the journal and the annotations of an imported game are kept packed, and their bytes are counted") {
    Imports imports;
    const std::string long_text(100'000, 'x');
    NewImport game = game_of(imports.mara, 1);
    pack_into(game, {{3, 1000, long_text}}, long_text);
    CHECK(game.bytes < 10'000);
    CHECK(std::cmp_greater(game.bytes, game.journal.size() + game.annotations->size()));
    imports.import(game);
    CHECK(ask(imports.database, "SELECT bytes FROM imported_games") == std::to_string(game.bytes));
    CHECK(ask(imports.database, "SELECT length(packed_annotations) < 10000 FROM imported_games") == "1");
    CHECK(ask(imports.database, "SELECT length(entries) < 10000 FROM packed_journals") == "1");
    CHECK(ask(imports.database, "SELECT count(*) FROM events") == "0");
    CHECK(imports.stored("IMPORTED", 1).annotations == long_text);
    CHECK(imports.stored("IMPORTED", 1).entries == std::vector<JournalEntry>{{3, 1000, long_text}});
}

TEST_CASE("the imported games of a deleted person go with their room, and those of others stay") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.import(game_of(imports.mara, 2));
    NewImport other = game_of(imports.jonas, 1);
    other.new_room = "OFJONASA";
    imports.import(other);
    const auto kept = imports.stored("IMPORTED", 1);
    imports.keep_rows(kept.id);
    Transaction transaction(imports.database);
    const auto deleted = delete_person(imports.database, {imports.mara, {"Mara"}, 9000});
    transaction.commit();
    REQUIRE(deleted);
    CHECK(deleted->closed == std::vector<std::string>{"IMPORTED"});
    CHECK_FALSE(find_room(imports.database, "IMPORTED"));
    CHECK(find_room(imports.database, "OFJONASA"));
    for (const std::string table : {"games", "imported_games", "import_rooms"}) {
        INFO(table);
        CHECK(ask(imports.database, "SELECT count(*) FROM " + table) == "1");
    }
    CHECK(ask(imports.database, "SELECT count(*) FROM history_games") == "0");
    CHECK(ask(imports.database, "SELECT group_concat(name) FROM players") == "Jonas");
}

TEST_CASE(
    "the imported games of a person whom the host removes go, but for those in which somebody else has a seat") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    imports.import(game_of(imports.mara, 2));
    NewImport other = game_of(imports.jonas, 1);
    other.new_room = "OFJONASA";
    imports.import(other);
    imports.keep_rows(imports.stored("IMPORTED", 1).id);
    const std::string shared = std::to_string(imports.stored("IMPORTED", 2).id);
    imports.database.execute("UPDATE seats SET player = 2 WHERE seat = 0 AND game = " + shared);
    imports.database.execute("UPDATE seats SET player = 1 WHERE seat = 1 AND game = " + shared);
    Transaction transaction(imports.database);
    const RemovedImports removed = remove_imports(imports.database, imports.mara, 9);
    transaction.commit();
    CHECK(removed.rooms == std::set<std::string>{"IMPORTED"});
    CHECK(ask(imports.database, "SELECT group_concat(game) FROM imported_games WHERE owner = 1") == shared);
    CHECK(ask(imports.database, "SELECT count(*) FROM games") == "2");
    CHECK(ask(imports.database, "SELECT count(*) FROM history_games") == "0");
    CHECK(find_room(imports.database, "OFJONASA"));
}

TEST_CASE("imported games are removed a few at a time, and their room goes with the last of them") {
    Imports imports;
    for (int number = 1; number <= 3; ++number) imports.import(game_of(imports.mara, number));
    Transaction transaction(imports.database);
    const RemovedImports first = remove_imports(imports.database, imports.mara, 2);
    CHECK(first.games == 2);
    CHECK(first.rooms == std::set<std::string>{"IMPORTED"});
    CHECK(find_room(imports.database, "IMPORTED"));
    CHECK(remove_imports(imports.database, imports.mara, 2).games == 1);
    CHECK_FALSE(find_room(imports.database, "IMPORTED"));
    CHECK(remove_imports(imports.database, imports.mara, 2).games == 0);
    transaction.commit();
}

TEST_CASE("the room of imported games goes when the host removes the only person who has a part in them") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    Transaction transaction(imports.database);
    REQUIRE(remove_player(imports.database, imports.mara, 9000));
    CHECK(ask(imports.database, "SELECT count(*) FROM games") == "1");
    CHECK(remove_imports(imports.database, imports.mara, 9).games == 1);
    transaction.commit();
    for (const std::string table : {"games", "rooms", "packed_journals", "imported_games", "import_rooms"}) {
        INFO(table);
        CHECK(ask(imports.database, "SELECT count(*) FROM " + table) == "0");
    }
    CHECK(find_player(imports.database, token(1))->player.removed);
}

TEST_CASE("a game that ended long ago is pruned only once its import is as old") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));  // ended at 2000, imported at 5000
    CHECK(old_games(imports.database, 4000, {}, 9).empty());
    CHECK(old_games(imports.database, 5001, {}, 9).size() == 1);
    Transaction transaction(imports.database);
    CHECK(remove_old_games(imports.database, old_games(imports.database, 4000, {}, 9)) == 0);
    CHECK(remove_old_games(imports.database, old_games(imports.database, 5001, {}, 9)) == 1);
    transaction.commit();
}
