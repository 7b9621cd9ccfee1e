#pragma once

#include <string>
#include <vector>

#include "engine/computer/win_chance.hpp"
#include "protocol/messages/history/analysis_messages.hpp"
#include "server/analysis/question.hpp"

namespace crisscross::server {

/// A move of a finished game, with everything that is needed to judge it.
struct MoveToJudge {
    std::uint32_t version = 0;
    engine::Turn turn = 0;
    std::string kind{};  ///< play, exchange, pass
    bool withdrawn = false;
    Question question;            ///< has the move that was made
    engine::EndMove end_move{};   ///< the same, for a search of the end; without edits for an exchange, too
    engine::ScoreState before{};  ///< how the game stood
    engine::Seat next = 0;        ///< who has the turn after it
    bool is_known = true;         ///< the whole rack, and what was exchanged
    bool is_repeated = false;     ///< a vote withdrew the play, and the same seat had the turn again (R8)
};

/// Tiles that a seat has drawn, and what it might have drawn instead.
struct DrawToJudge {
    engine::Turn turn = 0;  ///< 0 for the first rack
    engine::Seat seat = 0;
    engine::TileCounts kept{};
    engine::TileCounts drawn{};
    engine::TileCounts unseen{};  ///< in the bag and on the racks of others, before the draw
};

/// What is judged of a game. Moves that were taken back, and what a withdrawn play drew, are not in it.
struct GameCourse {
    engine::Rules rules;
    engine::Lexicon list;
    std::size_t seats = 0;
    std::vector<MoveToJudge> moves{};
    std::vector<DrawToJudge> draws{};
    std::vector<protocol::history::ChancesAt> chances{};  ///< empty for a system without a table
    std::string other_list{};                             ///< the name of `list`, if it is in place of the game's own
    int unjudged = 0;  ///< moves from a record that does not name the whole rack; they are not in `moves`
    std::vector<engine::Seat> draws_unknown{};  ///< the seats of which a record does not say all that they drew
};

inline constexpr std::size_t max_judged_moves = 400;

/// The course of a game that is over. Refused with GAME_GOES_ON, LEXICON_GONE, or GAME_TOO_LONG beyond
/// `max_judged_moves`.
Answer<GameCourse> course_of(const GameRecord& game);

/// By how much a draw was worth more than the mean of what might have been drawn, in points: the value of the whole
/// rack by the table of leaves (docs/computer.md). The same draw gives the same number.
double luck_of(const DrawToJudge& draw, const engine::LeaveValues& leaves);

/// The moves of the game, judged, with everything that follows from them. `judged` has a move for each of the course.
protocol::history::GameAnalysis analysis_of(const GameCourse& course, const engine::LeaveValues& leaves,
                                            std::vector<protocol::history::JudgedMove> judged);

}  // namespace crisscross::server
