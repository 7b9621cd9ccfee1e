#include <string>

#include "storage/games/packed_journal.hpp"
#include "storage/sqlite/tables/calls/alarms.hpp"
#include "storage/sqlite/tables/calls/call_times.hpp"
#include "storage/sqlite/tables/calls/deliveries.hpp"
#include "storage/sqlite/tables/calls/feeds.hpp"
#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/calls/webhooks.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/games/projections.hpp"
#include "storage/sqlite/tables/history/analyses.hpp"
#include "storage/sqlite/tables/history/found_games.hpp"
#include "storage/sqlite/tables/history/found_words.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/notes.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"
#include "storage/sqlite/tables/history/word_rulings.hpp"
#include "storage/sqlite/tables/host/audit.hpp"
#include "storage/sqlite/tables/host/host_lists.hpp"
#include "storage/sqlite/tables/host/hosts.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/invitations.hpp"
#include "storage/sqlite/tables/people/own_data.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/sign_ins.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/tables/rooms/series.hpp"
#include "storage/sqlite/upkeep/cleaning.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/heard_queries.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

void use_identity_verbs(Database& database, int number, PlayerId player) {
    create_hand_over(database, {.player = player, .secret = token(3000 + number), .at = 1000, .expires = 5000});
    find_hand_over(database, token(3000 + number), 1000);
    const DeviceId second = use_hand_over(database, token(3000 + number), device(4000 + number))->device.id;
    saw_device(database, second, "", 2000);
    list_devices(database, player);
    name_device(database, player, second, "phone");
    sign_out_device(database, player, second, 2000);
}

void use_account_verbs(Database& database, int number, PlayerId player, const std::string& room) {
    const std::string name = std::to_string(number);
    const NewPasskey passkey{.credential = {1, static_cast<std::uint8_t>(number)}, .public_key = {2}};
    const NewPasskey other{.credential = {2, static_cast<std::uint8_t>(number)}, .public_key = {2}};
    create_account(database,
                   {.player = player, .name = name, .look = {name, name}, .pass_phrase = "hash", .passkey = passkey});
    find_account(database, name, {name, name});
    set_pass_phrase(database, player, "another");
    add_passkey(database, player, other, 1000);
    const PasskeyId id = passkeys_of(database, player).front().id;
    sign_in(database,
            {player, device(5000 + number), find_player(database, token(number))->device.id, UsedPasskey{id, 0, 1}});
    sign_out_others(database, player, find_player(database, token(5000 + number))->device.id, 2000);
    remove_passkey(database, player, id);
    player_in(database, room, player);
}

/// Of somebody who looks after the room, and has said something there.
void use_deletion_verbs(Database& database, PlayerId player, RoomId room, GameId game) {
    about_person(database, player);
    add_chat_line(database, {room, player, "players", "hello", 1000}, 9);
    own_lines(database, player, {}, 9);
    own_notes(database, player, {}, 9);
    own_games(database, player, 0, 9);
    rewrite_events(database, game, {{{1, "first"}}});
    delete_person(database, {player, {"Mara"}, 9000});
    delete_person(database, {player, {"Mara"}, 9000, false});
    is_cleaning_due(database);
    remove_old_games(database, old_games(database, 9000, {}, 9));
}

void use_host_verbs(Database& database, int number, PlayerId player, const std::string& room) {
    const InvitationId id =
        create_invitation(database, {.secret = token(1000 + number), .at = 1000, .expires = 5000});
    create_invited_player(database, device(2000 + number), token(1000 + number));
    list_invitations(database, 1000, 9);
    revoke_invitation(database, id);
    create_host_link(database, token(number), 5000, 1000);
    const auto session = exchange_host_link(database, token(number), token(1000 + number), 5000, 1000);
    find_host_session(database, token(1000 + number), 2000);
    end_host_session(database, session.value());
    add_to_audit_log(database, {1000, session, "close_room", room});
    list_audit_log(database, {});
    list_rooms(database, {}, {});
    list_rooms(database, {}, room);
    list_people(database, {});
    close_room(database, room, 2000);
    remove_player(database, player, 2000);
}

void use_deliveries(Database& database, PlayerId player, RoomId room) {
    const DeviceId here = list_devices(database, player).at(0).id;
    add_device(database, player, here, {.address = "https://push.example.org/" + std::to_string(room)}, 1000, 2);
    add_device(database, player, here, {.address = "https://push.example.org/x"}, 1000, 2);
    devices_of(database, player);
    set_webhook(database, room, Webhook{"plain", "https://hooks.example.org/", {"over"}}, 1000);
    find_webhook(database, room);
    queue_notice(database, {room, "{}", 9000, {{player, {2000}}}, 2000, "over"}, {});
    next_due(database);
    const auto taken = take_due(database, 3000, 4000, 9);
    finish_delivery(database, taken.at(0).id);
    forget_target(database, taken.at(1).id);
    withdraw_notices(database, player, room, 1);
    count_waiting(database);
    count_push_devices(database, player);
    set_call_times(database, player, {});
    call_times_of(database, player);
    due_digests(database, 9000, 9);
    set_next_digest(database, player, 9000);
    set_feed(database, player, token(90 + static_cast<int>(room)));
    has_feed(database, player);
    find_feed(database, token(90 + static_cast<int>(room)));
    remove_device(database, player, "https://push.example.org/x");
}

/// Every form that a search can have.
std::vector<GameSearch> game_searches(const HistoryScope& scope, const GameName& known) {
    std::vector<GameSearch> searches;
    for (const Subject& subject : std::vector<Subject>{OfAnybody{}, OfAsker{}, OfNamed{"mara"}})
        for (const auto order : {GameOrder::newest, GameOrder::oldest, GameOrder::highest_play, GameOrder::margin})
            for (const bool has_words : {false, true})
                for (const bool has_place : {false, true}) {
                    GameSearch search{.scope = scope, .subject = subject, .order = order};
                    if (has_words) search.words = WordRange{"A", "B"};
                    if (has_place) search.after = known;
                    searches.push_back(search);
                    search.day = 101;
                    search.utc_offset = [](std::int64_t) { return 60; };
                    searches.push_back(search);
                }
    return searches;
}

std::vector<WordSearch> word_searches(const HistoryScope& scope, const GameName& known) {
    std::vector<WordSearch> searches;
    for (const Subject& subject : std::vector<Subject>{OfAnybody{}, OfAsker{}, OfNamed{"mara"}})
        for (const auto kind : {std::optional<WordKind>(), std::optional(WordKind::disputed),
                                std::optional(WordKind::invalid), std::optional(WordKind::first)})
            for (const bool has_place : {false, true}) {
                WordSearch& search =
                    searches.emplace_back(WordSearch{.scope = scope, .subject = subject, .kind = kind});
                if (!kind) search.words = WordRange{"A", "B"};
                if (has_place) search.after = WordPlace{known, 1, 0};
            }
    return searches;
}

/// `player` has been removed from the room, and sees only their own games; `other` sees all of it.
void use_history_verbs(Database& database, PlayerId player, PlayerId other, const std::string& room, GameId game) {
    find_unindexed(database, 9);
    leave_out(database, 99, LeftOut::aborted);
    HistoryGame rows{.game = game,
                     .reason = "went_out",
                     .seats = {{.player = player, .name = "Mara", .folded_name = "mara", .result = "won"},
                               {.player = other, .name = "Kim", .folded_name = "kim", .result = "lost"}}};
    rows.words = {{.word = "FARM", .turn = 1}};
    rows.rulings = {{.word = "FARM", .accepted = 1}};
    rows.packed = pack(entries_of(database, game));
    pack_history(database, rows);
    keep_history(database, rows);
    const GameName known{room, 1};
    for (const bool was_guests : {false, true}) {
        const std::vector<HistoryScope> scopes{
            {player, was_guests, {}}, {player, was_guests, room}, {other, was_guests, room}};
        for (const HistoryScope& scope : scopes) {
            for (const GameSearch& search : game_searches(scope, known)) find_games(database, search);
            for (const WordSearch& search : word_searches(scope, known)) find_words(database, search);
            find_game(database, scope, known);
            for (const Subject& subject : std::vector<Subject>{OfAnybody{}, OfAsker{}, OfNamed{"mara"}})
                for (const auto& opponent : {std::optional<std::string>(), std::optional<std::string>("jonas")})
                    read_statistics(database, {.scope = scope, .subject = subject, .opponent = opponent});
        }
    }
    change_room(database, {.room = find_room(database, room)->id, .about = {}});
    keep_analysis(database, {.game = game, .evaluator = 1, .body = "x"});
    find_analysis(database, game);
    for (const bool was_guests : {false, true}) {
        played_words(database, {player, was_guests, {"FARM"}});
        find_notes(database, {game, player, was_guests});
    }
    keep_note(database, {.game = game, .player = player, .version = 3, .body = "x"});
    keep_note(database, {.game = game, .player = player, .version = 3});
    list_word_rulings(database, {});
    remove_history(database, game);
}

/// Calls every function of the storage that reads or writes. `number` makes the data new each time.
void use_everything(Database& database, int number) {
    Transaction transaction(database);
    const PlayerId mara = create_player(database, device(number)).player.id;
    find_player(database, token(number));
    CreateRoom create = new_room("ROOM" + std::to_string(number));
    create.command = CommandId{mara, "c1"};
    create.projection.seats = {{mara, "Mara"}};
    create.projection.names = {{mara, "Mara"}};
    create_room(database, create);
    const GameId game = game_of(database, create.code)->id;
    Append next = events(game, 1);
    next.command = CommandId{mara, "c2"};
    next.projection.challenges = {{.play = 1}};
    next.projection.asked = {"move"};
    next.projection.results = {{310, "won"}};
    append(database, next);
    challenges_of(database, game);
    find_alarms(database, {.until = 9000});
    find_uncalled(database, 1000, 9);
    const RoomId room = find_room(database, create.code)->id;
    create_game(database, {.room = room,
                           .number = 2,
                           .setup = setup(create.code),
                           .events = {"first"},
                           .request = CommandId{mara, "c3"}});
    load_series(database, room, 20);
    rooms_of(database, {.player = mara});
    rooms_of(database, {.player = mara, .after = PlaceInList{.code = create.code}, .room = create.code});
    read_chat(database, {create.code, mara, 1});
    chat_lines(database, {.room = room, .player = mara, .channels = {"players"}});
    change_room(database, {.room = room,
                           .about = {.host = mara, .kept_seats = {"Jonas"}, .removed = {mara}},
                           .request = CommandId{mara, "c4"}});
    Append last = events(game, 2);
    last.projection.stage = "over";
    append(database, last);
    const PlayerId kim = create_player(database, device(200 + number)).player.id;
    use_history_verbs(database, mara, kim, create.code, game);
    use_identity_verbs(database, number, mara);
    use_account_verbs(database, number, mara, create.code);
    use_deliveries(database, mara, find_room(database, create.code)->id);
    use_host_verbs(database, number, mara, create.code);
    Unused unused = find_unused(database, {.before = 9000});
    unused.rooms.push_back({.id = find_room(database, create.code)->id});
    unused.players.push_back({.id = mara});
    remove_unused(database, unused);
    const PlayerId ida = create_player(database, device(100 + number)).player.id;
    rename_player(database, ida, "Ida");
    CreateRoom idas = new_room("IDAS" + std::to_string(number));
    idas.projection.seats = {{ida, "Ida"}};
    idas.projection.stage = "over";
    create_room(database, idas);
    const RoomId of_ida = find_room(database, idas.code)->id;
    change_room(database, {.room = of_ida, .about = {.host = ida}});
    use_deletion_verbs(database, ida, of_ida, game_of(database, idas.code)->id);
    remove_old_games(database, old_games(database, 9000, {}, 10));
    transaction.commit();
    Transaction reading(database, Access::read);
}

/// Going through the rooms that were just found, as many as asked for at most, does not count as a scan.
bool scans_a_table(const std::string& plan) {
    const std::string listed = "SCAN listed";
    for (auto found = plan.find("SCAN"); found != std::string::npos; found = plan.find("SCAN", found + 1))
        if (plan.compare(found, listed.size(), listed) != 0) return true;
    return false;
}

bool is_query(const std::string& sql) {
    for (const char* verb : {"SELECT", "INSERT", "UPDATE", "DELETE"})
        if (sql.starts_with(verb)) return true;
    return false;
}

}  // namespace

TEST_CASE("no query reads a whole table") {
    DataFile file;
    {
        const Listener listener;
        Database database(file.path);
        use_everything(database, 1);
    }
    Database database(file.path);
    int queries = 0;
    int of_whole_rooms = 0;
    for (const std::string& sql : Listener::heard()) {
        if (!is_query(sql)) continue;
        ++queries;
        if (sql.find("found.room = ?2 AND ?1 IS NOT NULL") != std::string::npos) ++of_whole_rooms;
        const std::string plan = plan_of(database, sql);
        INFO(sql << "\n" << plan);
        CHECK_FALSE(scans_a_table(plan));
    }
    CHECK(queries >= 50);
    CHECK(of_whole_rooms >= 50);
}

TEST_CASE("a statement is compiled once per connection") {
    DataFile file;
    const Listener listener;
    Database database(file.path);
    use_everything(database, 1);
    const int compiled = Listener::compiled();
    CHECK(compiled > 20);
    use_everything(database, 2);
    CHECK(Listener::compiled() == compiled);
}

TEST_CASE("a player's rooms are listed by one query, however many there are") {
    DataFile file;
    const Listener listener;
    Database database(file.path);
    const PlayerId mara = create_player(database, device(1)).player.id;
    for (int number = 0; number < 3; ++number) {
        CreateRoom create = new_room("ROOM" + std::to_string(number));
        create.projection.seats = {{mara, "Mara"}};
        add_room(database, create);
    }
    Listener::heard().clear();
    CHECK(rooms_of(database, {.player = mara}).size() == 3);
    CHECK(Listener::heard().size() == 1);
}

TEST_CASE("the check would notice a query without its index") {
    DataFile file;
    Database database(file.path);
    CHECK(scans_a_table(plan_of(database, "SELECT id FROM games WHERE changed = 1")));
}
