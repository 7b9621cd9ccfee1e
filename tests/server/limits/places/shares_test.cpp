#include "server/limits/places/shares.hpp"

#include "server/history/game_analyst.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a network and a person have only their shares of the places, and all together no more than there are") {
    const Shares shares{.total = 4, .per_network = 2, .per_person = 1};
    std::vector<Holder> holders;
    const auto take = [&](const Holder& wanting) {
        const bool allowed = shares.allow(holders, wanting);
        if (allowed) holders.push_back(wanting);
        return allowed;
    };
    CHECK(take({1, "192.0.2.7"}));
    CHECK_FALSE(take({1, "192.0.2.8"}));
    CHECK(take({2, "192.0.2.7"}));
    CHECK_FALSE(take({3, "192.0.2.7"}));
    CHECK(take({3, "192.0.2.8"}));
    CHECK(take({4, "192.0.2.9"}));
    CHECK_FALSE(take({5, "192.0.2.10"}));
    holders.pop_back();
    CHECK(take({5, "192.0.2.10"}));
}

TEST_CASE("a network may have a quarter of the games that wait to be analysed") {
    std::vector<Holder> holders;
    for (std::int64_t player = 1; player <= 2; ++player) {
        CHECK(GameAnalyst::shares.allow(holders, {player, "192.0.2.7"}));
        holders.push_back({player, "192.0.2.7"});
    }
    CHECK_FALSE(GameAnalyst::shares.allow(holders, {3, "192.0.2.7"}));
    CHECK(GameAnalyst::shares.allow(holders, {3, "192.0.2.8"}));
}
