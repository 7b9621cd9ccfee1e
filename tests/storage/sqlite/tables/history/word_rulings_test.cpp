#include "storage/sqlite/tables/history/word_rulings.hpp"

#include "storage/sqlite/sqlite_store.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/imports.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/database/older_schema.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

const std::vector<SeatedPerson> one_computer{{0, "Robin", 10}};

struct Rulings {
    DataFile file{};
    Database database{file.path};

    void keep(GameId game, std::int64_t ended, const std::vector<GameRuling>& rulings) {
        HistoryGame rows = rows_of(game, ended, one_computer);
        rows.rulings = rulings;
        Transaction transaction(database);
        keep_history(database, rows);
        transaction.commit();
    }
    GameId play(const std::string& room, std::int64_t ended, const std::vector<GameRuling>& rulings) {
        const GameId game = finish_game(database, room, ended, one_computer);
        keep(game, ended, rulings);
        return game;
    }
    void remove(const std::string& room, GameId game) {
        Transaction transaction(database);
        remove_old_games(database, std::vector<OldGame>{{game, room, 0}});
        transaction.commit();
    }
    /// Such as "FLURB +2 -0 @3000", the latest first.
    std::vector<std::string> listed(const ListPage& page = {}) {
        std::vector<std::string> lines;
        for (const WordRuling& ruling : list_word_rulings(database, page))
            lines.push_back(ruling.word + " +" + std::to_string(ruling.accepted) + " -" +
                            std::to_string(ruling.rejected) + " @" + std::to_string(ruling.last));
        return lines;
    }
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("rulings about a word are counted over all rooms, and the word with the latest one is first") {
    Rulings rulings;
    rulings.play("AAAAAAAA", 1000, {{"FLURB", 1, 0}, {"AALII", 0, 1}});
    rulings.play("BBBBBBBB", 3000, {{"ZORK", 1, 0}});
    CHECK(rulings.listed() == Lines{"ZORK +1 -0 @3000", "AALII +0 -1 @1000", "FLURB +1 -0 @1000"});
    rulings.play("CCCCCCCC", 2000, {{"FLURB", 2, 1}});
    CHECK(rulings.listed() == Lines{"FLURB +3 -1 @2000", "ZORK +1 -0 @3000", "AALII +0 -1 @1000"});
    CHECK(list_word_rulings(rulings.database, {}).at(0).list == setup("AAAAAAAA").lexicon);
}

TEST_CASE("rulings come in pages, and those of a later page are older") {
    Rulings rulings;
    for (int number = 1; number <= 5; ++number)
        rulings.play("AAAAAAAA", 1000 * number, {{"WORD" + std::string(1, static_cast<char>('A' + number)), 1, 0}});
    const auto first = list_word_rulings(rulings.database, {.limit = 2});
    REQUIRE(first.size() == 2);
    CHECK(first[0].word == "WORDF");
    CHECK(rulings.listed({.before = first[1].number, .limit = 2}) == Lines{"WORDD +1 -0 @3000", "WORDC +1 -0 @2000"});
}

TEST_CASE("the rulings of a game that is removed count no longer") {
    Rulings rulings;
    const GameId first = rulings.play("AAAAAAAA", 1000, {{"FLURB", 1, 0}, {"AALII", 0, 1}});
    const GameId second = rulings.play("BBBBBBBB", 2000, {{"FLURB", 1, 1}});
    rulings.remove("BBBBBBBB", second);
    CHECK(rulings.listed() == Lines{"FLURB +1 -0 @1000", "AALII +0 -1 @1000"});
    rulings.remove("AAAAAAAA", first);
    CHECK(rulings.listed().empty());
}

TEST_CASE("an imported game, which anybody can write, has no part in the rulings") {
    Rulings rulings;
    const PlayerId mara = person(rulings.database, 1, "Mara");
    NewImport game{.owner = mara, .at = 5000, .new_room = "IMPORTED", .room_name = "Imported games"};
    game.setup = setup("AAAAAAAA");
    pack_into(game, {{1, 1000, "first"}}, std::nullopt);
    game.projection = {
        .stage = "over", .changed = 2000, .seats = std::vector<SeatRow>{{.name = "Robin"}}, .results = {{10, "won"}}};
    Transaction transaction(rulings.database);
    import_game(rulings.database, game);
    transaction.commit();
    rulings.keep(find_unindexed(rulings.database, 9).at(0).game, 2000, {{"FLURB", 1, 0}});
    CHECK(ask(rulings.database, "SELECT count(*) FROM history_games") == "1");
    CHECK(rulings.listed().empty());
}

TEST_CASE("only games that are over have rulings") {
    Rulings rulings;
    rulings.keep(add_room(rulings.database, "PLAYING1"), 1000, {{"FLURB", 1, 0}});
    CHECK(rulings.listed().empty());
}

TEST_CASE("games with a vote that ended before an upgrade are looked at again, and keep what hangs on them") {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "crisscross.db";
    REQUIRE_FALSE(migrate(path, steps_before("CREATE TABLE word_rulings")));
    GameId voted = 0;
    {
        Database database(path);
        const PlayerId mara = 1;
        database.execute("INSERT INTO players (id, created, seen) VALUES (1, 0, 0)");
        voted = add_old_game(database, "AAAAAAAA", 1000);
        const GameId other = add_old_game(database, "BBBBBBBB", 2000);
        for (const GameId game : {voted, other}) {
            const std::string id = std::to_string(game);
            database.execute(
                "INSERT INTO history_games (game, room, system, began, ended, day, reason, moves, margin, "
                "highest_play, highest_turn, highest_words, bingos, phonies, found_valid, found_invalid, words) "
                "SELECT id, room, system, 0, changed, 101, 'went_out', 1, 0, 0, 0, '', 0, 0, 0, 0, 'FLURB' "
                "FROM games WHERE id = " +
                id + "; UPDATE games SET history = 1 WHERE id = " + id +
                "; INSERT INTO notes (game, player, version, changed, shared, body) VALUES (" + id + ", " +
                std::to_string(mara) + ", 1, 0, 0, '{}')");
        }
        database.execute(
            "INSERT INTO history_words (room, word, game, turn, place, seat, score, invalid, withdrawn, first, "
            "verdict, "
            "decided_by) SELECT room, 'FLURB', id, 1, 0, 0, 7, 0, 0, 1, 'valid', CASE id WHEN " +
            std::to_string(voted) + " THEN 'vote' ELSE 'list' END FROM games");
    }
    REQUIRE_FALSE(migrate(path));
    Database database(path);
    const auto again = find_unindexed(database, 9);
    REQUIRE(again.size() == 1);
    CHECK(again[0].game == voted);
    HistoryGame rows = rows_of(voted, 1000, one_computer);
    rows.words = {word("FLURB", 0, 1)};
    rows.rulings = {{"FLURB", 1, 0}};
    Transaction transaction(database);
    keep_history(database, rows);
    transaction.commit();
    CHECK(list_word_rulings(database, {}).at(0).word == "FLURB");
    CHECK(find_unindexed(database, 9).empty());
    database.execute("UPDATE games SET history = 0 WHERE id = " + std::to_string(voted));
    Transaction second(database);
    keep_history(database, rows);
    second.commit();
    CHECK(list_word_rulings(database, {}).at(0).accepted == 1);
    CHECK(ask(database, "SELECT count(*) FROM notes") == "2");
    CHECK(ask(database, "SELECT count(*) FROM history_words") == "2");
}

TEST_CASE("the host's store lists rulings") {
    Rulings rulings;
    rulings.play("AAAAAAAA", 1000, {{"FLURB", 1, 0}});
    SqliteStore store(rulings.file.path);
    const auto listed = answer_to<std::vector<WordRuling>>(
        [&](auto done) { store.host().word_rulings({.limit = 9}, std::move(done)); });
    CHECK(listed == list_word_rulings(rulings.database, {}));
}
