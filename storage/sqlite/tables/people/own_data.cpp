#include "storage/sqlite/tables/people/own_data.hpp"

#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {
namespace {

std::optional<OwnAccount> own_account(Database& database, PlayerId player) {
    Statement find = database.prepare("SELECT name, created, pass_phrase IS NOT NULL FROM accounts WHERE player = ?");
    if (!find.bind(1, player).step()) return std::nullopt;
    OwnAccount account{find.text(0), find.integer(1), find.integer(2) != 0};
    Statement passkeys = database.prepare("SELECT name FROM passkeys WHERE player = ? ORDER BY id");
    passkeys.bind(1, player);
    while (passkeys.step()) account.passkeys.push_back(passkeys.text(0));
    return account;
}

std::vector<OwnDevice> own_devices(Database& database, PlayerId player) {
    Statement select = database.prepare(
        "SELECT name, created, seen, signed_out IS NOT NULL FROM devices "
        "WHERE " +
        is_person("player") + " ORDER BY id");
    select.bind(1, player);
    std::vector<OwnDevice> devices;
    while (select.step())
        devices.push_back({select.text(0), select.integer(1), select.integer(2), select.integer(3) != 0});
    return devices;
}

std::vector<std::string> own_browsers(Database& database, PlayerId player) {
    Statement select = database.prepare(
        "SELECT address FROM push_devices "
        "WHERE " +
        is_person("player") + " ORDER BY id");
    select.bind(1, player);
    std::vector<std::string> addresses;
    while (select.step()) addresses.push_back(select.text(0));
    return addresses;
}

std::vector<OwnRoom> own_rooms(Database& database, PlayerId player) {
    Statement select = database.prepare(
        "SELECT code, name FROM rooms "
        "WHERE " +
        is_person("host") + " ORDER BY id");
    select.bind(1, player);
    std::vector<OwnRoom> rooms;
    while (select.step()) rooms.push_back({select.text(0), select.text(1)});
    return rooms;
}

std::optional<std::string> own_zone(Database& database, PlayerId player) {
    Statement find = database.prepare("SELECT zone FROM call_times WHERE player = ?");
    if (!find.bind(1, player).step()) return std::nullopt;
    return find.text(0);
}

/// The game of a place; 0, before all of them, without one.
GameId game_at(Database& database, const NotePlace& place) {
    Statement find = database.prepare(
        "SELECT games.id FROM games JOIN rooms ON rooms.id = games.room WHERE code = ? AND number = ?");
    return find.bind(1, place.room).bind(2, place.game).step() ? find.integer(0) : 0;
}

}  // namespace

AboutPerson about_person(Database& database, PlayerId player) {
    AboutPerson about{.account = own_account(database, player),
                      .devices = own_devices(database, player),
                      .browsers = own_browsers(database, player),
                      .rooms = own_rooms(database, player),
                      .zone = own_zone(database, player)};
    Statement find = database.prepare("SELECT name, created, seen FROM players WHERE id = ?");
    if (!find.bind(1, player).step()) return about;
    about.name = find.text(0);
    about.created = find.integer(1);
    about.seen = find.integer(2);
    return about;
}

std::vector<OwnLine> own_lines(Database& database, PlayerId player, const LinePlace& after, int limit) {
    Statement select = database.prepare(
        "SELECT code, chat_lines.number, channel, at, text FROM chat_people "
        "JOIN chat_lines ON chat_lines.room = chat_people.room AND chat_lines.person = chat_people.number "
        "JOIN rooms ON rooms.id = chat_people.room "
        "WHERE " +
        is_person("chat_people.player") +
        " AND (code, chat_lines.number) > (?2, ?3) ORDER BY code, chat_lines.number LIMIT ?4");
    select.bind(1, player).bind(2, after.room).bind(3, after.number).bind(4, limit);
    std::vector<OwnLine> lines;
    while (select.step())
        lines.push_back({select.text(0), select.integer(1), select.text(2), select.integer(3), select.text(4)});
    return lines;
}

OwnNotes own_notes(Database& database, PlayerId player, const NotePlace& after, int limit) {
    Statement select = database.prepare(
        "SELECT code, games.number, notes.version, notes.changed, shared, body, notes.player FROM notes "
        "JOIN games ON games.id = notes.game JOIN rooms ON rooms.id = games.room "
        "WHERE " +
        is_person("notes.player") +
        " AND (notes.game, notes.version, notes.player) > (?2, ?3, ?4) "
        "ORDER BY notes.game, notes.version, notes.player LIMIT ?5");
    select.bind(1, player).bind(2, game_at(database, after)).bind(3, after.version).bind(4, after.player);
    select.bind(5, limit + 1);
    OwnNotes page;
    NotePlace last;
    while (select.step()) {
        if (page.notes.size() == static_cast<std::size_t>(limit)) {
            page.next = last;
            break;
        }
        page.notes.push_back({.room = select.text(0),
                              .game = static_cast<int>(select.integer(1)),
                              .version = static_cast<std::uint32_t>(select.integer(2)),
                              .changed = select.integer(3),
                              .shared = select.integer(4) != 0,
                              .body = select.text(5)});
        const OwnNote& note = page.notes.back();
        last = {note.room, note.game, note.version, select.integer(6)};
    }
    return page;
}

}  // namespace crisscross::storage
