#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/board/cell.hpp"
#include "engine/board/tiles.hpp"
#include "engine/play/refusal.hpp"

/// Annotated games in GCG, the text format of tournament records, for the English tile set and two players.
namespace crisscross::protocol::gcg {

struct Player {
    std::string nick{};  ///< as the moves say it
    std::string name{};  ///< may be empty
    bool operator==(const Player&) const = default;
};

/// `8D HO.N`: letters from `start` along `axis`, `.` or the letter for a tile that lies there, a small letter for a
/// blank.
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
/// `-3`: an exchange of so many tiles that nobody saw.
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
/// `(ABC)` at the end: gained for tiles that the opponent has left, or lost for one's own, as the sign says.
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
    engine::TileCounts rack{};  ///< as far as it was known; empty if nothing was
    Move move{};
    int score = 0;
    int total = 0;
    bool operator==(const Line&) const = default;
};

struct Game {
    std::vector<Player> players{};  ///< at most two
    std::vector<Line> lines{};
    bool operator==(const Game&) const = default;
};

/// Why a text is not GCG. `line` is 0 if it is about the whole.
struct Fault {
    int line = 0;
    std::string why{};
    bool operator==(const Fault&) const = default;
};

[[noreturn]] void throw_exception_from_error(const Fault& fault, const boost::source_location&);

/// Reads the bytes of a GCG file: UTF-8 or ISO-8859-1, LF or CR LF. Pragmas other than the players' are skipped.
engine::Result<Game, Fault> read(std::string_view bytes);

}  // namespace crisscross::protocol::gcg
