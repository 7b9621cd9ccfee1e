#include "storage/sqlite/tables/people/own_data.hpp"

#include "storage/sqlite/tables/history/notes.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Mara, who was a guest on another device before, and somebody else.
struct Known {
    Known() { database.prepare("UPDATE players SET same_as = ? WHERE id = ?").bind(1, mara).bind(2, guest).run(); }
    RoomId room(const std::string& code, PlayerId host) {
        add_room(database, code);
        const RoomId id = find_room(database, code)->id;
        Transaction transaction(database);
        change_room(database, {.room = id, .about = {.name = "room " + code, .host = host}});
        transaction.commit();
        return id;
    }

    DataFile file{};
    Database database{file.path};
    PlayerId mara = person(database, 1, "Mara");
    PlayerId jonas = person(database, 2, "Jonas");
    PlayerId guest = person(database, 3, "Mara on a phone");
};

}  // namespace

TEST_CASE("a person learns what is stored about them, and nothing of anybody else") {
    Known known;
    create_account(known.database, {.player = known.mara,
                                    .name = "Mara",
                                    .look = {"Mara", "mara"},
                                    .pass_phrase = "hash",
                                    .passkey = NewPasskey{.credential = {1}, .public_key = {2}, .name = "key"},
                                    .at = 1500});
    known.room("MARASAAA", known.mara);
    known.room("PHONEAAA", known.guest);
    known.room("JONASAAA", known.jonas);
    known.database.execute(
        "INSERT INTO push_devices (player, address, public_key, secret, created) "
        "VALUES (3, 'https://mara.example', randomblob(65), randomblob(16), 0), "
        "(2, 'https://jonas.example', randomblob(65), randomblob(16), 0); "
        "INSERT INTO call_times (player, reminders, night_from, night_to, zone) "
        "VALUES (1, 1, 0, 0, 'Europe/Berlin'), (2, 1, 0, 0, 'UTC')");
    const AboutPerson about = about_person(known.database, known.mara);
    CHECK(about.name == "Mara");
    CHECK(about.created == 1000);
    CHECK(about.seen == 1000);
    REQUIRE(about.account);
    CHECK(about.account->name == "Mara");
    CHECK(about.account->created == 1500);
    CHECK(about.account->has_pass_phrase);
    CHECK(about.account->passkeys == std::vector<std::string>{"key"});
    REQUIRE(about.devices.size() == 2);
    CHECK(about.devices[0].name == "device 1");
    CHECK(about.devices[1].name == "device 3");
    CHECK(about.browsers == std::vector<std::string>{"https://mara.example"});
    REQUIRE(about.rooms.size() == 2);
    CHECK(about.rooms[0].code + about.rooms[0].name == "MARASAAAroom MARASAAA");
    CHECK(about.rooms[1].code == "PHONEAAA");
    CHECK(about.zone == "Europe/Berlin");
    CHECK_FALSE(about_person(known.database, known.jonas).account);
}

TEST_CASE("a person's lines in chats come in pages, by room and number, and with nobody else's") {
    Known known;
    const RoomId later = known.room("ROOMBBBB", known.mara);
    const RoomId first = known.room("ROOMAAAA", known.mara);
    add_chat_line(known.database, {later, known.mara, "players", "third", 3000}, 9);
    add_chat_line(known.database, {first, known.jonas, "players", "of Jonas", 1000}, 9);
    add_chat_line(known.database, {first, known.mara, "watchers", "first", 1000}, 9);
    add_chat_line(known.database, {first, known.guest, "players", "second", 2000}, 9);
    const auto page = own_lines(known.database, known.mara, {}, 2);
    CHECK(page == std::vector<OwnLine>{{"ROOMAAAA", 2, "watchers", 1000, "first"},
                                       {"ROOMAAAA", 3, "players", 2000, "second"}});
    CHECK(own_lines(known.database, known.mara, {"ROOMAAAA", 3}, 2) ==
          std::vector<OwnLine>{{"ROOMBBBB", 1, "players", 3000, "third"}});
    CHECK(own_lines(known.database, known.mara, {"ROOMBBBB", 1}, 2).empty());
}

TEST_CASE("a person's notes come in pages, by game and moment, including those that they made as a guest") {
    Known known;
    const SeatedPerson mara{known.mara, "Mara", 300};
    const GameId first = keep_game(known.database, "ROOMBBBB", 5000, {mara, {known.jonas, "Jonas", 200}});
    const GameId second = keep_game(known.database, "ROOMAAAA", 6000, {mara, {known.jonas, "Jonas", 200}});
    {
        Transaction transaction(known.database);
        for (const Note& note :
             {Note{second, known.mara, 3, 30, false, "last"}, Note{first, known.mara, 9, 20, true, "shared"},
              Note{first, known.guest, 9, 21, false, "of the guest"},
              Note{first, known.jonas, 9, 22, true, "of Jonas"}, Note{first, known.mara, 4, 10, false, "early"}})
            REQUIRE(keep_note(known.database, note) == KeepNoteOutcome::kept);
        transaction.commit();
    }
    const OwnNote early{"ROOMBBBB", 1, 4, 10, false, "early"};
    const OwnNote shared{"ROOMBBBB", 1, 9, 20, true, "shared"};
    const OwnNote of_guest{"ROOMBBBB", 1, 9, 21, false, "of the guest"};
    const OwnNote last{"ROOMAAAA", 1, 3, 30, false, "last"};
    CHECK(own_notes(known.database, known.mara, {}, 9) == OwnNotes{{early, shared, of_guest, last}, std::nullopt});
    const NotePlace after_shared{"ROOMBBBB", 1, 9, known.mara};
    CHECK(own_notes(known.database, known.mara, {}, 2) == OwnNotes{{early, shared}, after_shared});
    CHECK(own_notes(known.database, known.mara, after_shared, 2) == OwnNotes{{of_guest, last}, std::nullopt});
    const NotePlace after_early{"ROOMBBBB", 1, 4, known.mara};
    const NotePlace after_guest{"ROOMBBBB", 1, 9, known.guest};
    CHECK(own_notes(known.database, known.mara, after_early, 1) == OwnNotes{{shared}, after_shared});
    CHECK(own_notes(known.database, known.mara, after_shared, 1) == OwnNotes{{of_guest}, after_guest});
    CHECK(own_notes(known.database, known.mara, after_guest, 1) == OwnNotes{{last}, std::nullopt});
}
