#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/classic_parts.hpp"

namespace crisscross::engine::catalogue {

namespace {

/// X1-X11 on a plain board with `size` rows and columns.
Ruleset crosswords_on(int size) {
    Ruleset rules;
    rules.board.assign(static_cast<std::size_t>(size), std::string(static_cast<std::size_t>(size), '.'));
    rules.corners = {size,
                     {{Scope::letter, 2, 30}, {Scope::letter, 3, 20}, {Scope::word, 2, 30}, {Scope::word, 3, 20}}};
    rules.premium_use = PremiumUse::unlimited;
    rules.tile_set = english_tiles();
    rules.first_player = FirstPlayer::random;
    rules.starter_turn = StarterTurn{"A", {size / 2, size / 2}, 120};
    rules.contact = Contact::whole_board;
    rules.reading = Reading::both;
    rules.counted = Counted::good_readings;
    rules.bingo.points = 0;
    rules.exchange = ExchangeRule::all;
    rules.ruling = Ruling::on_laying;
    rules.ends = {EmptyRackToMove{}, AllPassed{1}};
    return rules;
}

}  // namespace

Ruleset crosswords() {
    Ruleset rules = crosswords_on(15);
    rules.id = "crosswords";
    return rules;
}

Ruleset crosswords_17() {
    Ruleset rules = crosswords_on(17);
    rules.id = "crosswords-17";
    rules.placed = rules.judged = {Axis::across, Axis::down, Axis::diagonal_down, Axis::diagonal_up};
    rules.layout = Layout::connected;
    return rules;
}

}  // namespace crisscross::engine::catalogue
