#include <type_traits>
#include <typeinfo>
#include <variant>

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

template <class Kind, class Group>
constexpr bool is_among = false;
template <class Kind, class... Kinds>
constexpr bool is_among<Kind, std::variant<Kinds...>> = (std::is_same_v<Kind, Kinds> || ...);

/// What other limits count: of rooms, joins, games, lines, guesses, and of changes of people's own things.
using Limited =
    std::variant<client::Create, client::Join, client::HandOver, client::NameDevice, client::SignOut,
                 client::SendLaidTiles, client::SetCalls, client::Subscribe, client::Unsubscribe, client::TestCalls,
                 client::MakeFeed, client::RemoveFeed, client::SetWebhook, client::RemoveWebhook, client::TestWebhook,
                 client::MakeAccount, client::ChangePassPhrase, client::AddPasskey, client::RemovePasskey,
                 client::Say, client::React, client::DeleteLine, client::SetChat>;

/// What asks the store for nothing.
using Cheap = std::variant<client::Leave, client::Catalogue, client::UnfollowPublicGames, client::UnfollowMyGames>;

/// Whole groups of kinds that have limits of their own, or that only the connection or a room sees.
template <class Group>
constexpr bool is_elsewhere =
    is_among<Group, std::variant<protocol::ConnectionMessage, protocol::SignInMessage, protocol::GameQuestion,
                                 protocol::GameCommand, protocol::RoomCommand, protocol::RoomChange>>;

template <class Group, class Kind>
void check_kind() {
    constexpr bool needs_no_count = is_elsewhere<Group> || is_among<Kind, Limited> || is_among<Kind, Cheap>;
    INFO(typeid(Kind).name());
    CHECK(asks_for_list(protocol::ClientMessage(Group(Kind()))) != needs_no_count);
}

template <class... Kinds>
void check_kinds(std::type_identity<std::variant<Kinds...>>) {
    (check_kind<std::variant<Kinds...>, Kinds>(), ...);
}

template <class... Groups>
void check_groups(std::type_identity<std::variant<Groups...>>) {
    (check_kinds(std::type_identity<Groups>()), ...);
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

TEST_CASE("every kind of message that asks the store counts as a question about lists or has its own limit") {
    check_groups(std::type_identity<protocol::ClientMessage>());
}
