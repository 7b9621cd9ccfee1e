#include "tests/storage/sqlite/verbs/verbs.hpp"

#include "storage/sqlite/tables/calls/alarms.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/games/projections.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/tables/rooms/series.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"

namespace crisscross::test {

using namespace storage;

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
                           .request = CommandId{mara, "c4"},
                           .lines_of = mara});
    Append last = events(game, 2);
    last.projection.stage = "over";
    append(database, last);
    const PlayerId kim = create_player(database, device(200 + number)).player.id;
    use_history_verbs(database, mara, kim, create.code, game);
    use_identity_verbs(database, number, mara);
    use_account_verbs(database, number, mara, create.code);
    use_delivery_verbs(database, mara, find_room(database, create.code)->id);
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

}  // namespace crisscross::test
