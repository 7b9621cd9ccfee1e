#include "server/imports/import_places.hpp"

#include <memory>
#include <vector>

#include "tests/support/catch.hpp"

using crisscross::server::ImportPlaces;

TEST_CASE("nobody takes all places for games that are imported, neither one person nor one address") {
    ImportPlaces places;
    std::vector<std::unique_ptr<ImportPlaces::Place>> taken;
    const auto take = [&](std::int64_t player, const char* network) {
        auto place = places.take({player, network});
        const bool has_taken = place != nullptr;
        if (place) taken.push_back(std::move(place));
        return has_taken;
    };
    CHECK(take(1, "a"));
    CHECK(take(1, "b"));
    CHECK_FALSE(take(1, "c"));
    CHECK(take(2, "a"));
    CHECK(take(3, "a"));
    CHECK(take(4, "a"));
    CHECK_FALSE(take(5, "a"));
    CHECK(take(5, "c"));
    CHECK(take(6, "d"));
    CHECK(take(7, "e"));
    CHECK(taken.size() == ImportPlaces::max);
    CHECK_FALSE(take(8, "f"));
    taken.erase(taken.begin());
    CHECK(take(1, "f"));
    CHECK_FALSE(take(9, "g"));
    taken.clear();
    CHECK(take(8, "a"));
}

TEST_CASE("a place may be given back after all places are gone") {
    auto places = std::make_unique<ImportPlaces>();
    auto place = places->take({1, "a"});
    REQUIRE(place);
    places.reset();
    CHECK_NOTHROW(place.reset());
}
