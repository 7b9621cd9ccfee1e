#include "server/limits/shared_places.hpp"

#include "server/limits/http_limits.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a shared place is free again when its permission ends, and only this one") {
    SharedPlaces places({.total = 3, .per_network = 2, .per_person = 1});
    auto first = places.take({1, "192.0.2.7"});
    const auto second = places.take({2, "192.0.2.7"});
    CHECK(first);
    CHECK(second);
    CHECK_FALSE(places.take({3, "192.0.2.7"}));
    CHECK_FALSE(places.take({2, "192.0.2.8"}));
    first.reset();
    CHECK(places.take({3, "192.0.2.7"}));
    CHECK_FALSE(places.take({2, "192.0.2.8"}));
}

TEST_CASE("a network may have a quarter of the questions about finished games that wait for their answers") {
    constexpr Shares shares = HttpLimits::answer_shares;
    CHECK(shares.per_network * 4 == shares.total);
    SharedPlaces places(shares);
    std::vector<Permission> taken;
    std::int64_t person = 0;
    const auto take = [&](const std::string& network) {
        auto place = places.take({++person, network});
        const bool is_there = place.has_value();
        if (place) taken.push_back(*std::move(place));
        return is_there;
    };
    for (std::size_t question = 0; question < shares.per_network; ++question) CHECK(take("192.0.2.7"));
    CHECK_FALSE(take("192.0.2.7"));
    for (const std::string network : {"192.0.2.8", "192.0.2.9", "192.0.2.10"}) CHECK(take(network));
}
