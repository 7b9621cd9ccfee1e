#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "engine/computer/evaluator.hpp"
#include "protocol/messages/messages.hpp"
#include "server/games/model/game_record.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// A question about the plays of a seat, with everything that is needed to answer it: for a hint, or an analysis.
struct Question {
    protocol::RequestId id{};
    engine::Lexicon list;  ///< in the letters of the tiles
    engine::SeatView seen;
    std::optional<engine::MoveSummary> done{};  ///< for an analysis: the move that the seat made
};

/// A move of a game that is over, and all that led to it. What its player saw then is found by folding that.
struct PastMove {
    protocol::RequestId id{};
    engine::Lexicon list;  ///< in the letters of the tiles
    engine::Rules rules;
    std::shared_ptr<const std::vector<GameEntry>> log{};  ///< ends with the move
};

/// What a player may ask the analysis pool.
using PoolQuestion = std::variant<Question, PastMove>;

/// Asks about the player's rack now. Refused as `check_hint` says, or with LEXICON_GONE.
Answer<Question> hint(const GameRecord& record, PlayerId player, const protocol::client::Hint& message);

/// Asks about a move of a game that is over. Refused with GAME_GOES_ON, NO_SUCH_MOVE or LEXICON_GONE.
Answer<PastMove> analysis(const GameRecord& record, const protocol::client::Analysis& message);
/// The question, with everything that is needed to answer it. Folds the game of a past move, so it may take a while.
/// Refused with RACK_UNKNOWN.
Answer<Question> in_full(const PoolQuestion& asked);

int in_tenths(double points);

/// At most this many plays are listed.
inline constexpr std::size_t max_possible_plays = 5;

/// The best plays, best first, each with another longest word: where a word fits in many places, only its best
/// play counts.
std::vector<engine::RankedPlay> best_plays(const Question& question, engine::Evaluator& evaluator,
                                           engine::Budget& budget);
protocol::server::PossiblePlay as_sent(const Question& question, const engine::RankedPlay& play);
/// The best exchange, unless it is worth less than each of as many plays as are listed, or no more than the exchange
/// that was made.
std::optional<protocol::server::PossibleExchange> exchange_among(const std::vector<engine::RankedPlay>& plays,
                                                                 const Question& question,
                                                                 const engine::Evaluator& evaluator);
/// The words that a play makes.
std::vector<std::string> words_of(const Question& question, const engine::RankedPlay& play);
/// The value of the move that was made; the question must have it.
protocol::server::MoveMade move_made(const Question& question, const engine::Evaluator& evaluator);

/// Answers with the plays found before the budget is spent. May take a while.
protocol::server::PlaysFound answer(const Question& question, std::shared_ptr<const engine::EvaluatorTables> tables,
                                    engine::Budget& budget);

}  // namespace crisscross::server
