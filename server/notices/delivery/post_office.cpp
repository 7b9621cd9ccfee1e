#include "server/notices/delivery/post_office.hpp"

#include "server/addresses/origin.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace {

// Somebody waits for the answer.
constexpr std::chrono::seconds time_to_resolve{2};

PrivateAddresses private_addresses(const Config& config) {
    return config.outgoing == "private" ? PrivateAddresses::allow : PrivateAddresses::refuse;
}

std::optional<WebAddress> public_page(const Config& config) {
    if (!config.public_origin) return std::nullopt;
    const auto page = read_web_address(*config.public_origin);
    return page ? std::optional(*page) : std::nullopt;
}

// Without a public origin: by the name of the machine, which leads there from its own network.
std::string page_for_links(const Config& config, std::uint16_t port) {
    const std::string here = "http://" + machine_name() + ":" + std::to_string(port);
    return config.public_origin.value_or(here) + config.base_path;
}

std::optional<storage::ClockNight> clock_night(storage::PlayerId player, const PostOffice::Calling& calling) {
    const auto found = calling.clock_nights.find(player);
    if (found == calling.clock_nights.end()) return std::nullopt;
    return storage::ClockNight{found->second.from, found->second.to, found->second.zone};
}

CalledPlayer called(storage::PlayerId player, const storage::CallTimes& times, const PostOffice::Calling& calling) {
    return {.player = player,
            .after = calling.after,
            .night = {times.night_from, times.night_to},
            .offset = offset_in(times.zone),
            .clock_night = clock_night(player, calling),
            .is_there = calling.is_there,
            .reminders = {.number = times.reminders},
            .turn = calling.turn};
}

}  // namespace

PostOffice::PostOffice(boost::asio::any_io_executor strand, const Config& config, std::uint16_t port,
                       const P256Key& key, Clock& clock, storage::DeliveryStore& store, Metrics& metrics)
    : public_key_(key.point()),
      policy_(private_addresses(config), port, public_page(config)),
      client_(resolver_, policy_),
      courier_(std::move(strand),
               {clock, entropy_, store, client_, key, config.push_contact, page_for_links(config, port), &metrics}) {}

void PostOffice::call(storage::RoomId room, const protocol::Notice& notice,
                      const std::vector<storage::PlayerId>& players, const Calling& calling) {
    auto called_at = [=](const std::vector<storage::CallTimes>& times) {
        std::vector<CalledPlayer> called_players;
        for (std::size_t place = 0; place < players.size(); ++place)
            if (times[place].reminders >= calling.reminder)
                called_players.push_back(called(players[place], times[place], calling));
        return called_players;
    };
    courier_.call(room, notice, players, std::move(called_at), calling.webhook);
}

boost::asio::awaitable<std::optional<AddressFault>> PostOffice::refusal_of(const WebAddress& to) {
    return client_.refusal_of(to, time_to_resolve);
}

// The hour is the player's own choice, so no night puts it off.
void PostOffice::send_digest(storage::RoomId room, const protocol::Notice& notice,
                             std::optional<storage::PlayerId> player) {
    if (!player) return courier_.call(room, notice, {}, WebhookCall{});
    courier_.call(room, notice, {{.player = *player, .night = {0, 0}}}, no_webhook);
}

}  // namespace crisscross::server
