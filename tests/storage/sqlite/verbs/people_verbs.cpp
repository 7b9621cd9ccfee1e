#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/own_data.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/sign_ins.hpp"
#include "storage/sqlite/tables/rooms/chat.hpp"
#include "storage/sqlite/upkeep/cleaning.hpp"
#include "storage/sqlite/upkeep/unused.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/verbs/verbs.hpp"

namespace crisscross::test {

using namespace storage;

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
    change_pass_phrase(database, {player, find_player(database, token(number))->device.id, "hash", "another"});
    set_pass_phrase(database, player, "another");
    add_passkey(database, player, other, 1000);
    const PasskeyId id = passkeys_of(database, player).front().id;
    sign_in(database,
            {player, device(5000 + number), find_player(database, token(number))->device.id, UsedPasskey{id, 0, 1}});
    const DeviceId of_guest = create_player(database, device(6000 + number)).device.id;
    sign_in(database, {.player = player, .device = device(7000 + number), .instead_of = of_guest});
    sign_out_others(database, player, find_player(database, token(5000 + number))->device.id, 2000);
    remove_passkey(database, player, id);
    player_in(database, room, player);
}

void use_deletion_verbs(Database& database, PlayerId player, RoomId room, GameId game) {
    about_person(database, player);
    add_chat_line(database, {room, player, "players", "hello", 1000}, 9);
    own_lines(database, player, {}, 9);
    own_notes(database, player, {}, 9);
    own_games(database, player, {}, 9);
    rewrite_events(database, game, {{{1, "first"}}});
    delete_person(database, {player, {"Mara"}, 9000});
    delete_person(database, {player, {"Mara"}, 9000, false});
    is_cleaning_due(database);
    remove_old_games(database, old_games(database, 9000, {}, 9));
}

}  // namespace crisscross::test
