#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/board/cell.hpp"
#include "engine/board/tiles.hpp"
#include "engine/play/refusal.hpp"

/// Annotated games in GCG, the text format of tournament records, for the English tile set and two players; an
/// extension, with a label, has three or four.
namespace crisscross::protocol::gcg {

inline constexpr std::size_t max_bytes = std::size_t{1} << 20;
inline constexpr std::size_t max_lines = 5'000;
inline constexpr std::size_t max_players = 4;

/// The line that says that more than two play: `#crisscross-players 3`. GCG itself has two.
inline constexpr std::string_view players_label = "crisscross-players";
/// With three or four players, the line above a challenge that says who made it: `#crisscross-challenger Ben`.
inline constexpr std::string_view challenger_label = "crisscross-challenger";
/// The line that says who has left the game, and so has not won it: `#crisscross-left Ben`.
inline constexpr std::string_view left_label = "crisscross-left";
/// The line that names the system: `#crisscross-system super`.
inline constexpr std::string_view system_label = "crisscross-system";
/// The pragma that names a board, and the names of the two boards.
inline constexpr std::string_view layout_pragma = "board-layout";
inline constexpr std::string_view small_layout = "CrosswordGame";
inline constexpr std::string_view large_layout = "SuperCrosswordGame";

struct Player {
    std::string nick{};  ///< as the moves name the player
    std::string name{};  ///< may be empty
    bool operator==(const Player&) const = default;
};

/// `8D HO.N`: letters from `start` along `axis`. A tile on the board is `.` or its letter, a blank a small letter.
struct Play {
    engine::Cell start{};
    engine::Axis axis = engine::Axis::across;
    std::string letters{};
    bool operator==(const Play&) const = default;
};
/// `-ABC`
struct Exchange {
    engine::TileCounts tiles{};
    bool operator==(const Exchange&) const = default;
};
/// `-3`: an exchange of that many unseen tiles.
struct ExchangeUnseen {
    int count = 0;
    bool operator==(const ExchangeUnseen&) const = default;
};
/// `-`
struct Pass {
    bool operator==(const Pass&) const = default;
};
/// `--`: the player's last play was challenged off.
struct Withdrawal {
    bool operator==(const Withdrawal&) const = default;
};
/// `(challenge)`: the player's last play was challenged and stood.
struct ChallengeBonus {
    bool operator==(const ChallengeBonus&) const = default;
};
/// `(time)`
struct TimePenalty {
    bool operator==(const TimePenalty&) const = default;
};
/// `(ABC)` at the end: points gained for the opponent's remaining tiles or lost for the player's own, depending on
/// the sign.
struct EndRack {
    engine::TileCounts tiles{};
    bool gained = false;
    bool operator==(const EndRack&) const = default;
};

using Move = std::variant<Play, Exchange, ExchangeUnseen, Pass, Withdrawal, ChallengeBonus, TimePenalty, EndRack>;

/// One line of the game. Nothing in it has been checked against the rules.
struct Line {
    int number = 0;             ///< of the line in the file, from 1
    int player = 0;             ///< index into `players`
    engine::TileCounts rack{};  ///< as far as it was known; may be empty
    Move move{};
    int score = 0;
    int total = 0;
    std::string note{};               ///< what stands below the line, as `#note`; may have several lines
    std::optional<int> challenger{};  ///< index into `players`: whom the label above the line names
    bool operator==(const Line&) const = default;
};

/// A line that says who has left the game.
struct Departure {
    int number = 0;         ///< of the line in the file, from 1
    int player = 0;         ///< index into `players`
    std::size_t after = 0;  ///< how many lines of the game stand above it
    std::string note{};     ///< what stands below the line, as `#note`
    bool operator==(const Departure&) const = default;
};

struct Game {
    std::vector<Player> players{};  ///< at most two, or as many as the label says
    std::vector<Line> lines{};
    std::vector<Departure> left{};  ///< who has left the game, each player once
    std::string note{};             ///< those before the first line
    std::string system{};           ///< as the label names it; empty if it does not
    std::string layout{};           ///< the board, by name; empty if it is not named
    std::string lexicon{};          ///< the word list, by name; empty if it is not named
    int lexicon_line = 0;           ///< the line that names it; 0 if none does
    bool operator==(const Game&) const = default;
};

/// Why a text is not GCG. `line` is 0 if it is about the whole.
struct Fault {
    int line = 0;
    std::string why{};
    bool operator==(const Fault&) const = default;
};

[[noreturn]] void throw_exception_from_error(const Fault& fault, const boost::source_location&);

/// Parses the bytes of a GCG file: UTF-8 or ISO-8859-1, LF or CR LF. Keeps notes and
/// skips pragmas that it does not know.
engine::Result<Game, Fault> parse(std::string_view bytes);

/// Parses what follows the colon of a move: rack, move, score and total. Leaves the player to the caller.
engine::Result<Line, Fault> parse_line(int number, std::string_view text);

}  // namespace crisscross::protocol::gcg
