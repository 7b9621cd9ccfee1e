#include "storage/sqlite/tables/history/visible_games.hpp"

#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/sqlite/tables/history/evenings.hpp"
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
