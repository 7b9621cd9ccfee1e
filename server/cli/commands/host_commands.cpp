#include "server/cli/commands/host_commands.hpp"

#include <array>
#include <ctime>
#include <memory>
#include <ostream>

#include "server/access/auth.hpp"
#include "server/addresses/socket_address.hpp"
#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/page_address.hpp"
#include "server/data/data_folder.hpp"
#include "server/data/waiting.hpp"
#include "server/host/host_link.hpp"
#include "server/names/names.hpp"
#include "server/rooms/room_code.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/host/host_store.hpp"

namespace crisscross::server {

namespace {

constexpr int failed = 2;
constexpr int max_listed = 1000;

int fail(std::ostream& error, const std::string& why) {
    error << "crisscross: " << why << '\n';
    return failed;
}

std::string utc(std::int64_t milliseconds) {
    const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
    std::tm parts{};
    std::array<char, 32> text{};
    gmtime_r(&seconds, &parts);
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M UTC", &parts);
    return text.data();
}

/// Does something with the store of a data folder.
template <class Act>
int with_store(const std::filesystem::path& data, std::ostream& error, Act act) {
    const auto store = open_beside(data);
    if (!store) return fail(error, store.error().why);
    const int status = act(**store);
    (*store)->stop();
    return status;
}

std::int64_t now() {
    return SystemClock().now();
}

/// Behind a Unix socket, no port says where the page is.
int fail_without_address(std::ostream& error, const Config& config) {
    const std::string way = socket_path_in(config.bind) ? "--public-origin" : "--public-origin or --port";
    return fail(error, "the address of the page is not known: name it with " + way);
}

/// Why no link can lead to the room with this code; nothing if one can.
std::optional<std::string> no_way_to(storage::Store& store, const std::string& room) {
    const auto found =
        wait_for<std::optional<storage::RoomRow>>([&](auto done) { store.find_room(room, std::move(done)); });
    if (!found) return found.error().why;
    if (!*found) return "the room " + room + " does not exist";
    if ((*found)->closed) return "the room " + room + " is closed";
    return std::nullopt;
}

}  // namespace

int invite(const InviteRequest& request, std::ostream& out, std::ostream& error) {
    const auto address = link_address(request.config, request.config.port);
    if (!address) return fail_without_address(error, request.config);
    const auto room = request.room.empty() ? std::string() : read_room_code(request.room);
    if (!room) return fail(error, "--room: " + request.room + " is not the code of a room");
    SystemEntropy entropy;
    const std::string secret = new_token(entropy);
    const storage::NewInvitation made{.secret = token_hash(secret).value(),
                                      .at = now(),
                                      .expires = now() + request.days * span::day,
                                      .uses = request.uses};
    return with_store(request.config.data, error, [&](storage::Store& store) {
        if (!room->empty())
            if (const auto why = no_way_to(store, *room)) return fail(error, *why);
        const auto stored = wait_for<storage::InvitationId>([&](auto done) {
            store.host().create_invitation(made, {.at = made.at, .action = "invite"}, std::move(done));
        });
        if (!stored) return fail(error, stored.error().why);
        out << *address << (room->empty() ? "/" : "/r/" + *room) << "#invitation=" << secret << std::endl;
        error << "Invitation " << *stored << " lets in "
              << counted(static_cast<std::uint64_t>(request.uses), "new guest") << " until " << utc(made.expires)
              << ".\n"
              << hint_for_others(request.config, request.config.port);
        return 0;
    });
}

int list_invitations(const std::filesystem::path& data, std::ostream& out, std::ostream& error) {
    return with_store(data, error, [&](storage::Store& store) {
        const auto rows = wait_for<std::vector<storage::InvitationRow>>(
            [&](auto done) { store.host().invitations(now(), max_listed, std::move(done)); });
        if (!rows) return fail(error, rows.error().why);
        for (const storage::InvitationRow& row : *rows)
            out << row.id << ": " << counted(static_cast<std::uint64_t>(row.uses_left), "guest") << " more, until "
                << utc(row.expires) << '\n';
        return 0;
    });
}

int revoke_invitation(const std::filesystem::path& data, storage::InvitationId invitation, std::ostream& error) {
    return with_store(data, error, [&](storage::Store& store) {
        const storage::AuditEntry entry{
            .at = now(), .action = "revoke_invitation", .subject = std::to_string(invitation)};
        const auto revoked =
            wait_for<bool>([&](auto done) { store.host().revoke_invitation(invitation, entry, std::move(done)); });
        if (!revoked) return fail(error, revoked.error().why);
        return *revoked ? 0 : fail(error, "there is no invitation " + std::to_string(invitation));
    });
}

int print_host_link(const Config& config, std::ostream& out, std::ostream& error) {
    const auto address = link_address(config, config.port);
    if (!address) return fail_without_address(error, config);
    return with_store(config.data, error, [&](storage::Store& store) {
        SystemEntropy entropy;
        const auto path =
            wait_for<std::string>([&](auto done) { make_host_link(store.host(), entropy, now(), std::move(done)); });
        if (!path) return fail(error, path.error().why);
        out << *address << *path << std::endl;
        error << "Open this link within " << host_link_lifetime.count() << " minutes. It works once.\n"
              << hint_for_others(config, config.port);
        return 0;
    });
}

int reset_account(const Config& config, const std::string& typed, std::ostream& out, std::ostream& error) {
    const auto address = link_address(config, config.port);
    if (!address) return fail_without_address(error, config);
    SystemEntropy entropy;
    const std::string secret = new_token(entropy);
    const std::int64_t at = now();
    const std::string name = read_name(typed).value_or(typed);
    const NameLooks looks = looks_of(name);
    return with_store(config.data, error, [&](storage::Store& store) {
        const auto reset = wait_for<bool>([&](auto done) {
            store.host().reset_account(name, {looks.as_written, looks.in_small_letters}, token_hash(secret).value(),
                                       at + span::day, {.at = at, .action = "reset_account"}, std::move(done));
        });
        if (!reset) return fail(error, reset.error().why);
        if (!*reset) return fail(error, "there is no account with that name");
        out << *address << "/#hand-over=" << secret << std::endl;
        error << "The account has no pass-phrase any more. The link signs its owner in once, until "
              << utc(at + span::day) << ".\n"
              << hint_for_others(config, config.port);
        return 0;
    });
}

int sign_hosts_out(const std::filesystem::path& data, std::ostream& error) {
    return with_store(data, error, [&](storage::Store& store) {
        const auto ended = wait_for<std::monostate>([&](auto done) {
            store.host().end_host_sessions({.at = now(), .action = "sign_everybody_out"}, std::move(done));
        });
        return ended ? 0 : fail(error, ended.error().why);
    });
}

}  // namespace crisscross::server
