#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "server/sessions/list_questions.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/another_device.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;
using server::asks_for_list;

namespace {

/// The limit that refuses the request, which is sent once; empty if it is answered.
std::string limit_of(Guest& guest, const protocol::ClientMessage& request) {
    const std::string id = Guest::new_id();
    guest.socket.send(protocol::write(with_id(request, id)));
    for (;;) {
        const protocol::ServerMessage message = guest.next();
        if (answered_id(message) != id) continue;
        const auto* error = std::get_if<protocol::server::Error>(&message);
        return error ? error->details.limit.value_or("no limit") : "";
    }
}

}  // namespace

TEST_CASE("a person may ask for lists only so often on all devices together, and others may still ask") {
    TestServer server([](server::Config& config) {
        config.metrics_bind = "127.0.0.1:0";
        config.limits.lists_per_person = {.burst = 3, .per_second = 1};
    });
    Guest mara = server.guest();
    Guest phone(server.port(), another_device(server, mara));
    Guest jonas = server.guest();
    for (Guest* device : {&mara, &phone, &mara}) CHECK(limit_of(*device, client::Rooms{}).empty());
    for (Guest* device : {&mara, &phone}) CHECK(limit_of(*device, client::Rooms{}) == "lists");
    CHECK(limit_of(jonas, client::Rooms{}).empty());
    server.clock.advance(1'000);
    CHECK(limit_of(phone, client::FollowMyGames{}).empty());
    CHECK(limit_of(mara, client::FollowMyGames{}) == "lists");
    CHECK(Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="lists"})") == 3);
}

TEST_CASE("an address may ask for lists only so often, with what each person may ask, and others may still ask") {
    server::Metrics metrics("test");
    server::LimitRates rates;
    rates.lists_per_person = {.burst = 2, .per_second = 0.001};
    rates.lists_per_network = {.burst = 5, .per_second = 0.001};
    server::Limits limits(rates, metrics);
    int taken = 0;
    for (int time = 0; time < 10; ++time)
        for (std::int64_t player = 1; player <= 4; ++player)
            taken += limits.lists.take({player, "192.0.2.7"}, 0) ? 1 : 0;
    CHECK(taken == 5);
    CHECK(limits.lists.take({5, "192.0.2.8"}, 0));
}

TEST_CASE("every question about what the store keeps for a person or in a chat counts, and no change does") {
    CHECK(asks_for_list(protocol::LobbyMessage(client::Rooms{})));
    CHECK(asks_for_list(protocol::LobbyMessage(client::FollowMyGames{})));
    CHECK(asks_for_list(protocol::IdentityMessage(client::Devices{})));
    CHECK(asks_for_list(protocol::AccountMessage(client::Account{})));
    CHECK(asks_for_list(protocol::CallMessage(client::Calls{})));
    CHECK(asks_for_list(protocol::CallMessage(client::Webhook{})));
    CHECK(asks_for_list(protocol::ChatMessage(client::Chat{})));
    CHECK_FALSE(asks_for_list(protocol::ChatMessage(client::Say{})));
    CHECK_FALSE(asks_for_list(protocol::LobbyMessage(client::Join{})));
    CHECK_FALSE(asks_for_list(protocol::GameCommand(client::Pass{})));
}
