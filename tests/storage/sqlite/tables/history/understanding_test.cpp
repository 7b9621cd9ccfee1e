#include "storage/sqlite/tables/history/analyses.hpp"
#include "storage/sqlite/tables/history/found/found_games.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/notes.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Mara and Jonas have played one game; Kim has watched.
struct WatchedGame {
    DataFile file{};
    Database database{file.path};
    PlayerId mara = person(database, 1, "Mara");
    PlayerId jonas = person(database, 2, "Jonas");
    PlayerId kim = person(database, 3, "Kim");
    GameId game = keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}, {jonas, "Jonas", 280}},
                            {word("FARM", 0, 1), word("NOT", 1, 2)});

    void keep(const KeptAnalysis& analysis) {
        Transaction transaction(database);
        keep_analysis(database, analysis);
        transaction.commit();
    }
    KeepNoteOutcome keep(const Note& note) {
        Transaction transaction(database);
        const auto outcome = keep_note(database, note);
        transaction.commit();
        return outcome;
    }
    void make_same(PlayerId guest, PlayerId person) {
        database.execute("UPDATE players SET same_as = " + std::to_string(person) +
                         " WHERE id = " + std::to_string(guest));
    }
    std::vector<std::string> notes_for(PlayerId reader, bool has_merged_guests = false) {
        std::vector<std::string> bodies;
        for (const FoundNote& found : find_notes(database, {game, reader, has_merged_guests}))
            bodies.push_back((found.is_own ? "own " : found.author + " ") + found.note.body);
        return bodies;
    }
    std::vector<std::string> played_by(PlayerId player, std::vector<std::string> words) {
        return played_words(database, {player, false, std::move(words)});
    }
};

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("an analysis is kept until a newer one comes or the game is removed") {
    WatchedGame evening;
    CHECK_FALSE(find_analysis(evening.database, evening.game).has_value());
    KeptAnalysis analysis{evening.game, 1, 77, std::string("\0\x1f bytes", 8), {{0, "FARMS"}, {1, "NOTE"}}};
    evening.keep(analysis);
    CHECK(find_analysis(evening.database, evening.game) == analysis);
    analysis.evaluator = 2;
    analysis.missed.clear();
    evening.keep(analysis);
    CHECK(find_analysis(evening.database, evening.game) == analysis);
    evening.keep(Note{evening.game, evening.mara, 5, 1, true, "{}"});
    Transaction transaction(evening.database);
    remove_history(evening.database, evening.game);
    keep_analysis(evening.database, analysis);
    CHECK(keep_note(evening.database, {evening.game, evening.mara, 6, 1, true, "{}"}) ==
          KeepNoteOutcome::no_such_game);
    transaction.commit();
    CHECK_FALSE(find_analysis(evening.database, evening.game).has_value());
    CHECK(evening.notes_for(evening.mara).empty());
}

TEST_CASE("a note that comes only after its author has deleted themselves is not kept") {
    WatchedGame evening;
    Transaction transaction(evening.database);
    delete_person(evening.database, {evening.mara, {"Mara"}, 9000});
    transaction.commit();
    CHECK(evening.keep({evening.game, evening.mara, 5, 1, true, "{}"}) == KeepNoteOutcome::no_such_game);
    CHECK(ask(evening.database, "SELECT count(*) FROM notes") == "0");
}

TEST_CASE("games that have an analysis are found on their own") {
    WatchedGame evening;
    keep_game(evening.database, "BBBBBBBB", 2000, {{evening.mara, "Mara", 300}, {evening.kim, "Kim", 280}}, {});
    const auto analysed = [&] {
        GameSearch search;
        search.scope = {.player = evening.mara};
        search.analysed = true;
        return std::get<GamePage>(find_games(evening.database, search)).games;
    };
    CHECK(analysed().empty());
    evening.keep(KeptAnalysis{.game = evening.game, .evaluator = 1, .body = "bytes"});
    REQUIRE(analysed().size() == 1);
    CHECK(analysed().front().name.room == "AAAAAAAA");
}

TEST_CASE("a word counts as played only for the player who played it, and only if the play stood") {
    WatchedGame evening;
    CHECK(evening.played_by(evening.mara, {"FARM", "NOT", "FARMS"}) == Texts{"FARM"});
    CHECK(evening.played_by(evening.jonas, {"FARM", "NOT"}) == Texts{"NOT"});
    CHECK(evening.played_by(evening.kim, {"FARM", "NOT"}).empty());
    HistoryWord withdrawn = word("QUIZ", 0, 3);
    withdrawn.withdrawn = true;
    keep_game(evening.database, "BBBBBBBB", 2000, {{evening.mara, "Mara", 1}, {evening.kim, "Kim", 2}}, {withdrawn});
    CHECK(evening.played_by(evening.mara, {"QUIZ"}).empty());
}

TEST_CASE("a note that is not shared is for its author alone, and a shared one for the players of the game") {
    WatchedGame evening;
    CHECK(evening.keep(Note{evening.game, evening.mara, 5, 1, false, "secret"}) == KeepNoteOutcome::kept);
    CHECK(evening.keep(Note{evening.game, evening.jonas, 5, 2, true, "told"}) == KeepNoteOutcome::kept);
    CHECK(evening.keep(Note{evening.game, evening.kim, 9, 3, true, "watched"}) == KeepNoteOutcome::kept);
    CHECK(evening.notes_for(evening.mara) == Texts{"own secret", "Jonas told"});
    CHECK(evening.notes_for(evening.jonas) == Texts{"own told"});
    CHECK(evening.notes_for(evening.kim) == Texts{"own watched"});
    CHECK(evening.keep(Note{evening.game, evening.jonas, 5, 4, false, "kept back"}) == KeepNoteOutcome::kept);
    CHECK(evening.notes_for(evening.mara) == Texts{"own secret"});
    CHECK(evening.keep(Note{evening.game, evening.mara, 5, 5, true, ""}) == KeepNoteOutcome::kept);
    CHECK(evening.notes_for(evening.mara).empty());
}

TEST_CASE("a player who was a guest in the game shares notes about it, under the name that they had there") {
    WatchedGame evening;
    evening.make_same(evening.jonas, evening.kim);
    CHECK(evening.keep(Note{evening.game, evening.kim, 5, 1, true, "played"}) == KeepNoteOutcome::kept);
    CHECK(evening.notes_for(evening.mara) == Texts{"Jonas played"});
}

TEST_CASE("a note that somebody wrote as a guest is changed and removed by the person who they are now") {
    WatchedGame evening;
    evening.keep(Note{evening.game, evening.jonas, 5, 1, true, "shared too early"});
    evening.keep(Note{evening.game, evening.jonas, 6, 1, true, "another moment"});
    evening.keep(Note{evening.game, evening.mara, 5, 1, true, "Mara's"});
    evening.make_same(evening.jonas, evening.kim);
    CHECK(evening.keep(Note{evening.game, evening.kim, 5, 2, false, "better"}) == KeepNoteOutcome::kept);
    CHECK(evening.notes_for(evening.kim, true) == Texts{"own better", "Mara Mara's", "own another moment"});
    CHECK(evening.notes_for(evening.mara) == Texts{"own Mara's", "Jonas another moment"});
    CHECK(evening.keep(Note{evening.game, evening.kim, 6, 3, false, ""}) == KeepNoteOutcome::kept);
    CHECK(evening.notes_for(evening.mara) == Texts{"own Mara's"});
}

TEST_CASE("one answer has only so many notes: the reader's own, and the newest") {
    WatchedGame evening;
    const auto keep_many = [&](PlayerId author, int count, int changed) {
        evening.database.execute(
            "WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < " +
            std::to_string(count) + ") INSERT INTO notes SELECT " + std::to_string(evening.game) + ", " +
            std::to_string(author) + ", number, number + " + std::to_string(changed) + ", 1, 'x' FROM numbers");
    };
    keep_many(evening.mara, max_game_notes, 0);
    keep_many(evening.jonas, max_found_notes, 1000);
    const auto found = find_notes(evening.database, {evening.game, evening.mara});
    REQUIRE(found.size() == max_found_notes);
    CHECK(std::ranges::count(found, true, &FoundNote::is_own) == max_game_notes);
    CHECK(found.back().note.version == max_found_notes);
    CHECK(std::ranges::is_sorted(found, {}, [](const FoundNote& one) { return one.note.version; }));
}

TEST_CASE("a player has a limited number of notes about a game, and in all") {
    WatchedGame evening;
    for (int count = 0; count < max_game_notes; ++count)
        REQUIRE(evening.keep(Note{evening.game, evening.mara, static_cast<std::uint32_t>(count), 1, false, "x"}) ==
                KeepNoteOutcome::kept);
    CHECK(evening.keep(Note{evening.game, evening.mara, 1000, 1, false, "x"}) == KeepNoteOutcome::too_many_in_game);
    CHECK(evening.keep(Note{evening.game, evening.mara, 7, 1, false, "again"}) == KeepNoteOutcome::kept);
    CHECK(evening.keep(Note{evening.game, evening.jonas, 7, 1, false, "x"}) == KeepNoteOutcome::kept);
    evening.database.execute(
        "WITH RECURSIVE numbers (number) AS (SELECT 2000 UNION ALL SELECT number + 1 FROM numbers WHERE number < "
        "6998) "
        "INSERT INTO notes SELECT " +
        std::to_string(evening.game) + ", " + std::to_string(evening.kim) + ", number, 1, 0, 'x' FROM numbers");
    const GameId other =
        keep_game(evening.database, "BBBBBBBB", 2000, {{evening.mara, "Mara", 1}, {evening.kim, "Kim", 2}}, {});
    CHECK(evening.keep(Note{other, evening.kim, 1, 1, false, "x"}) == KeepNoteOutcome::kept);
    CHECK(evening.keep(Note{other, evening.kim, 2, 1, false, "x"}) == KeepNoteOutcome::too_many_by_player);
    CHECK(evening.keep(Note{other, evening.kim, 1, 1, false, ""}) == KeepNoteOutcome::kept);
    CHECK(evening.keep(Note{other, evening.kim, 2, 1, false, "x"}) == KeepNoteOutcome::kept);
}
