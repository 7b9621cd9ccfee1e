#include "server/sessions/identify.hpp"

#include "server/access/auth.hpp"
#include "server/access/door.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/open_connections.hpp"
#include "server/metrics/metrics.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using protocol::client::Hello;

namespace {

const Complaint server_full{"SERVER_FULL", "The server is full. Try again later."};
const Complaint too_many_guests{"TOO_MANY_GUESTS",
                                "Too many new players have come from your network. Try again later."};

/// How exactly the server knows when a guest was there last.
constexpr Moment one_hour = 3'600'000;

Identity identity_of(const storage::PlayerOnDevice& found) {
    Identity known{.id = found.player.id, .device = found.device.id, .created = found.player.created};
    if (!found.player.name.empty()) known.name = found.player.name;
    return known;
}

void note_visit(const storage::DeviceRow& device, Services& services) {
    const Moment now = services.clock.now();
    if (now - device.seen >= one_hour) services.store.saw_device(device.id, "", now);
}

asio::awaitable<Answer<Identity>> known_guest(const std::string& token, Services& services) {
    const auto hash = hash_of_token(token);
    if (!hash) co_return unknown_token();
    const auto found = co_await services.store.find_player(*hash);
    if (!found) co_return unknown_token();
    if (found->player.removed) co_return player_removed();
    if (found->device.signed_out) co_return unknown_token();
    note_visit(found->device, services);
    co_return identity_of(*found);
}

asio::awaitable<Answer<storage::PlayerOnDevice>> new_guest(const Hello& hello, const std::string& network,
                                                           storage::NewDevice device, Services& services) {
    const Moment now = services.clock.now();
    if (services.connections.is_nearly_full()) {
        services.metrics.limit_reached(Limit::connections);
        co_return server_full;
    }
    const auto admission = services.door.admit(hello, network, now);
    if (!admission) co_return admission.error();
    if (!services.limits.take_guest(network, now)) co_return too_many_guests;
    const auto* invited = std::get_if<Invited>(&*admission);
    if (!invited) co_return co_await services.store.create_player(std::move(device));
    auto player = co_await services.store.create_invited_player(std::move(device), invited->secret);
    if (!player) co_return Door::bad_invitation();
    services.door.invitation_was_right(network, now);
    co_return *std::move(player);
}

}  // namespace

asio::awaitable<Answer<Identity>> identify(const Hello& hello, const std::string& network, Services& services) {
    if (hello.token) co_return co_await known_guest(*hello.token, services);
    const std::string token = new_token(services.entropy);
    const storage::NewDevice device{.token = hash_of_token(token).value(), .at = services.clock.now()};
    const auto found = co_await new_guest(hello, network, device, services);
    if (!found) co_return found.error();
    Identity known = identity_of(*found);
    known.token = token;
    co_return known;
}

}  // namespace crisscross::server
