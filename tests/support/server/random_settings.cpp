#include "tests/support/server/random_settings.hpp"

#include "engine/catalogue/catalogue.hpp"

namespace crisscross::test {

namespace {

using namespace engine;

/// Sets each knob with a probability of one in four.
class Mixer {
public:
    explicit Mixer(std::mt19937& random) : random_(random) {}

    int between(int min, int max) { return std::uniform_int_distribution(min, max)(random_); }

    const std::string& one_of(const std::vector<std::string>& all) {
        return all[static_cast<std::size_t>(between(0, static_cast<int>(all.size()) - 1))];
    }
    std::string system() {
        const auto& all = catalogue::all();
        return all[static_cast<std::size_t>(between(0, static_cast<int>(all.size()) - 1))].id;
    }

private:
    std::mt19937& random_;
};

/// Numbers that keep a game short and let most mixtures compile. Number knobs that are not listed keep their values.
const std::map<std::string_view, std::pair<int, int>> ranges{
    {"rack_size", {5, 9}},        {"bingo_tiles", {3, 7}}, {"bingo_points", {0, 60}},  {"window_two_seats", {0, 20}},
    {"exchange_minimum", {0, 7}}, {"passes", {1, 2}},      {"scoreless_turns", {0, 8}}};

/// One value for each kind of knob.
struct AnyValue {
    Mixer& mixer;
    const Knob& knob;
    std::optional<KnobValue> operator()(const NumberKnob&) const {
        const auto range = ranges.find(knob.name);
        if (range == ranges.end()) return std::nullopt;
        return mixer.between(range->second.first, range->second.second);
    }
    std::optional<KnobValue> operator()(const ChoiceKnob& choice) const {
        return mixer.one_of({choice.choices.begin(), choice.choices.end()});
    }
    /// Never takes the board of Super: games on it are long.
    std::optional<KnobValue> operator()(const SystemKnob&) const {
        return knob.name == "board_from" ? "crosswords-17" : mixer.system();
    }
};

Settings mixed(Mixer& mixer) {
    Settings settings{.system = mixer.system()};
    for (const Knob& knob : knobs())
        if (mixer.between(0, 3) == 0)
            if (const auto value = std::visit(AnyValue{mixer, knob}, knob.kind))
                settings.knobs[std::string(knob.name)] = *value;
    return settings;
}

}  // namespace

engine::Settings random_settings(std::mt19937& random) {
    Mixer mixer(random);
    for (;;)
        if (Settings settings = mixed(mixer); resolve(settings)) return settings;
}

}  // namespace crisscross::test
