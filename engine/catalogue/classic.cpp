#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/classic_parts.hpp"

namespace crisscross::engine::catalogue {

std::vector<std::string> classic_board() {
    return {"T..d...T...d..T",  //
            ".D...t...t...D.",  //
            "..D...d.d...D..",  //
            "d..D...d...D..d",  //
            "....D.....D....",  //
            ".t...t...t...t.",  //
            "..d...d.d...d..",  //
            "T..d...D...d..T",  //
            "..d...d.d...d..",  //
            ".t...t...t...t.",  //
            "....D.....D....",  //
            "d..D...d...D..d",  //
            "..D...d.d...D..",  //
            ".D...t...t...D.",  //
            "T..d...T...d..T"};
}

std::vector<TileSpec> english_tiles() {
    return {{"A", 9, 1}, {"B", 2, 3}, {"C", 2, 3},  {"D", 4, 2}, {"E", 12, 1}, {"F", 2, 4}, {"G", 3, 2},
            {"H", 2, 4}, {"I", 9, 1}, {"J", 1, 8},  {"K", 1, 5}, {"L", 4, 1},  {"M", 2, 3}, {"N", 6, 1},
            {"O", 8, 1}, {"P", 2, 3}, {"Q", 1, 10}, {"R", 6, 1}, {"S", 4, 1},  {"T", 6, 1}, {"U", 4, 1},
            {"V", 2, 4}, {"W", 2, 4}, {"X", 1, 8},  {"Y", 2, 4}, {"Z", 1, 10}, {"?", 2, 0}};
}

Ruleset classic() {
    Ruleset rules;
    rules.id = "classic";
    rules.board = classic_board();
    rules.tile_set = english_tiles();
    rules.opening = Opening{{7, 7}, 2};
    rules.ends = {WentOut{}, AllPassed{2}, NoPlayLeft{}};
    rules.settlements = {DeductRacks{}, AwardRacks{}};
    rules.tie_breaks = {HigherBeforeSettlement{}};
    return rules;
}

}  // namespace crisscross::engine::catalogue
