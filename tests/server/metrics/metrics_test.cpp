#include "server/metrics/metrics.hpp"

#include <nlohmann/json.hpp>

#include "protocol/messages/codec.hpp"
#include "server/metrics/readings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::server;
using test::Scrape;

namespace {

std::string wire_name(const protocol::ClientMessage& message) {
    return nlohmann::json::parse(protocol::write(message)).at("type");
}

/// Every kind of command, in the order of its variant.
template <class Command, std::size_t... Index>
std::vector<Command> all_commands(std::index_sequence<Index...>) {
    return {Command(std::in_place_index<Index>)...};
}
template <class Command>
std::vector<Command> all_commands() {
    return all_commands<Command>(std::make_index_sequence<std::variant_size_v<Command>>());
}

}  // namespace

TEST_CASE("the kinds of commands in the metrics have their names on the wire") {
    const auto to_games = all_commands<protocol::GameCommand>();
    const auto to_rooms = all_commands<protocol::RoomCommand>();
    const auto of_hosts = all_commands<protocol::RoomChange>();
    REQUIRE(1 + to_games.size() + to_rooms.size() + of_hosts.size() == command_kinds.size());
    for (const protocol::GameCommand& command : to_games)
        CHECK(command_kinds[static_cast<std::size_t>(kind_of(command))] == wire_name(command));
    for (const protocol::RoomCommand& command : to_rooms)
        CHECK(command_kinds[static_cast<std::size_t>(kind_of(command))] == wire_name(command));
    for (const protocol::RoomChange& change : of_hosts)
        CHECK(command_kinds[static_cast<std::size_t>(kind_of(change))] == wire_name(change));
    const protocol::ClientMessage create = protocol::LobbyMessage(protocol::client::Create{});
    CHECK(command_kinds[static_cast<std::size_t>(kind_of(create).value())] == wire_name(create));
}

TEST_CASE("what is not a command has no kind in the metrics") {
    CHECK_FALSE(kind_of(protocol::ClientMessage(protocol::LobbyMessage(protocol::client::Join{}))));
    CHECK_FALSE(kind_of(protocol::ClientMessage(protocol::GameQuestion(protocol::client::Hint{}))));
    CHECK_FALSE(kind_of(protocol::ClientMessage(protocol::ConnectionMessage(protocol::client::Hello{}))));
}

TEST_CASE("an error code leads to one of four outcomes") {
    CHECK(outcome_of("STORAGE_FAILED") == Outcome::failed);
    CHECK(outcome_of("INTERNAL") == Outcome::failed);
    CHECK(outcome_of("TOO_MANY_REQUESTS") == Outcome::limited);
    CHECK(outcome_of("SERVER_FULL") == Outcome::limited);
    CHECK(outcome_of("NOT_YOUR_TURN") == Outcome::refused);
    CHECK(outcome_of(protocol::server::Ok{}) == Outcome::ok);
    CHECK(outcome_of(protocol::server::Error{.code = "INTERNAL"}) == Outcome::failed);
}

TEST_CASE("every time series exists from the start, and nothing that happens adds one") {
    Metrics metrics("0.1.0");
    const auto before = Scrape(metrics.text({})).series();
    for (std::size_t kind = 0; kind < command_kinds.size(); ++kind)
        for (const Outcome outcome : {Outcome::ok, Outcome::refused, Outcome::limited, Outcome::failed})
            metrics.command(static_cast<CommandKind>(kind), outcome, 0.1);
    const auto& limits = engine::Names<Limit>::all;
    for (const auto& [limit, name] : limits) metrics.limit_reached(limit);
    for (const auto strength : {engine::Strength::beginner, engine::Strength::casual, engine::Strength::strong})
        metrics.thought(strength, 0.1);
    metrics.commit(0.1);
    metrics.slow_client();
    for (const auto& [target, target_name] : engine::Names<DeliveryTarget>::all)
        for (const auto& [outcome, name] : engine::Names<DeliveryOutcome>::all) metrics.delivery(target, outcome);
    const Scrape after(metrics.text({}));
    CHECK(after.series() == before);
    CHECK(after.sum("crisscross_commands_total") == 4.0 * command_kinds.size());
    CHECK(after.sum("crisscross_limits_reached_total") == 1.0 * static_cast<double>(limits.size()));
    CHECK(after.sum("crisscross_thinking_seconds_count") == 3);
    CHECK(after.sum("crisscross_deliveries_total") == 8);
}

TEST_CASE("only the time of commands that succeeded is kept") {
    Metrics metrics("0.1.0");
    metrics.command(CommandKind::create, Outcome::ok, 0.2);
    metrics.command(CommandKind::create, Outcome::refused, 0.2);
    const Scrape scrape(metrics.text({}));
    CHECK(scrape.value("crisscross_command_seconds_count") == 1);
    CHECK(scrape.value("crisscross_command_seconds_sum") == Approx(0.2));
    CHECK(scrape.value(R"(crisscross_command_seconds_bucket{le="0.1"})") == 0);
    CHECK(scrape.value(R"(crisscross_command_seconds_bucket{le="0.25"})") == 1);
}

TEST_CASE("readings appear as they were at the scrape") {
    Metrics metrics("0.1.0");
    Readings readings{.connections = 5, .sessions = 4, .rooms_open = 3, .room_inboxes = 2, .store_queue = 1};
    readings.store_healthy = false;
    readings.ready = false;
    readings.deliveries_waiting = 6;
    readings.logged_errors = 8;
    readings.clock_ahead = -1.5;
    readings.analysis_queue = {{"people", 7}, {"computers", 10}};
    readings.process.cpu_seconds = 12;
    const Scrape scrape(metrics.text(readings));
    CHECK(scrape.value("crisscross_connections") == 5);
    CHECK(scrape.value("crisscross_sessions") == 4);
    CHECK(scrape.value("crisscross_rooms_open") == 3);
    CHECK(scrape.value("crisscross_room_inbox_requests") == 2);
    CHECK(scrape.value("crisscross_store_queue") == 1);
    CHECK(scrape.value("crisscross_store_healthy") == 0);
    CHECK(scrape.value("crisscross_ready") == 0);
    CHECK(scrape.value("crisscross_deliveries_waiting") == 6);
    CHECK(scrape.value(R"(crisscross_analysis_queue{class="people"})") == 7);
    CHECK(scrape.value(R"(crisscross_analysis_queue{class="computers"})") == 10);
    CHECK(scrape.value("crisscross_log_errors_total") == 8);
    CHECK(scrape.value("crisscross_clock_ahead_seconds") == -1.5);
    CHECK(scrape.value("process_cpu_seconds_total") == 12);
    CHECK(scrape.value(R"(crisscross_build_info{version="0.1.0"})") == 1);
    readings.process.cpu_seconds = 15;
    CHECK(Scrape(metrics.text(readings)).value("process_cpu_seconds_total") == 15);
}
