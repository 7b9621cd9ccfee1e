#include "storage/sqlite/tables/host/audit.hpp"
#include "storage/sqlite/tables/host/host_lists.hpp"
#include "storage/sqlite/tables/host/hosts.hpp"
#include "storage/sqlite/tables/people/invitations.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/verbs/verbs.hpp"

namespace crisscross::test {

using namespace storage;

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

}  // namespace crisscross::test
