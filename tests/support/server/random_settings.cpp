#include "tests/support/server/random_settings.hpp"

#include "engine/catalogue/catalogue.hpp"

namespace crisscross::test {

namespace {

using namespace engine;

/// Sets each knob with a probability of one in four.
class Mixer {
public:
    explicit Mixer(std::mt19937& random) : random_(random) {}

    int between(int least, int most) { return std::uniform_int_distribution(least, most)(random_); }

    void mix(std::optional<int>& knob, int least, int most) {
        if (between(0, 3) == 0) knob = between(least, most);
    }
    template <class Enum>
    void mix(std::optional<Enum>& knob, Enum last) {
        if (between(0, 3) == 0) knob = static_cast<Enum>(between(0, static_cast<int>(last)));
    }
    std::string system() {
        const auto& all = catalogue::all();
        return all[static_cast<std::size_t>(between(0, static_cast<int>(all.size()) - 1))].id;
    }

private:
    std::mt19937& random_;
};

Settings mixed(Mixer& mixer) {
    Settings settings{.system = mixer.system()};
    // Only a system that has the large board by itself gets it, because games on it are long.
    if (mixer.between(0, 3) == 0) settings.board_from = "crosswords-17";
    if (mixer.between(0, 3) == 0) settings.tiles_from = mixer.system();
    mixer.mix(settings.rack_size, 5, 9);
    mixer.mix(settings.rack_visibility, RackVisibility::open);
    mixer.mix(settings.hints, Hints::own_rack);
    mixer.mix(settings.first_player, FirstPlayer::random);
    mixer.mix(settings.lines, Lines::diagonal_too);
    mixer.mix(settings.layout, Layout::connected);
    mixer.mix(settings.reading, Reading::both);
    mixer.mix(settings.duplicates, Duplicates::refused);
    mixer.mix(settings.scoring, Scoring::none);
    mixer.mix(settings.bingo_tiles, 3, 7);
    mixer.mix(settings.bingo_points, 0, 60);
    mixer.mix(settings.exchange, ExchangeRule::all);
    mixer.mix(settings.ruling, Ruling::vote);
    mixer.mix(settings.window_two_seats, 0, 20);
    mixer.mix(settings.exchange_minimum, 0, 7);
    mixer.mix(settings.passes, 1, 2);
    mixer.mix(settings.scoreless_turns, 0, 8);
    return settings;
}

}  // namespace

engine::Settings random_settings(std::mt19937& random) {
    Mixer mixer(random);
    for (;;)
        if (Settings settings = mixed(mixer); resolve(settings)) return settings;
}

}  // namespace crisscross::test
