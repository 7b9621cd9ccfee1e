#include "server/options/configuration/configuration.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

GivenValues flag(const std::string& name, const std::string& text) {
    return {{name, {text, {Origin::Kind::flag, "--" + name}}}};
}

std::string fault_of(const GivenValues& flags, const Environment& environment = {}) {
    const auto configuration = configure(flags, environment);
    return configuration ? "" : configuration.error().why;
}

}  // namespace

TEST_CASE("a flag is stronger than a variable, and a variable is stronger than the default") {
    CHECK(configure({}, {})->config.port == 8080);
    CHECK(configure({}, {{"CRISSCROSS_PORT", "81"}})->config.port == 81);
    const auto both = configure(flag("port", "82"), {{"CRISSCROSS_PORT", "81"}, {"CRISSCROSS_THREADS", "3"}});
    CHECK(both->config.port == 82);
    CHECK(both->config.threads == 3);
    CHECK(both->given.at("port").origin.place == "--port");
    CHECK(both->given.at("threads").origin.place == "CRISSCROSS_THREADS");
    CHECK_FALSE(both->given.contains("bind"));
}

TEST_CASE("an empty variable is not set") {
    CHECK(configure({}, {{"CRISSCROSS_PORT", ""}})->config.port == 8080);
}

TEST_CASE("a value that an option does not expect is refused by its name, with what is expected") {
    CHECK(fault_of(flag("port", "70000")) == "--port must be a whole number from 0 to 65535, not 70000");
    CHECK(fault_of({}, {{"CRISSCROSS_PORT", "http"}}) ==
          "CRISSCROSS_PORT must be a whole number from 0 to 65535, not http");
    CHECK(fault_of(flag("port", "8080 ")) != "");
    CHECK(fault_of(flag("threads", "-1")) != "");
    CHECK(fault_of(flag("threads", "1.5")) != "");
    CHECK(fault_of(flag("frame-rate", "nan")) != "");
    CHECK(fault_of(flag("frame-rate", "0.5")) == "--frame-rate must be a number from 1 to 1000000, not 0.5");
    CHECK(fault_of(flag("trusted-proxy", "::1,localhost")) ==
          "--trusted-proxy must be nobody, or a list of addresses or networks such as 10.0.0.0/8,::1,unix, not "
          "::1,localhost");
    CHECK(fault_of(flag("log-level", "loud")) ==
          "--log-level must be one of debug, info, warning, error, off, not loud");
    CHECK(fault_of(flag("web", "/nowhere")) == "--web must be a folder that exists, not /nowhere");
    CHECK(fault_of(flag("lexicon", "/nowhere")) == "--lexicon must be a file that exists, not /nowhere");
    CHECK(fault_of(flag("public-origin", "play.example.org/games")) != "");
}

TEST_CASE("nobody is a trusted proxy if a host says so, whatever the weaker values are") {
    const auto configuration = configure(flag("trusted-proxy", "nobody"), {{"CRISSCROSS_TRUSTED_PROXY", "::1"}});
    REQUIRE(configuration.has_value());
    CHECK(configuration->config.trusted_proxies.text().empty());
    CHECK_FALSE(configuration->config.trusted_proxies.trusts("::1"));
    CHECK(fault_of(flag("trusted-proxy", "nobody,::1")) != "");
}

TEST_CASE("a bad variable is refused even if a flag replaces it") {
    CHECK(fault_of(flag("port", "81"), {{"CRISSCROSS_PORT", "none"}}).starts_with("CRISSCROSS_PORT"));
}

TEST_CASE("a rate for an hour may be used up at once") {
    const Rate guests = configure(flag("guests-per-hour", "36"), {})->config.limits.guests_per_network;
    CHECK(guests.burst == 36);
    CHECK(guests.per_second == 36 / 3600.0);
}

TEST_CASE("an address may open as many connections in one burst as it may have, and never fewer than usual") {
    const auto burst = [](const std::string& number) {
        return configure(flag("connections-per-address", number), {})
            ->config.limits.new_connections_per_network.burst;
    };
    CHECK(burst("20") == 300);
    CHECK(burst("5000") == 5000);
}

TEST_CASE("all connections that an address may have may join two rooms each in one burst") {
    const auto burst = [](const std::string& number) {
        return configure(flag("connections-per-address", number), {})->config.limits.joins_per_network.burst;
    };
    CHECK(burst("20") == 1'200);
    CHECK(burst("5000") == 10'000);
}

TEST_CASE("a frame rate above the usual burst raises the burst") {
    CHECK(configure(flag("frame-rate", "10"), {})->config.frames.burst == 100);
    CHECK(configure(flag("frame-rate", "500.5"), {})->config.frames.burst == 500.5);
}

TEST_CASE("an address that may make more moves than usual may add more bytes to games, too") {
    const auto game_bytes = [](const std::string& moves) {
        return configure(flag("moves-per-minute", moves), {})->config.limits.game_bytes_per_network.burst;
    };
    CHECK(game_bytes("60") == LimitRates{}.game_bytes_per_network.burst);
    CHECK(game_bytes("2400") == 2 * LimitRates{}.game_bytes_per_network.burst);
}
