#include "storage/sqlite/tables/history/found/visible_games.hpp"

#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/sqlite/tables/history/evenings.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

void change(Database& database, const std::string& code, const AboutRoom& about,
            std::optional<std::int64_t> closed = {}) {
    Transaction transaction(database);
    change_room(database, {find_room(database, code)->id, about, closed});
    transaction.commit();
}

}  // namespace

TEST_CASE("with its code a room shows its games to those who may enter it, and to nobody else") {
    Evenings evenings;
    Database& database = evenings.database;
    const PlayerId nora = person(database, 4, "Nora");
    const auto seen = [&](PlayerId player, const std::string& room = "AAAAAAAA") -> int {
        const auto outcome = find_games(database, {.scope = {.player = player, .room = room}});
        const auto* page = std::get_if<GamePage>(&outcome);
        const bool has_game = is_found(find_game(database, {player}, {"AAAAAAAA", 1}));
        if (room == "AAAAAAAA") CHECK(has_game == (page && page->games.size() == 2));
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
        return is_found(find_game(evenings.database, scope, {"AAAAAAAA", 1}));
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

TEST_CASE("somebody whose only game in a room was aborted may enter it, and sees its games") {
    Evenings evenings;
    const PlayerId nora = person(evenings.database, 4, "Nora");
    change(evenings.database, "AAAAAAAA", {.locked = true});
    const auto sees = [&] { return is_found(find_game(evenings.database, {nora}, {"AAAAAAAA", 1})); };
    CHECK_FALSE(sees());
    finish_game(evenings.database, "AAAAAAAA", 5000, {{evenings.mara, "Mara", 0}, {nora, "Nora", 0}}, Rated::yes);
    CHECK(sees());
}

TEST_CASE("somebody who was removed from a room still sees the games in which they had a seat, and no others") {
    Evenings evenings;
    keep_game(evenings.database, "AAAAAAAA", 5000, {{evenings.jonas, "Jonas", 1}, {evenings.kim, "Kim", 2}});
    const HistoryScope scope{.player = evenings.mara, .room = "AAAAAAAA"};
    CHECK(names(find_games(evenings.database, {.scope = scope})) == Names{"A3", "A2", "A1"});
    change(evenings.database, "AAAAAAAA", {.removed = {evenings.mara}});
    CHECK(names(find_games(evenings.database, {.scope = scope})) == Names{"A2", "A1"});
    CHECK_FALSE(is_found(find_game(evenings.database, {evenings.mara}, {"AAAAAAAA", 3})));
}

TEST_CASE("people who may enter a room hear that the game does not exist, and others that the room does not") {
    Evenings evenings;
    const PlayerId nora = person(evenings.database, 4, "Nora");
    const auto asked = [&](PlayerId player, const GameName& name) -> std::string {
        const auto outcome = find_game(evenings.database, {player}, name);
        if (is_found(outcome)) return "found";
        return std::holds_alternative<NoSuchRoom>(outcome) ? "no such room" : "no such game";
    };
    CHECK(asked(nora, {"AAAAAAAA", 1}) == "found");
    CHECK(asked(nora, {"AAAAAAAA", 9}) == "no such game");
    CHECK(asked(nora, {"EEEEEEEE", 1}) == "no such room");
    change(evenings.database, "AAAAAAAA", {.locked = true});
    CHECK(asked(nora, {"AAAAAAAA", 1}) == "no such room");
    CHECK(asked(nora, {"AAAAAAAA", 9}) == "no such room");
    CHECK(asked(evenings.mara, {"AAAAAAAA", 9}) == "no such game");
}

TEST_CASE("without a room somebody finds all that they have imported, which nobody else finds") {
    Imports imports;
    Database& database = imports.database;
    const GameId played = keep_game(database, "PLAYED22", 1000, {{imports.mara, "Mara", 300}}, {word("FARM", 0, 1)});
    const std::vector<SeatedPerson> others{{0, "Alice", 300}, {0, "Bob", 200}};
    const std::vector<SeatedPerson> with_mara{{imports.mara, "Mara", 300}, {0, "Bob", 200}};
    for (const int number : {1, 2, 3}) {
        imports.import(game_of(imports.mara, number));
        HistoryGame rows =
            rows_of(imports.stored("IMPORTED", number).id, 2000 + number, number == 2 ? with_mara : others);
        rows.words = {word("PASTE", 0, 1)};
        Transaction transaction(database);
        keep_history(database, rows);
        transaction.commit();
    }
    const auto found = [&](GameSearch search) {
        std::vector<int> numbers;
        const auto page = std::get<GamePage>(find_games(database, search));
        for (const FoundGame& game : page.games) numbers.push_back(game.facts.game == played ? 0 : game.name.number);
        return numbers;
    };
    const auto words = [&](WordSearch search) { return texts(find_words(database, search)); };
    for (const bool has_merged_guests : {false, true}) {
        INFO("guests are the same person: " << has_merged_guests);
        const HistoryScope mara{.player = imports.mara, .has_merged_guests = has_merged_guests};
        CHECK(found({.scope = mara}) == std::vector{3, 2, 1, 0});
        CHECK(found({.scope = mara, .subject = OfAsker{}}) == std::vector{2, 0});
        CHECK(found({.scope = mara, .subject = OfNamed{"alice"}}) == std::vector{3, 1});
        CHECK(found({.scope = mara, .words = exactly("PASTE")}) == std::vector{3, 2, 1});
        CHECK(found({.scope = mara, .limit = 2, .after = GameName{"IMPORTED", 3}}) == std::vector{2, 1});
        CHECK(words({.scope = mara, .words = exactly("PASTE")}) == Names{"PASTE", "PASTE", "PASTE"});
        CHECK(words({.scope = mara, .kind = WordKind::first}) == Names{"PASTE", "FARM"});
    }
    const HistoryScope jonas{.player = imports.jonas};
    CHECK(found({.scope = jonas}).empty());
    CHECK(words({.scope = jonas, .words = exactly("PASTE")}).empty());
    CHECK_FALSE(is_found(find_game(database, jonas, {"IMPORTED", 1})));
    imports.import([&] {
        NewImport own = game_of(imports.jonas, 4);
        own.new_room = "JONASOWN";
        return own;
    }());
    CHECK(found({.scope = jonas}).empty());
}
