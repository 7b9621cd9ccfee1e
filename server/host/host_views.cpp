#include "server/host/host_views.hpp"

#include "server/backups/own_backups.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/host/ruling_answers.hpp"
#include "server/metrics/metrics.hpp"
#include "server/options/config.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/room_code.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace host_client = protocol::host_client;
namespace host_server = protocol::host_server;

namespace {

constexpr int page_size = 50;

storage::ListPage page(std::optional<std::int64_t> older_than) {
    return {.before = older_than, .limit = page_size};
}

host_server::Backups shown(const OwnBackups& backups, int every) {
    host_server::Backups made{
        .every = every, .failures = static_cast<std::int64_t>(backups.failures()), .running = backups.running()};
    if (const auto last = backups.last()) made.last = {last->at, last->name};
    return made;
}

}  // namespace

HostViews::HostViews(Services& services) : services_(services), store_(services.store.host()) {}

HostViews::Shown HostViews::show(const host_client::Overview&) {
    host_server::Overview made{.server = services_.version,
                               .healthy = services_.store.healthy(),
                               .entry = std::string(engine::name_of(services_.config.entry)),
                               .connections = static_cast<std::int64_t>(services_.sessions.size()),
                               .open_rooms = static_cast<std::int64_t>(services_.lobby.tasks().size()),
                               .announcement = services_.sessions.announcement(),
                               .backups = shown(services_.backups, services_.config.upkeep.backup_every)};
    for (const auto& [limit, name] : engine::Names<Limit>::all)
        if (const std::uint64_t times = services_.metrics.times_reached(limit); times > 0)
            made.limits.push_back({std::string(name), static_cast<std::int64_t>(times)});
    co_return made;
}

HostViews::Shown HostViews::show(const host_client::Rooms& request) {
    std::optional<std::string> code;
    if (request.room) code = read_room_code(*request.room).value_or("");
    const auto rows = co_await store_.rooms(page(request.older_than), code);
    host_server::Rooms made;
    for (const storage::HostRoomRow& row : rows)
        made.rooms.push_back({row.number, row.code, row.system, row.stage, row.names, row.changed,
                              services_.lobby.is_open(row.code), row.closed});
    co_return made;
}

HostViews::Shown HostViews::show(const host_client::People& request) {
    const auto rows = co_await store_.people(page(request.older_than));
    std::vector<storage::PlayerId> players;
    for (const storage::HostPersonRow& row : rows) players.push_back(row.id);
    const std::vector<std::size_t> connections = services_.sessions.connections_of(players);
    host_server::People made;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const storage::HostPersonRow& row = rows[index];
        made.people.push_back(
            {row.id, row.name, row.created, row.seen, static_cast<std::int64_t>(connections[index]), row.removed});
    }
    co_return made;
}

HostViews::Shown HostViews::show(const host_client::AuditLog& request) {
    const auto rows = co_await store_.audit_log(page(request.older_than));
    host_server::AuditLog made;
    for (const auto& [number, row] : rows)
        made.entries.push_back({number, row.at, row.session, row.action, row.subject});
    co_return made;
}

HostViews::Shown HostViews::show(const host_client::Invitations&) {
    const auto rows = co_await store_.invitations(services_.clock.wall(), page_size);
    host_server::Invitations made;
    for (const storage::InvitationRow& row : rows) made.invitations.push_back({row.id, row.expires, row.uses_left});
    co_return made;
}

HostViews::Shown HostViews::show(const host_client::WordRulings& request) {
    const auto rows = co_await store_.word_rulings(page(request.older_than));
    const ListEditor::Changes changes = co_await services_.list_editor.changes_of(ruled_words(rows));
    co_return shown_rulings(rows, changes, services_.lexicons);
}

}  // namespace crisscross::server
