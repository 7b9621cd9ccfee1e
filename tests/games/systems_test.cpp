#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/server/random_settings.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// Plays a game to its end. Compares the room with its journal now and then, and checks that no frame leaked.
void play_out(const engine::Settings& settings, int seats, std::uint32_t seed,
              const std::optional<engine::Options>& options = std::nullopt) {
    INFO(settings.system << ", " << seats << " seats, seed " << seed);
    TestServer server({}, short_words());
    WireRoom room(server, settings, seats);
    if (options) room.carry_out({room.game().to_move, engine::PlaceStarter{1, {2, 3}, *options}});
    RandomPlayer player(short_words_as_letters(), seed);
    const int compare_every = long_run() ? 3 : 5;
    for (int turn = 1; !room.over(); ++turn) {
        room.carry_out(player.next(room.game()));
        if (turn % compare_every == 0) REQUIRE(room.difference() == "");
    }
    CHECK(room.difference() == "");
    CHECK(room.leaks() == std::vector<std::string>{});
}

/// The options of X2 as the bits of a number; racks stay hidden.
engine::Options options_number(int number) {
    engine::Options options;
    if (number & 1) options.reading = engine::Reading::both;
    if (number & 2) options.lines = engine::Lines::diagonals_too;
    if (number & 4) options.layout = engine::Layout::connected;
    if (number & 8) options.duplicates = engine::Duplicates::refused;
    return options;
}

}  // namespace

TEST_CASE("whole games of every system: the journal is the room, and nothing leaks") {
    const auto& systems = engine::catalogue::all();
    for (std::size_t index = 0; index < systems.size(); ++index)
        for (int seats = 2; seats <= 4; ++seats)
            if (long_run() || seats == 2 + static_cast<int>(index) % 3)
                play_out({.system = systems[index].id}, seats, static_cast<std::uint32_t>(seats));
}

TEST_CASE("whole games of Crosswords with every set of options, on both boards (X2)") {
    for (int number = 0; number < 32; ++number)
        if (long_run() || number % 5 == 0)
            play_out({.system = number < 16 ? "crosswords" : "crosswords-17"}, 2 + number % 3,
                     static_cast<std::uint32_t>(number), options_number(number % 16));
}

TEST_CASE("whole games with random mixtures of settings") {
    std::mt19937 random(17);
    for (int number = 0; number < (long_run() ? 60 : 5); ++number)
        play_out(random_settings(random), 2 + number % 3, static_cast<std::uint32_t>(number));
}
