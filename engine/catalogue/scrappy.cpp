#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/classic_parts.hpp"

namespace crisscross::engine::catalogue {

/// R1-R13: any word, anywhere, along diagonals too; the players vote.
Ruleset scrappy() {
    Ruleset rules;
    rules.id = "scrappy";
    rules.board = classic_board();
    rules.tile_set = english_tiles();
    rules.first_player = FirstPlayer::best_tile_all_again;
    rules.placed = {Axis::across, Axis::down, Axis::diagonal_down, Axis::diagonal_up};
    rules.contact = Contact::none;
    rules.word_source = WordSource::any;
    rules.bingo.points = 0;
    rules.ruling = Ruling::vote;
    rules.ends = {LaidAtOnce{7}, WentOut{}, AllPassed{1}};
    rules.settlements = {DeductRacks{}};
    return rules;
}

}  // namespace crisscross::engine::catalogue
