#include "engine/catalogue/catalogue.hpp"

namespace crisscross::engine::catalogue {

/// S1-S3: 21 x 21, two hundred tiles, an exchange needs seven in the bag.
Ruleset super() {
    Ruleset rules = classic();
    rules.id = "super";
    rules.board = {"Q..d...T..d..T...d..Q",  //
                   ".D..t...D...D...t..D.",  //
                   "..D..q...D.D...q..D..",  //
                   "d..T..d...T...d..T..d",  //
                   ".t..D...t...t...D..t.",  //
                   "..q..D...d.d...D..q..",  //
                   "...d..D...d...D..d...",  //
                   "T......D.....D......T",  //
                   ".D..t...t...t...t..D.",  //
                   "..D..d...d.d...d..D..",  //
                   "d..T..d...D...d..T..d",  //
                   "..D..d...d.d...d..D..",  //
                   ".D..t...t...t...t..D.",  //
                   "T......D.....D......T",  //
                   "...d..D...d...D..d...",  //
                   "..q..D...d.d...D..q..",  //
                   ".t..D...t...t...D..t.",  //
                   "d..T..d...T...d..T..d",  //
                   "..D..q...D.D...q..D..",  //
                   ".D..t...D...D...t..D.",  //
                   "Q..d...T..d..T...d..Q"};
    rules.tile_set = {{"A", 16, 1}, {"B", 4, 3},  {"C", 6, 3},  {"D", 8, 2}, {"E", 24, 1}, {"F", 4, 4},
                      {"G", 5, 2},  {"H", 5, 4},  {"I", 13, 1}, {"J", 2, 8}, {"K", 2, 5},  {"L", 7, 1},
                      {"M", 6, 3},  {"N", 13, 1}, {"O", 15, 1}, {"P", 4, 3}, {"Q", 2, 10}, {"R", 13, 1},
                      {"S", 10, 1}, {"T", 15, 1}, {"U", 7, 1},  {"V", 3, 4}, {"W", 4, 4},  {"X", 2, 8},
                      {"Y", 4, 4},  {"Z", 2, 10}, {"?", 4, 0}};
    rules.opening = Opening{{10, 10}, 2};
    rules.exchange_minimum = 7;
    return rules;
}

}  // namespace crisscross::engine::catalogue
