#include "storage/sqlite/tables/history/found/found_games.hpp"

#include <algorithm>

#include "storage/sqlite/tables/history/history.hpp"
#include "tests/storage/sqlite/tables/history/evenings.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("without a room players find the games in which they had a seat") {
    Evenings evenings;
    const auto found = [&](PlayerId player) { return names(find_games(evenings.database, {.scope = {player}})); };
    CHECK(found(evenings.mara) == Names{"B1", "A2", "A1"});
    CHECK(found(evenings.jonas) == Names{"A2", "A1"});
    CHECK(found(evenings.kim) == Names{"C1", "B1"});
    CHECK(found(person(evenings.database, 4, "Nora")).empty());
}

TEST_CASE("an account finds the games of the guests who are the same person, and each game once") {
    Evenings evenings;
    evenings.database.execute("UPDATE players SET same_as = " + std::to_string(evenings.mara) +
                              " WHERE id = " + std::to_string(evenings.kim));
    const HistoryScope scope{.player = evenings.mara, .has_merged_guests = true};
    CHECK(names(find_games(evenings.database, {.scope = scope})) == Names{"C1", "B1", "A2", "A1"});
    CHECK(names(find_games(evenings.database, {.scope = scope, .order = GameOrder::oldest})) ==
          Names{"A1", "A2", "B1", "C1"});
    CHECK(names(find_games(evenings.database, {.scope = {evenings.kim}})) == Names{"C1", "B1"});
}

TEST_CASE("each condition of a search finds the games that meet it") {
    Evenings evenings;
    const auto found = [&](GameSearch search) {
        search.scope = {.player = evenings.mara};
        return names(find_games(evenings.database, search));
    };
    CHECK(found({.subject = OfNamed{"kim"}}) == Names{"B1"});
    CHECK(found({.opponent = "jonas"}) == Names{"A2", "A1"});
    CHECK(found({.subject = OfAsker{}, .opponent = "mara"}).empty());
    CHECK(found({.subject = OfAsker{}, .result = "won"}) == Names{"B1", "A1"});
    CHECK(found({.subject = OfNamed{"jonas"}, .result = "won"}) == Names{"A2"});
    CHECK(found({.from = 2000, .to = 3000}) == Names{"A2"});
    CHECK(found({.day = 101}) == Names{"B1", "A2", "A1"});
    CHECK(found({.day = 102}).empty());
    CHECK(found({.words = exactly("FARM")}) == Names{"A2", "A1"});
    CHECK(found({.words = WordRange{"FARM", "FARM\U0010ffff"}}) == Names{"A2", "A1"});
    CHECK(found({.words = exactly("FAR")}).empty());
    CHECK(found({.subject = OfAsker{}, .words = exactly("FARM")}) == Names{"A1"});
    CHECK(found({.subject = OfNamed{"jonas"}, .words = exactly("FARM")}) == Names{"A2"});
    CHECK(found({.reason = "resignation"}).empty());
    CHECK(found({.reason = "went_out", .limit = 1}) == Names{"B1"});
    CHECK(found({.system = "classic"}) == Names{"B1", "A2", "A1"});
    CHECK(found({.system = "super"}).empty());
    CHECK(found({.phony = true}).empty());
    CHECK(found({.bingo = true}).empty());
    CHECK(found({.challenge = ChallengeWanted::any}).empty());
    CHECK(found({.play = 1}).empty());
}

TEST_CASE("people are found by their folded names, whatever letters these have") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    const std::vector<SeatedPerson> seats{{mara, "Mara", 300}, {person(database, 2, "x"), "\u00c4NNE", 200}};
    HistoryGame rows = rows_of(finish_game(database, "AAAAAAAA", 1000, seats), 1000, seats);
    rows.seats[1].folded_name = "\u00e4nne";
    rows.words = {word("FARM", 1, 1)};
    Transaction transaction(database);
    keep_history(database, rows);
    const auto found = [&](GameSearch search) {
        search.scope = {.player = mara};
        return names(find_games(database, search));
    };
    CHECK(found({.subject = OfNamed{"\u00e4nne"}}) == Names{"A1"});
    CHECK(found({.opponent = "\u00e4nne"}) == Names{"A1"});
    CHECK(found({.opponent = "anne"}).empty());
    const WordSearch words{.scope = {.player = mara}, .subject = OfNamed{"\u00e4nne"}, .words = exactly("FARM")};
    CHECK(texts(find_words(database, words)) == Names{"FARM"});
}

TEST_CASE("what a play or a challenge has to be like is about the player who is named") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    const PlayerId jonas = person(database, 2, "Jonas");
    const std::vector<SeatedPerson> seats{{mara, "Mara", 300}, {jonas, "Jonas", 200}};
    HistoryGame rows = rows_of(finish_game(database, "AAAAAAAA", 1000, seats), 1000, seats);
    rows.facts.highest = {.seat = 1, .turn = 4, .score = 90, .words = {"FARMS", "NOT"}};
    rows.seats[0].highest_play = 40;
    rows.seats[1].highest_play = 90;
    rows.seats[1].bingos = rows.facts.bingos = 1;
    rows.seats[1].phonies_stood = rows.facts.phonies = 1;
    rows.seats[0].challenges_lost = rows.facts.found_valid = 1;
    Transaction transaction(database);
    keep_history(database, rows);
    const auto counts = [&](GameSearch search) {
        std::string text;
        for (const Subject& subject : std::vector<Subject>{OfAnybody{}, OfAsker{}, OfNamed{"jonas"}}) {
            search.scope = {.player = mara};
            search.subject = subject;
            text += names(find_games(database, search)).empty() ? '-' : '+';
        }
        return text;
    };
    CHECK(counts({.play = 50}) == "+-+");
    CHECK(counts({.play = 40}) == "+++");
    CHECK(counts({.bingo = true}) == "+-+");
    CHECK(counts({.phony = true}) == "+-+");
    CHECK(counts({.challenge = ChallengeWanted::any}) == "++-");
    CHECK(counts({.challenge = ChallengeWanted::valid}) == "++-");
    CHECK(counts({.challenge = ChallengeWanted::invalid}) == "---");
    const auto found = std::get<FoundGame>(find_game(database, {mara}, {"AAAAAAAA", 1}));
    CHECK(found.facts.highest == rows.facts.highest);
    CHECK(found.players.at(0).is_asker);
    CHECK_FALSE(found.players.at(1).is_asker);
}

TEST_CASE("a game that is found says whether it counts for ratings") {
    Evenings evenings;
    const std::vector<SeatedPerson> seats{{evenings.mara, "Mara", 10}, {evenings.jonas, "Jonas", 5}};
    const GameId unrated = finish_game(evenings.database, "AAAAAAAA", 5000, seats, Rated::no);
    Transaction transaction(evenings.database);
    keep_history(evenings.database, rows_of(unrated, 5000, seats));
    transaction.commit();
    const auto is_rated = [&](int number) {
        return std::get<FoundGame>(find_game(evenings.database, {evenings.mara}, {"AAAAAAAA", number})).rated;
    };
    CHECK(is_rated(1));
    CHECK_FALSE(is_rated(3));
}

TEST_CASE("games are sorted and come in pages that begin where the one before ended") {
    Evenings evenings;
    evenings.database.execute("UPDATE history_games SET margin = game % 3, highest_play = -game");
    for (const GameOrder order : {GameOrder::newest, GameOrder::oldest, GameOrder::highest_play, GameOrder::margin}) {
        GameSearch search{.scope = {.player = evenings.mara}, .order = order};
        const Names whole = names(find_games(evenings.database, search));
        CHECK(whole.size() == 3);
        search.limit = 1;
        Names pieced;
        for (bool more = true; more;) {
            const auto page = std::get<GamePage>(find_games(evenings.database, search));
            REQUIRE(page.games.size() == 1);
            pieced.push_back(names(page).front());
            search.after = page.games.back().name;
            more = page.more;
        }
        CHECK(pieced == whole);
    }
    GameSearch search{.scope = {.player = evenings.mara}, .order = GameOrder::highest_play};
    CHECK(names(find_games(evenings.database, search)) == Names{"A1", "A2", "B1"});
}

TEST_CASE("a game in which an account had two seats comes once, and the pages after it go on, in each order") {
    Evenings evenings;
    evenings.database.execute("UPDATE players SET same_as = " + std::to_string(evenings.mara) +
                              " WHERE id = " + std::to_string(evenings.jonas));
    evenings.database.execute(
        "UPDATE history_seats SET highest_play = 10 * game + CASE seat WHEN 0 THEN 25 ELSE 1 END");
    const auto pieced = [&](GameSearch search) {
        search.scope = {.player = evenings.mara, .has_merged_guests = true};
        search.limit = 1;
        Names found;
        for (bool more = true; more && found.size() < 9;) {
            const auto page = std::get<GamePage>(find_games(evenings.database, search));
            if (page.games.empty()) break;
            found.push_back(names(page).front());
            search.after = page.games.back().name;
            more = page.more;
        }
        return found;
    };
    for (const GameOrder order : {GameOrder::newest, GameOrder::highest_play, GameOrder::margin})
        for (const Subject& subject : {Subject(OfAnybody{}), Subject(OfAsker{})}) {
            Names found = pieced({.subject = subject, .order = order});
            std::ranges::sort(found);
            CHECK(found == Names{"A1", "A2", "B1"});
        }
    CHECK(pieced({.subject = OfAsker{}, .order = GameOrder::oldest}) == Names{"A1", "A2", "B1"});
    CHECK(pieced({.subject = OfAsker{}, .order = GameOrder::highest_play}) == Names{"A2", "A1", "B1"});
    CHECK(pieced({.subject = OfAsker{}, .result = "lost", .order = GameOrder::highest_play}) == Names{"A2", "A1"});
}

TEST_CASE("a page that begins at a game which the asker may not see does not exist") {
    Evenings evenings;
    const auto outcome = [&](const GameName& after) {
        return find_games(evenings.database, {.scope = {.player = evenings.jonas}, .after = after}).index();
    };
    CHECK(outcome({"AAAAAAAA", 2}) == FindGamesOutcome(GamePage{}).index());
    CHECK(outcome({"BBBBBBBB", 1}) == FindGamesOutcome(NoSuchPlace{}).index());
    CHECK(outcome({"BBBBBBBB", 9}) == FindGamesOutcome(NoSuchPlace{}).index());
}
