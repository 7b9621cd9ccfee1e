#include "storage/sqlite/tables/history/found/found_words.hpp"

#include "tests/storage/sqlite/tables/history/evenings.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

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
    CHECK(texts(found({.scope = {.has_merged_guests = true}, .kind = WordKind::first})) ==
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

TEST_CASE("a word is played first in the game that ended first, even if another one began before it") {
    Evenings evenings;
    const std::vector<SeatedPerson> seats{{evenings.mara, "Mara", 300}, {evenings.jonas, "Jonas", 100}};
    const GameId set_aside = finish_game(evenings.database, "AAAAAAAA", 6000, seats);
    keep_game(evenings.database, "AAAAAAAA", 5000, seats, {word("ZEAL", 0, 1)});
    keep_rows(evenings.database, set_aside, 6000, seats, {word("ZEAL", 0, 1)});
    for (const std::optional<std::string>& room :
         {std::optional<std::string>(), std::optional<std::string>("AAAAAAAA")}) {
        const WordSearch search{.scope = {.player = evenings.mara, .room = room}, .words = exactly("ZEAL")};
        const auto words = std::get<WordPage>(find_words(evenings.database, search)).words;
        REQUIRE(words.size() == 2);
        CHECK(words.at(0).ended == 5000);
        CHECK(words.at(0).first);
        CHECK_FALSE(words.at(1).first);
    }
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
