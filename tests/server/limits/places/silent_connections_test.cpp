#include "server/limits/places/silent_connections.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "tests/support/catch.hpp"

using crisscross::server::SilentConnections;

namespace {

/// Silent connections that note which of them have made way.
struct Waiting {
    SilentConnections silent{};
    std::vector<std::uint64_t> ended{};

    void add(std::uint64_t number, const std::string& network) {
        silent.add(number, network, [this, number] { ended.push_back(number); });
    }
    /// The one that makes way; 0 if there is none.
    std::uint64_t take() {
        const auto end = silent.take();
        if (!end) return 0;
        end();
        return ended.back();
    }
};

/// The same choice, by going through all connections.
std::uint64_t chosen(const std::map<std::uint64_t, std::string>& network_of) {
    const auto alike = [&network_of](const auto& connection) {
        return std::ranges::count(network_of, connection.second,
                                  &std::pair<const std::uint64_t, std::string>::second);
    };
    const auto chosen = std::ranges::max_element(network_of, std::ranges::less{}, alike);
    return chosen == network_of.end() ? 0 : chosen->first;
}

}  // namespace

TEST_CASE("among all silent connections, the oldest of the network that has the most makes way") {
    Waiting waiting;
    waiting.add(1, "192.0.2.1");
    for (std::uint64_t number = 2; number < 5; ++number) waiting.add(number, "192.0.2.2");
    waiting.add(5, "192.0.2.3");
    waiting.add(6, "192.0.2.3");
    CHECK(waiting.take() == 2);
    CHECK(waiting.take() == 3);  // now both have two, and this one is older
    CHECK(waiting.take() == 5);
    for (const std::uint64_t oldest : {1, 4, 6}) CHECK(waiting.take() == oldest);
    CHECK(waiting.take() == 0);
}

TEST_CASE("a silent connection of which a proxy has not said where it comes from counts as alone") {
    Waiting waiting;
    for (std::uint64_t number = 1; number < 4; ++number) waiting.add(number, "");
    waiting.add(4, "192.0.2.1");
    waiting.add(5, "192.0.2.1");
    CHECK(waiting.take() == 4);
    CHECK(waiting.take() == 1);
    waiting.silent.move(3, "192.0.2.1");
    CHECK(waiting.take() == 3);
    CHECK(waiting.take() == 2);
}

TEST_CASE("whatever silent connections come, turn out to be elsewhere and go, the same one makes way") {
    std::mt19937 random(20'261'128);
    const auto below = [&random](std::uint64_t bound) { return random() % bound; };
    Waiting waiting;
    std::map<std::uint64_t, std::string> network_of;
    for (std::uint64_t number = 1; number < 3000; ++number) {
        const std::string network = "192.0.2." + std::to_string(below(12));
        const std::uint64_t earlier = 1 + below(number);
        waiting.add(number, network);
        network_of[number] = network;
        if (below(2) == 0) {
            waiting.silent.remove(earlier);
            network_of.erase(earlier);
        } else if (network_of.contains(earlier)) {
            waiting.silent.move(earlier, network);
            network_of[earlier] = network;
        }
        if (below(2) == 0) {
            const std::uint64_t expected = chosen(network_of);
            REQUIRE(waiting.take() == expected);
            network_of.erase(expected);
        }
    }
}
