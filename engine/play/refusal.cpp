#include "engine/play/refusal.hpp"

#include <stdexcept>

namespace crisscross::engine {

std::string_view name(Code code) {
    switch (code) {
        case Code::empty:
            return "EMPTY";
        case Code::off_board:
            return "OFF_BOARD";
        case Code::occupied:
            return "OCCUPIED";
        case Code::bad_tile:
            return "BAD_TILE";
        case Code::not_in_rack:
            return "NOT_IN_RACK";
        case Code::not_linear:
            return "NOT_LINEAR";
        case Code::gap:
            return "GAP";
        case Code::not_attached:
            return "NOT_ATTACHED";
        case Code::first_centre:
            return "FIRST_CENTRE";
        case Code::first_short:
            return "FIRST_SHORT";
        case Code::digraph:
            return "DIGRAPH";
        case Code::red_target:
            return "RED_TARGET";
        case Code::orphan:
            return "ORPHAN";
        case Code::new_words_apart:
            return "NEW_WORDS_APART";
        case Code::duplicate_word:
            return "DUPLICATE_WORD";
        case Code::bad_word:
            return "BAD_WORD";
        case Code::not_your_turn:
            return "NOT_YOUR_TURN";
        case Code::stale:
            return "STALE";
        case Code::not_all_tiles:
            return "NOT_ALL_TILES";
        case Code::bad_options:
            return "BAD_OPTIONS";
        case Code::bag_too_small:
            return "BAG_TOO_SMALL";
        case Code::game_over:
            return "GAME_OVER";
        case Code::window_open:
            return "WINDOW_OPEN";
        case Code::nothing_to_challenge:
            return "NOTHING_TO_CHALLENGE";
        case Code::nothing_to_vote:
            return "NOTHING_TO_VOTE";
        case Code::not_a_starter:
            return "NOT_A_STARTER";
        case Code::not_seated:
            return "NOT_SEATED";
        case Code::nothing_to_take_back:
            return "NOTHING_TO_TAKE_BACK";
        case Code::too_late_to_abort:
            return "TOO_LATE_TO_ABORT";
    }
    return "";
}

void throw_exception_from_error(const Refusal& refusal, const boost::source_location&) {
    throw std::logic_error("unchecked refusal: " + std::string(name(refusal.code)));
}

}  // namespace crisscross::engine
