#include "storage/sqlite/tables/history/imports.hpp"

#include "storage/sqlite/tables/people/copies.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

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

TEST_CASE("a seat of an imported game becomes its owner's, unless they have one in it already") {
    Imports imports;
    imports.import_counting(1, {{0, "Alice", 300}, {0, "Bob", 200}});
    const GameId game = imports.stored("IMPORTED", 1).id;
    const auto claim = [&](PlayerId owner, int seat) {
        Transaction transaction(imports.database);
        const bool done = claim_seat(imports.database, {owner, game, seat, "first", "first, with the owner"});
        transaction.commit();
        return done;
    };
    const auto own_games = [&] {
        const StatisticsQuery query{.scope = {.player = imports.mara}, .subject = OfAsker{}};
        return read_statistics(imports.database, query)->figures.size();
    };
    CHECK(own_games() == 0);
    CHECK_FALSE(claim(imports.jonas, 0));
    CHECK(imports.stored("IMPORTED", 1).entries == file_events);
    CHECK(claim(imports.mara, 0));
    std::vector<JournalEntry> rewritten = file_events;
    rewritten[0].body = "first, with the owner";
    CHECK(imports.stored("IMPORTED", 1).entries == rewritten);
    CHECK(ask(imports.database,
              "SELECT group_concat(coalesce(player, '-')) FROM (SELECT player FROM seats ORDER BY seat)") ==
          std::to_string(imports.mara) + ",-");
    CHECK(own_games() == 1);
    CHECK_FALSE(claim(imports.mara, 1));
    CHECK(own_games() == 1);
}

TEST_CASE("a seat is not claimed with an event that has a name which somebody has had removed since") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    const GameId game = imports.stored("IMPORTED", 1).id;
    Transaction transaction(imports.database);
    rewrite_copy(imports.database, {.copy = game, .seat = 1, .events = {{3, "without a name"}}});
    CHECK_FALSE(claim_seat(imports.database, {imports.mara, game, 0, "first", "first, with the owner"}));
    transaction.commit();
    CHECK(imports.stored("IMPORTED", 1).entries.front().body == "without a name");
    CHECK(ask(imports.database, "SELECT count(player) FROM seats") == "0");
}

TEST_CASE("somebody who has deleted themselves, was removed or is not known imports nothing") {
    Imports imports;
    imports.import(game_of(imports.mara, 1));
    Transaction transaction(imports.database);
    CreateRoom create = new_room("MARASOLD");
    create.projection.stage = "over";
    create.projection.seats = std::vector<SeatRow>{{imports.mara, "Mara"}};
    create_room(imports.database, create);
    delete_person(imports.database, {imports.mara, {"Mara"}, 9000});
    remove_player(imports.database, imports.jonas, 9000);
    transaction.commit();
    const PlayerId unknown = 99;
    for (const PlayerId gone : {imports.mara, imports.jonas, unknown})
        CHECK(imports.import(game_of(gone, 2)) == ImportOutcome(OwnerGone{}));
    CHECK(ask(imports.database, "SELECT count(*) FROM imported_games") == "0");
    CHECK(ask(imports.database, "SELECT count(*) FROM rooms") == "1");
}
