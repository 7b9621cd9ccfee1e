#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/games/plays_found.hpp"

/// The analysis of a whole game, as it is kept and as it is sent below /api/v1. Chances to win are in thousandths,
/// all other values in tenths of a point.
namespace crisscross::protocol::history {

/// A play that was possible.
struct JudgedPlay {
    server::PossiblePlay play{};  ///< in a proved ending its equity is the final margin
    std::optional<int> chance{};  ///< after it; nothing for a system without a table
    bool operator==(const JudgedPlay&) const = default;
};

/// The move that was made, or a pass that would have been best.
struct JudgedChoice {
    server::MoveMade value{};
    std::optional<int> chance{};
    bool operator==(const JudgedChoice&) const = default;
};

/// An exchange that was possible.
struct JudgedExchange {
    server::PossibleExchange exchange{};
    std::optional<int> chance{};  ///< after it
    bool operator==(const JudgedExchange&) const = default;
};

enum class MistakeSize : std::uint8_t { small, medium, large };

/// One move of a finished game, and what else was possible.
struct JudgedMove {
    std::uint32_t version = 0;
    std::uint32_t turn = 0;
    int seat = 0;
    std::string kind{};  ///< play, exchange, pass
    bool withdrawn = false;
    std::vector<JudgedPlay> plays{};           ///< best first
    std::optional<JudgedExchange> exchange{};  ///< the best, if it is among the best moves
    std::optional<JudgedChoice> pass{};        ///< where it is proved to be best
    JudgedChoice move{};
    int loss = 0;                       ///< by how much the best was better; 0 if the same seat played again
    std::optional<MistakeSize> size{};  ///< none unless the move was a mistake
    bool proved = false;                ///< every line was followed to the end of the game
    std::vector<std::string> missed{};  ///< the words of the best play, if something else was a mistake
    bool operator==(const JudgedMove&) const = default;
};

/// The chances of all seats after a move, or before the first (version 0), or at the end.
struct ChancesAt {
    std::uint32_t version = 0;
    std::uint32_t turn = 0;
    std::vector<int> chances{};
    bool operator==(const ChancesAt&) const = default;
};

/// What the game was like for a seat.
struct JudgedSeat {
    std::optional<int> luck{};  ///< of all its draws; nothing if a record does not say all of them
    int small = 0;              ///< mistakes
    int medium = 0;
    int large = 0;
    bool operator==(const JudgedSeat&) const = default;
};

struct GameAnalysis {
    int evaluator = 0;      ///< the version of what judged
    std::int64_t made = 0;  ///< when, in milliseconds since 1970 UTC
    std::vector<JudgedMove> moves{};
    std::vector<ChancesAt> course{};  ///< empty for a system without a table
    std::vector<JudgedSeat> seats{};
    std::vector<std::uint32_t> turning_points{};  ///< versions of moves, at most three
    std::string list{};  ///< the name of the list that judged, if the server lacks the game's own; else empty
    int unjudged = 0;    ///< moves from a record that does not name the whole rack; they are not in `moves`
    bool operator==(const GameAnalysis&) const = default;
};

/// How far the analysis of a game is.
struct AnalysisState {
    std::string state{};  ///< none, waiting, running, kept
    int done = 0;         ///< moves
    int of = 0;
    bool outdated = false;                 ///< an older version of the program made it
    std::optional<Json> analysis{};        ///< a `GameAnalysis`
    std::vector<std::string> new_words{};  ///< of plays that the asker missed, and which they have never played
    bool operator==(const AnalysisState&) const = default;
};

std::string write(const GameAnalysis& analysis);
std::string write(const AnalysisState& state);

}  // namespace crisscross::protocol::history
