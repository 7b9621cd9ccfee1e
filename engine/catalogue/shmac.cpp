#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/classic_parts.hpp"

namespace crisscross::engine::catalogue {

/// H1-H15: digraph tiles, red-crossed tiles, words checked when laid.
Ruleset shmac() {
    Ruleset rules;
    rules.id = "shmac";
    rules.board = classic_board();
    rules.tile_set = {{"A", 8, 1},  {"B", 3, 3}, {"C", 4, 1},  {"CH", 2, 5}, {"D", 4, 2},  {"E", 12, 1}, {"F", 2, 4},
                      {"G", 4, 3},  {"H", 2, 4}, {"I", 9, 1},  {"J", 1, 10}, {"K", 2, 4},  {"L", 6, 1},  {"M", 4, 3},
                      {"N", 8, 1},  {"O", 8, 1}, {"P", 4, 3},  {"Q", 1, 10}, {"QU", 1, 8}, {"R", 8, 1},  {"S", 4, 1},
                      {"SH", 2, 5}, {"T", 6, 1}, {"TH", 2, 5}, {"U", 4, 2},  {"V", 2, 4},  {"W", 2, 4},  {"X", 1, 8},
                      {"Y", 3, 4},  {"Z", 1, 5}, {"?", 3, 0},  {"#", 2, 0}};
    rules.opening = Opening{{7, 7}, 2};
    rules.exchange_minimum = 7;
    rules.ruling = Ruling::on_laying;
    rules.ends = {WentOut{}, AllPassed{2}, AllIdle{3}};
    rules.settlements = {DeductRacks{}, AwardRacks{}};
    return rules;
}

}  // namespace crisscross::engine::catalogue
