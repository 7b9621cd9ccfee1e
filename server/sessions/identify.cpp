#include "server/sessions/identify.hpp"

#include "server/access/auth.hpp"
#include "server/access/door.hpp"
#include "server/data/awaitable_identity_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/permission.hpp"
#include "server/metrics/metrics.hpp"
#include "server/names/names.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session_complaints.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using protocol::client::Hello;

namespace {

Complaint too_many_guests(Whose share) {
    const bool is_of_network = share == Whose::network;
    const std::string from = is_of_network ? "come from your network" : "come to this server";
    return beyond(Limit::guests,
                  with_details({"TOO_MANY_GUESTS", "Too many new players have " + from + ". Try again later."},
                               {.reason = is_of_network ? "network" : "server"}));
}

const Complaint bad_hand_over{
    "BAD_HAND_OVER", "This link can\u2019t be used any more. Make a new one on your other device.", "/hand_over"};

/// How exactly the server knows when a guest was there last.
constexpr Span between_visits = span::hour;
/// Places that are kept go to people whom the server has known for this long: a stranger can become a guest at once.
constexpr Span time_to_be_known = span::day;

Identity identity_of(const storage::PlayerOnDevice& found) {
    Identity known{.id = found.player.id,
                   .device = found.device.id,
                   .created = found.player.created,
                   .same_as = found.player.same_as};
    if (!found.player.name.empty()) known.name = found.player.name;
    return known;
}

void note_visit(const storage::DeviceRow& device, const std::string& name, Services& services) {
    const Moment now = services.clock.wall();
    const bool gets_name = device.name.empty() && !name.empty();
    if (gets_name || now - device.seen >= between_visits) services.store.saw_device(device.id, name, now);
}

asio::awaitable<Answer<Identity>> known_guest(const std::string& token, const std::string& device,
                                              Services& services) {
    const auto hash = token_hash(token);
    if (!hash) co_return unknown_token();
    const auto found = co_await services.store.find_player(*hash);
    if (!found) co_return unknown_token();
    if (found->player.removed) co_return player_removed();
    if (found->device.signed_out) co_return device_signed_out();
    note_visit(found->device, device, services);
    co_return identity_of(*found);
}

Priority priority_of(Moment created, Services& services) {
    return services.clock.wall() - created >= time_to_be_known ? Priority::known : Priority::stranger;
}

bool reserve(OpenConnections::Place& place, Priority priority, Services& services) {
    if (place.reserve(priority)) return true;
    services.metrics.limit_reached(Limit::connections);
    return false;
}

/// The store is asked about games only while few places are left.
asio::awaitable<bool> reserve(OpenConnections::Place& place, const Identity& guest, Services& services) {
    const Priority priority = priority_of(guest.created, services);
    if (place.reserve(priority)) co_return true;
    const int games = co_await services.store.count_games(guest.id, 1);
    co_return reserve(place, games > 0 ? Priority::player : priority, services);
}

/// A player who is signed in already, on another device. The link stays valid if there is no place for them now.
asio::awaitable<Answer<storage::PlayerOnDevice>> handed_over(const std::string& text, const std::string& network,
                                                             OpenConnections::Place& place, storage::NewDevice device,
                                                             Services& services) {
    const Moment now = services.clock.now();
    if (auto refusal = services.door.try_hand_over(network, now)) co_return *std::move(refusal);
    const auto secret = token_hash(text);
    if (!secret) co_return bad_hand_over;
    AwaitableIdentityStore identities(services.store.identities());
    const auto created = co_await identities.find_hand_over(*secret, device.at);
    if (!created) co_return bad_hand_over;
    services.door.guess_was_right(network, now);
    if (!reserve(place, priority_of(*created, services), services)) co_return server_full(Limit::connections);
    auto found = co_await identities.use_hand_over(*secret, std::move(device));
    if (!found) co_return bad_hand_over;
    co_return *std::move(found);
}

asio::awaitable<Answer<storage::PlayerOnDevice>> new_guest(const Hello& hello, const std::string& network,
                                                           OpenConnections::Place& place, storage::NewDevice device,
                                                           Services& services) {
    if (!reserve(place, Priority::stranger, services)) co_return server_full(Limit::connections);
    const Moment now = services.clock.now();
    if (services.disk_reserve.refuses(now)) co_return server_full(Limit::disk);
    const auto admission = services.door.admit(hello, network, now);
    if (!admission) co_return admission.error();
    if (const auto share = services.limits.growth.refuse_guest(network, now)) co_return too_many_guests(*share);
    Permission permission(
        [network, &services] { services.limits.growth.give_back_guest(network, services.clock.now()); });
    const auto* invited = std::get_if<Invited>(&*admission);
    std::optional<storage::PlayerOnDevice> player;
    if (!invited) player = co_await services.store.create_player(std::move(device));
    if (invited) player = co_await services.store.create_invited_player(std::move(device), invited->secret);
    if (!player) co_return Door::bad_invitation();
    if (invited) services.door.guess_was_right(network, now);
    permission.use();
    co_return *std::move(player);
}

asio::awaitable<Answer<storage::PlayerOnDevice>> sign_in(const Hello& hello, const std::string& network,
                                                         OpenConnections::Place& place, storage::NewDevice device,
                                                         Services& services) {
    if (hello.hand_over)
        co_return co_await handed_over(*hello.hand_over, network, place, std::move(device), services);
    co_return co_await new_guest(hello, network, place, std::move(device), services);
}

/// The name that the device gives itself; empty if it gives none.
Answer<std::string> device_name(const Hello& hello) {
    if (!hello.device_name) return std::string();
    auto name = read_label(*hello.device_name);
    if (!name) return bad_device_name("/device_name");
    return *std::move(name);
}

}  // namespace

asio::awaitable<Answer<Identity>> identify(const Hello& hello, const std::string& network,
                                           OpenConnections::Place& place, Services& services) {
    const auto name = device_name(hello);
    if (!name) co_return name.error();
    if (hello.token && !hello.hand_over) {
        auto known = co_await known_guest(*hello.token, *name, services);
        if (known && !co_await reserve(place, *known, services)) co_return server_full(Limit::connections);
        co_return known;
    }
    const std::string token = new_token(services.entropy);
    storage::NewDevice device{token_hash(token).value(), *name, services.clock.wall()};
    const auto found = co_await sign_in(hello, network, place, std::move(device), services);
    if (!found) co_return found.error();
    Identity known = identity_of(*found);
    known.token = token;
    co_return known;
}

}  // namespace crisscross::server
