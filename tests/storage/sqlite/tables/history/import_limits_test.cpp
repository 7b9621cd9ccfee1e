#include <utility>

#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

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

TEST_CASE("what a guest has imported counts for the account that they sign in to, and so do its bytes") {
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
