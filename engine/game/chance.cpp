#include "engine/game/chance.hpp"

#include <sodium/crypto_generichash.h>

#include <algorithm>
#include <cassert>
#include <string_view>
#include <vector>

namespace crisscross::engine {

namespace {

// Keeps these hashes apart from any others made with the same key.
constexpr std::string_view domain = "crisscross draw 1";

using Digest = std::array<std::uint8_t, 32>;

void append(std::vector<std::uint8_t>& message, std::uint32_t number) {
    for (int shift = 0; shift < 32; shift += 8) message.push_back(static_cast<std::uint8_t>(number >> shift));
}

std::uint32_t number_at_front(const Digest& digest) {
    std::uint32_t number = 0;
    for (int byte = 3; byte >= 0; --byte) number = number << 8 | digest[static_cast<std::size_t>(byte)];
    return number;
}

std::uint32_t raw_number(const Seed& seed, std::uint32_t event_number, std::uint32_t place, std::uint32_t attempt) {
    std::vector<std::uint8_t> message(domain.begin(), domain.end());
    append(message, event_number);
    append(message, place);
    append(message, attempt);
    Digest digest{};
    crypto_generichash(digest.data(), digest.size(), message.data(), message.size(), seed.data(), seed.size());
    return number_at_front(digest);
}

Tile tile_at(const TileCounts& bag, std::uint32_t index) {
    Tile found = blank;
    std::int64_t left = index;
    bag.for_each([&](Tile tile, int count) {
        if (left >= 0 && (left -= count) < 0) found = tile;
    });
    return found;
}

}  // namespace

SeedHash hash_of(const Seed& seed) {
    SeedHash hash{};
    crypto_generichash(hash.data(), hash.size(), seed.data(), seed.size(), nullptr, 0);
    return hash;
}

std::uint32_t Chance::below(std::uint32_t bound, std::uint32_t event_number, std::uint32_t place) const {
    assert(bound > 0);
    // Numbers past the last whole multiple of the bound would favour small results, so they are drawn again.
    const std::uint64_t limit = (std::uint64_t{1} << 32) / bound * bound;
    for (std::uint32_t attempt = 0;; ++attempt) {
        const std::uint32_t number = raw_number(seed_, event_number, place, attempt);
        if (number < limit) return number % bound;
    }
}

TileCounts Chance::draw(TileCounts& bag, int count, std::uint32_t event_number, std::uint32_t first_place) const {
    TileCounts drawn;
    const int possible = std::min(count, bag.total());
    for (int taken = 0; taken < possible; ++taken) {
        const auto bound = static_cast<std::uint32_t>(bag.total());
        const Tile tile = tile_at(bag, below(bound, event_number, first_place + static_cast<std::uint32_t>(taken)));
        bag.remove(tile);
        drawn.add(tile);
    }
    return drawn;
}

}  // namespace crisscross::engine
