#include "tests/support/games/random_ruleset.hpp"

#include <string>

namespace crisscross::test {

using namespace engine;

namespace {

/// Chooses each knob independently of the others.
class Mixer {
public:
    explicit Mixer(std::mt19937& random) : random_(random) {}

    Ruleset mix() {
        Ruleset rules;
        rules.id = "mixture";
        rules.board = board();
        if (chance(40)) rules.corners = {between(1, 12), {{Scope::letter, 3, 60}, {Scope::word, 2, 40}}};
        rules.premium_use = one_of({PremiumUse::once, PremiumUse::unlimited});
        rules.tile_set = tiles();
        rules.rack_size = between(3, 8);
        rules.rack_visibility = one_of({RackVisibility::hidden, RackVisibility::hidden, RackVisibility::open});
        rules.first_player = one_of({FirstPlayer::best_tile, FirstPlayer::best_tile_all_again, FirstPlayer::random});
        if (chance(30)) rules.starter_turn = StarterTurn{"A", {between(0, 8), between(0, 8)}, 30};
        if (chance(60)) rules.opening = Opening{{between(0, 8), between(0, 8)}, between(1, 2)};
        rules.placed = lines();
        rules.judged = lines();
        rules.layout = one_of({Layout::one_line, Layout::connected});
        rules.contact = one_of({Contact::a_tile, Contact::whole_board, Contact::none});
        rules.word_source = one_of({WordSource::list, WordSource::list, WordSource::any});
        rules.reading = one_of({Reading::forward, Reading::both});
        rules.duplicates = one_of({Duplicates::allowed, Duplicates::refused});
        rules.counted = one_of({Counted::runs, Counted::good_readings});
        rules.scoring = one_of({Scoring::points, Scoring::points, Scoring::none});
        rules.bingo = {between(3, 5), one_of({0, 20})};
        rules.exchange = one_of({ExchangeRule::some, ExchangeRule::all});
        rules.exchange_minimum = one_of({0, 0, 7});
        rules.ruling = one_of({Ruling::on_laying, Ruling::on_laying, Ruling::challenge_free,
                               Ruling::challenge_costs_turn, Ruling::challenge_pays_ten, Ruling::vote});
        rules.windows = {one_of({0, 5}), one_of({0, 10}), 60, 30};
        rules.ends = ends();
        if (chance(25)) rules.levels = {{"easy", {20, 15, 10}}, {"hard", {60, 50, 40}}};
        if (chance(60)) rules.settlements.emplace_back(DeductRacks{});
        if (chance(60)) rules.settlements.emplace_back(AwardRacks{});
        if (chance(50)) rules.tie_breaks = {HigherBeforeSettlement{}};
        return rules;
    }

private:
    int between(int min, int max) { return std::uniform_int_distribution(min, max)(random_); }
    bool chance(int percent) { return between(0, 99) < percent; }
    template <class Value>
    Value one_of(std::initializer_list<Value> values) {
        return values.begin()[between(0, static_cast<int>(values.size()) - 1)];
    }

    std::vector<std::string> board() {
        std::vector<std::string> rows(static_cast<std::size_t>(between(5, 11)));
        const auto columns = static_cast<std::size_t>(between(5, 11));
        for (std::string& row : rows)
            for (std::size_t column = 0; column < columns; ++column)
                row += one_of({'.', '.', '.', '.', 'd', 't', 'q', 'D', 'T', 'Q'});
        return rows;
    }

    std::vector<TileSpec> tiles() {
        std::vector<TileSpec> tiles;
        for (char letter = 'A'; letter <= 'Z'; ++letter) tiles.push_back({{letter}, between(1, 3), between(1, 9)});
        if (chance(40)) tiles.push_back({"TH", 3, 5});
        if (chance(60)) tiles.push_back({"?", between(1, 4), 0});
        if (chance(40)) tiles.push_back({"#", between(1, 5), 0});
        return tiles;
    }

    std::vector<Axis> lines() {
        return one_of<std::vector<Axis>>({{Axis::across, Axis::down},
                                          {Axis::across, Axis::down},
                                          {Axis::across, Axis::down, Axis::diagonal_down, Axis::diagonal_up},
                                          {Axis::across},
                                          {Axis::diagonal_up, Axis::across}});
    }

    std::vector<End> ends() {
        std::vector<End> ends{AllPassed{between(1, 2)}};
        if (chance(60)) ends.emplace_back(WentOut{});
        if (chance(30)) ends.emplace_back(EmptyRackToMove{});
        if (chance(30)) ends.emplace_back(AllIdle{between(1, 3)});
        if (chance(20)) ends.emplace_back(ScorelessTurns{between(4, 8)});
        if (chance(20)) ends.emplace_back(LaidAtOnce{between(4, 6)});
        if (chance(25)) ends.emplace_back(TargetReached{});
        return ends;
    }

    std::mt19937& random_;
};

}  // namespace

Rules random_rules(std::mt19937& random) {
    for (;;)
        if (auto rules = compile(Mixer(random).mix())) return *std::move(rules);
}

std::vector<Options> all_options() {
    std::vector<Options> all;
    for (const Reading reading : {Reading::forward, Reading::both})
        for (const Lines lines : {Lines::straight, Lines::diagonals_too})
            for (const Layout layout : {Layout::one_line, Layout::connected})
                for (const Duplicates duplicates : {Duplicates::allowed, Duplicates::refused})
                    all.push_back({reading, lines, layout, duplicates, RackVisibility::hidden});
    return all;
}

}  // namespace crisscross::test
