#include "storage/sqlite/tables/people/sign_ins.hpp"

#include "storage/calls/delivery_store.hpp"
#include "storage/sqlite/tables/calls/call_times.hpp"
#include "storage/sqlite/tables/calls/feeds.hpp"
#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/passkeys.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"
#include "storage/sqlite/upkeep/unused.hpp"

namespace crisscross::storage {
namespace {

constexpr std::int64_t a_day = std::int64_t{24} * 60 * 60 * 1000;

/// Somebody who has an account, or is known to be somebody else, stays who they are. How the guest is called goes to
/// the account, but only for this browser: nobody knows who else has another device of the guest, or their feed. The
/// name of the account's person is the guest's from now on, who sits and chats under it where they act as the guest.
void note_same_person(Database& database, PlayerId guest, DeviceId device, PlayerId player) {
    database
        .prepare(
            "UPDATE players SET same_as = ?1, name = coalesce((SELECT nullif(person.name, '') FROM players AS person "
            "WHERE person.id = ?1), name) WHERE id = ?2 AND id <> ?1 AND same_as IS NULL AND removed IS NULL "
            "AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = ?2)")
        .bind(1, player)
        .bind(2, guest)
        .run();
    if (database.changes() == 0) return;
    move_push_devices(database, guest, device, player, DeliveryStore::max_push_devices);
    move_call_times(database, guest, player);
    set_feed(database, guest, std::nullopt);
}

/// Whose device it is, while they are signed in there.
std::optional<PlayerId> player_on(Database& database, DeviceId device) {
    Statement find = database.prepare("SELECT player FROM devices WHERE id = ? AND signed_out IS NULL");
    if (!find.bind(1, device).step()) return std::nullopt;
    return find.integer(0);
}

/// False if nobody is signed in there.
bool replace(Database& database, DeviceId device, PlayerId player, std::int64_t at) {
    const auto guest = player_on(database, device);
    if (!guest) return false;
    note_same_person(database, *guest, device, player);
    retire_device(database, device, at);
    return true;
}

/// Those that would be too many with another one. A guest has brought theirs along, so these come before the
/// account's.
std::vector<DeviceId> devices_in_the_way(Database& database, PlayerId player) {
    Statement select = database.prepare("SELECT id FROM devices WHERE signed_out IS NULL AND " + is_person("player") +
                                        " ORDER BY player = ?1 DESC, seen DESC, id DESC LIMIT -1 OFFSET ?2");
    select.bind(1, player).bind(2, max_devices - 1);
    std::vector<DeviceId> devices;
    while (select.step()) devices.push_back(select.integer(0));
    return devices;
}

std::vector<DeviceId> make_space(Database& database, PlayerId player, std::int64_t at) {
    std::vector<DeviceId> devices = devices_in_the_way(database, player);
    for (const DeviceId device : devices) sign_out_now(database, device, at);
    return devices;
}

}  // namespace

std::optional<SignedIn> sign_in(Database& database, const NewSignIn& sign_in) {
    const auto& [player, device, instead_of, passkey, pass_phrase] = sign_in;
    const auto account = account_of(database, player);
    if (!account || (pass_phrase && account->pass_phrase != pass_phrase)) return std::nullopt;
    if (passkey && !use_passkey(database, player, *passkey, device.at)) return std::nullopt;
    SignedIn signed_in;
    if (instead_of && replace(database, *instead_of, player, device.at)) signed_in.signed_out.push_back(*instead_of);
    for (const DeviceId gone : make_space(database, player, device.at)) signed_in.signed_out.push_back(gone);
    forget_unused_guests(database, player, device.at - a_day);
    add_device(database, player, device);
    signed_in.on = find_player(database, device.token).value();
    if (instead_of) move_push_devices_on(database, *instead_of, signed_in.on.device.id);
    return signed_in;
}

std::vector<DeviceId> sign_out_others(Database& database, PlayerId player, DeviceId but, std::int64_t at) {
    std::vector<DeviceId> gone;
    for (const DeviceRow& device : list_devices(database, player))
        if (device.id != but) {
            sign_out_now(database, device.id, at);
            gone.push_back(device.id);
        }
    end_feeds(database, player);
    return gone;
}

std::optional<PlayerId> reset_account(Database& database, const std::string& name, const NameLook& look,
                                      NewHandOver hand_over) {
    const auto account = find_account(database, name, look);
    if (!account) return std::nullopt;
    set_pass_phrase(database, account->player, std::nullopt);
    make_space(database, account->player, hand_over.at);
    hand_over.player = account->player;
    create_hand_over(database, hand_over);
    return account->player;
}

// A seat in a game under way comes first, as nobody else can play there; then the player themselves, and then the
// newest seats.
PlayerId player_in(Database& database, const std::string& room, PlayerId player) {
    Statement find = database.prepare(
        "SELECT player FROM ("
        "SELECT seats.player, stage = 'playing' AS is_playing, number, seat FROM rooms "
        "JOIN games ON games.room = rooms.id JOIN seats ON seats.game = games.id WHERE code = ?2 "
        "UNION ALL SELECT host, 0, 0, 0 FROM rooms WHERE code = ?2 "
        "UNION ALL SELECT removed_from_rooms.player, 0, 0, 1 FROM rooms JOIN removed_from_rooms ON room = rooms.id "
        "WHERE code = ?2) AS listed "
        "WHERE " +
        is_person("player") + " ORDER BY is_playing DESC, player <> ?1, number DESC, seat LIMIT 1");
    return find.bind(1, player).bind(2, room).step() ? find.integer(0) : player;
}

}  // namespace crisscross::storage
