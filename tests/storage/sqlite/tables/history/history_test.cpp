#include "storage/sqlite/tables/history/history.hpp"

#include <algorithm>

#include "storage/sqlite/tables/history/found_games.hpp"
#include "storage/sqlite/tables/history/found_words.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Mara and Jonas have played twice in one room, Mara and Kim once in another, and Kim once against a computer.
struct Evenings {
    DataFile file{};
    Database database{file.path};
    PlayerId mara = person(database, 1, "Mara");
    PlayerId jonas = person(database, 2, "Jonas");
    PlayerId kim = person(database, 3, "Kim");
    GameId first = keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}, {jonas, "Jonas", 280}},
                             {word("FARM", 0, 1), word("NOT", 1, 2)});
    GameId second = keep_game(database, "AAAAAAAA", 2000, {{jonas, "Jonas", 410}, {mara, "Mara", 200}},
                              {word("FARM", 0, 1), word("FARMS", 1, 2)});
    GameId third =
        keep_game(database, "BBBBBBBB", 3000, {{kim, "Kim", 250}, {mara, "Mara", 350}}, {word("MOB", 1, 2)});
    GameId fourth =
        keep_game(database, "CCCCCCCC", 4000, {{kim, "Kim", 100}, {0, "Robin", 500}}, {word("FARM", 0, 1)});
};

std::vector<std::string> names(const FindGamesOutcome& outcome) {
    std::vector<std::string> found;
    for (const FoundGame& game : std::get<GamePage>(outcome).games)
        found.push_back(game.name.room.substr(0, 1) + std::to_string(game.name.number));
    return found;
}

std::vector<std::string> texts(const FindWordsOutcome& outcome) {
    std::vector<std::string> found;
    for (const FoundWord& one : std::get<WordPage>(outcome).words) found.push_back(one.word.word);
    return found;
}

using Names = std::vector<std::string>;
constexpr const char* past = "\x01";

WordRange exactly(const std::string& text) {
    return {text, text + past};
}

void change(Database& database, const std::string& code, const AboutRoom& about,
            std::optional<std::int64_t> closed = {}) {
    Transaction transaction(database);
    change_room(database, {find_room(database, code)->id, about, closed});
    transaction.commit();
}

}  // namespace

TEST_CASE("finished games without rows are found until they are kept or left out") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    const std::vector<SeatedPerson> seats{{mara, "Mara", 10}};
    const GameId one = finish_game(database, "AAAAAAAA", 3000, seats);
    const GameId two = finish_game(database, "AAAAAAAA", 2000, seats);
    const GameId three = finish_game(database, "BBBBBBBB", 1000, seats);
    add_room(database, "WAITING1");
    const auto unindexed = find_unindexed(database, 10);
    REQUIRE(unindexed.size() == 3);
    CHECK(unindexed[0].game == three);
    CHECK(unindexed[1] == UnindexedGame{two, find_room(database, "AAAAAAAA")->id, 2});
    CHECK(find_unindexed(database, 2).size() == 2);
    leave_out(database, three, LeftOut::aborted);
    leave_out(database, two, LeftOut::unreadable);
    Transaction transaction(database);
    keep_history(database, rows_of(one, 3000, seats));
    CHECK(find_unindexed(database, 10).empty());
    keep_history(database, rows_of(one, 3000, seats));
    keep_history(database, rows_of(two, 3000, seats));
    CHECK(ask(database, "SELECT count(*) FROM history_games") == "1");
}

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
    const HistoryScope scope{.player = evenings.mara, .was_guests = true};
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

TEST_CASE("games of a day come in pages in every order, without those of the days beside it, wherever the day is") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    constexpr std::int64_t hour = 3'600'000;
    constexpr std::int64_t march = 1'709'251'200'000;  // the beginning of 1 March in UTC
    for (int game = -6; game < 12; ++game)
        keep_game(database, "AAAAAAAA", march + game * 4 * hour, {{mara, "Mara", 300}});
    database.execute("UPDATE history_games SET margin = game % 3, highest_play = -game");
    const std::vector<HistoryScope> scopes{
        {.player = mara}, {.player = mara, .was_guests = true}, {.player = mara, .room = "AAAAAAAA"}};
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

TEST_CASE("what a play or a challenge has to be like is about the player who is named") {
    DataFile file;
    Database database(file.path);
    const PlayerId mara = person(database, 1, "Mara");
    const PlayerId jonas = person(database, 2, "Jonas");
    const std::vector<SeatedPerson> seats{{mara, "Mara", 300}, {jonas, "Jonas", 200}};
    HistoryGame rows = rows_of(finish_game(database, "AAAAAAAA", 1000, seats), 1000, seats);
    rows.highest = {.seat = 1, .turn = 4, .score = 90, .words = {"FARMS", "NOT"}};
    rows.seats[0].highest_play = 40;
    rows.seats[1].highest_play = 90;
    rows.seats[1].bingos = rows.bingos = 1;
    rows.seats[1].phonies_stood = rows.phonies = 1;
    rows.seats[0].challenges_lost = rows.found_valid = 1;
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
    const auto found = find_game(database, {mara}, {"AAAAAAAA", 1});
    REQUIRE(found.has_value());
    CHECK(found->facts.highest == rows.highest);
    CHECK(found->players.at(0).is_asker);
    CHECK_FALSE(found->players.at(1).is_asker);
}

TEST_CASE("a game that is found says whether it counts for ratings") {
    Evenings evenings;
    const std::vector<SeatedPerson> seats{{evenings.mara, "Mara", 10}, {evenings.jonas, "Jonas", 5}};
    const GameId unrated = finish_game(evenings.database, "AAAAAAAA", 5000, seats, Rated::no);
    Transaction transaction(evenings.database);
    keep_history(evenings.database, rows_of(unrated, 5000, seats));
    transaction.commit();
    CHECK(find_game(evenings.database, {evenings.mara}, {"AAAAAAAA", 1})->rated);
    CHECK_FALSE(find_game(evenings.database, {evenings.mara}, {"AAAAAAAA", 3})->rated);
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

TEST_CASE("a page that begins at a game which the asker may not see does not exist") {
    Evenings evenings;
    const auto outcome = [&](const GameName& after) {
        return find_games(evenings.database, {.scope = {.player = evenings.jonas}, .after = after}).index();
    };
    CHECK(outcome({"AAAAAAAA", 2}) == FindGamesOutcome(GamePage{}).index());
    CHECK(outcome({"BBBBBBBB", 1}) == FindGamesOutcome(NoSuchPlace{}).index());
    CHECK(outcome({"BBBBBBBB", 9}) == FindGamesOutcome(NoSuchPlace{}).index());
}

TEST_CASE("with its code a room shows its games to those who may enter it, and to nobody else") {
    Evenings evenings;
    Database& database = evenings.database;
    const PlayerId nora = person(database, 4, "Nora");
    const auto seen = [&](PlayerId player, const std::string& room = "AAAAAAAA") -> int {
        const auto outcome = find_games(database, {.scope = {.player = player, .room = room}});
        const auto* page = std::get_if<GamePage>(&outcome);
        const bool is_found = find_game(database, {player}, {"AAAAAAAA", 1}).has_value();
        if (room == "AAAAAAAA") CHECK(is_found == (page && page->games.size() == 2));
        return page ? static_cast<int>(page->games.size()) : -1;
    };
    CHECK(seen(nora) == 2);
    CHECK(seen(nora, "DDDDDDDD") == -1);
    change(database, "AAAAAAAA", {.entry = "public"});
    CHECK(seen(nora) == 2);
    change(database, "AAAAAAAA", {.entry = "password"});
    CHECK(seen(nora) == -1);
    CHECK(seen(evenings.mara) == 2);
    change(database, "AAAAAAAA", {.locked = true});
    CHECK(seen(nora) == -1);
    CHECK(seen(evenings.jonas) == 2);
    change(database, "AAAAAAAA", {.watchers = false});  // of games under way
    CHECK(seen(nora) == 2);
    change(database, "AAAAAAAA", {.locked = true, .host = nora});
    CHECK(seen(nora) == 2);
    change(database, "AAAAAAAA", {.removed = {nora}});
    CHECK(seen(nora) == -1);
    change(database, "AAAAAAAA", {.removed = {evenings.mara}});
    CHECK(seen(evenings.mara) == 2);
    change(database, "AAAAAAAA", {}, 5000);
    CHECK(seen(person(database, 5, "Anna")) == -1);
    CHECK(seen(evenings.jonas) == 2);
}

TEST_CASE("somebody who has been let in sees all games of the room, unless it is closed or they were removed") {
    Evenings evenings;
    const PlayerId nora = person(evenings.database, 4, "Nora");
    const auto sees = [&](bool was_let_in) {
        const HistoryScope scope{.player = nora, .room = "AAAAAAAA", .was_let_in = was_let_in};
        return find_game(evenings.database, scope, {"AAAAAAAA", 1}).has_value();
    };
    for (const AboutRoom& about :
         {AboutRoom{.entry = "password", .password_hash = "hash"}, AboutRoom{.locked = true}}) {
        change(evenings.database, "AAAAAAAA", about);
        CHECK(sees(true));
        CHECK_FALSE(sees(false));
    }
    change(evenings.database, "AAAAAAAA", {.removed = {nora}});
    CHECK_FALSE(sees(true));
    change(evenings.database, "AAAAAAAA", {}, 5000);
    CHECK_FALSE(sees(true));
}

TEST_CASE("somebody who was removed from a room still sees the games in which they had a seat, and no others") {
    Evenings evenings;
    keep_game(evenings.database, "AAAAAAAA", 5000, {{evenings.jonas, "Jonas", 1}, {evenings.kim, "Kim", 2}});
    const HistoryScope scope{.player = evenings.mara, .room = "AAAAAAAA"};
    CHECK(names(find_games(evenings.database, {.scope = scope})) == Names{"A3", "A2", "A1"});
    change(evenings.database, "AAAAAAAA", {.removed = {evenings.mara}});
    CHECK(names(find_games(evenings.database, {.scope = scope})) == Names{"A2", "A1"});
    CHECK_FALSE(find_game(evenings.database, {evenings.mara}, {"AAAAAAAA", 3}).has_value());
}

TEST_CASE("words are found by their beginning and by what became of them") {
    Evenings evenings;
    HistoryWord phony = word("ZORB", 0, 5);
    phony.invalid = phony.withdrawn = true;
    phony.upheld = false;
    phony.challenger = 1;
    HistoryWord stood = word("NOT", 1, 6);
    stood.upheld = true;
    stood.challenger = 0;
    keep_game(evenings.database, "AAAAAAAA", 5000, {{evenings.mara, "Mara", 5}, {evenings.jonas, "Jonas", 2}},
              {phony, stood, word("HORN", 0, 7), word("HORN", 1, 8)});
    const auto found = [&](WordSearch search) {
        search.scope.player = evenings.mara;
        return find_words(evenings.database, search);
    };
    CHECK(texts(found({.words = exactly("FARM")})) == Names{"FARM", "FARM"});
    CHECK(texts(found({.words = WordRange{"FA", "FA\U0010ffff"}})) == Names{"FARM", "FARMS", "FARM"});
    CHECK(texts(found({.subject = OfAsker{}, .words = WordRange{"FA", "FA\U0010ffff"}})) == Names{"FARMS", "FARM"});
    CHECK(texts(found({.kind = WordKind::disputed})) == Names{"ZORB", "NOT"});
    CHECK(texts(found({.kind = WordKind::invalid})) == Names{"ZORB"});
    CHECK(texts(found({.kind = WordKind::first})) == Names{"HORN", "MOB", "FARMS", "FARM", "NOT"});
    CHECK(texts(found({.scope = {.room = "AAAAAAAA"}, .kind = WordKind::first})) ==
          Names{"HORN", "FARMS", "FARM", "NOT"});
    CHECK(texts(found({.subject = OfNamed{"jonas"}, .kind = WordKind::first})) == Names{"NOT"});
    CHECK(texts(found({.system = "classic", .kind = WordKind::disputed})) == Names{"ZORB", "NOT"});
    CHECK(texts(found({.system = "super", .kind = WordKind::first})).empty());
    CHECK(texts(found({.scope = {.was_guests = true}, .kind = WordKind::first})) ==
          Names{"HORN", "MOB", "FARMS", "FARM", "NOT"});
    CHECK(texts(found({.scope = {.room = "CCCCCCCC"}, .words = exactly("FARM")})) == Names{"FARM"});
    const auto disputed = std::get<WordPage>(found({.kind = WordKind::disputed})).words;
    CHECK(disputed.at(0).word == phony);
    CHECK(disputed.at(0).challenger == "Jonas");
    CHECK(disputed.at(0).is_asker);
    CHECK(disputed.at(1).name == "Jonas");
    CHECK_FALSE(disputed.at(1).first);
}

TEST_CASE("words come in pages, too") {
    Evenings evenings;
    WordSearch search{.scope = {.player = evenings.mara}, .kind = WordKind::first};
    const Names whole = texts(find_words(evenings.database, search));
    REQUIRE(whole.size() == 4);
    search.limit = 1;
    Names pieced;
    for (bool more = true; more;) {
        const auto page = std::get<WordPage>(find_words(evenings.database, search));
        REQUIRE(page.words.size() == 1);
        pieced.push_back(page.words.front().word.word);
        search.after = WordPlace{page.words.back().game, page.words.back().word.turn, page.words.back().word.place};
        more = page.more;
    }
    CHECK(pieced == whole);
    search.after = WordPlace{{"CCCCCCCC", 1}, 1, 0};
    CHECK(std::holds_alternative<NoSuchPlace>(find_words(evenings.database, search)));
}

TEST_CASE("a game that is removed leaves no rows, and the next play of a word becomes the first") {
    Evenings evenings;
    {
        Transaction transaction(evenings.database);
        CHECK(remove_old_games(evenings.database, old_games(evenings.database, 1500, {}, 10)) == 1);
        transaction.commit();
    }
    const std::string removed = std::to_string(evenings.first);
    for (const char* table : {"history_games", "history_seats", "history_words"})
        CHECK(ask(evenings.database, std::string("SELECT count(*) FROM ") + table + " WHERE game = " + removed) ==
              "0");
    const auto outcome =
        find_words(evenings.database, {.scope = {.player = evenings.mara}, .words = exactly("FARM")});
    REQUIRE(std::get<WordPage>(outcome).words.size() == 1);
    CHECK(std::get<WordPage>(outcome).words.front().first);
}

TEST_CASE("a word stays played first in the game that ended first, whichever other game is removed") {
    Evenings evenings;
    const GameId later =
        keep_game(evenings.database, "AAAAAAAA", 1200, {{evenings.mara, "Mara", 1}}, {word("FARM", 0, 1)});
    evenings.database.execute("UPDATE history_words SET first = (game = " + std::to_string(evenings.second) +
                              ") WHERE word = 'FARM' AND game IN (" + std::to_string(evenings.first) + ", " +
                              std::to_string(evenings.second) + ", " + std::to_string(later) + ")");
    remove_history(evenings.database, later);
    CHECK(ask(evenings.database,
              "SELECT group_concat(game) FROM history_words WHERE word = 'FARM' AND first = 1 AND "
              "game <= " +
                  std::to_string(later) + " AND game <> " + std::to_string(evenings.fourth)) ==
          std::to_string(evenings.second));
}

TEST_CASE("a hidden game of the room does not say who has played a word first") {
    Evenings evenings;
    const WordSearch search{.scope = {.player = evenings.mara}, .words = exactly("ZEAL")};
    keep_game(evenings.database, "AAAAAAAA", 5000, {{evenings.jonas, "Jonas", 300}, {evenings.kim, "Kim", 100}},
              {word("ZEAL", 0, 1)});
    keep_game(evenings.database, "AAAAAAAA", 6000, {{evenings.mara, "Mara", 300}, {evenings.jonas, "Jonas", 100}},
              {word("ZEAL", 0, 1), word("ZEAL", 1, 2)});
    const auto words = std::get<WordPage>(find_words(evenings.database, search)).words;
    REQUIRE(words.size() == 2);
    CHECK(words.at(0).first);
    CHECK_FALSE(words.at(1).first);
    WordSearch first = search;
    first.kind = WordKind::first;
    CHECK(texts(find_words(evenings.database, first)) == Names{"ZEAL"});
}
