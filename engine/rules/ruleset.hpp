#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/board/premiums.hpp"

namespace crisscross::engine {

/// One kind of tile of a set: its spelling ("A", "TH", "?" for a blank, "#" for a red-crossed tile), how many there
/// are and what one is worth. The order of the lettered ones is the order of the alphabet.
struct TileSpec {
    std::string spelling{};
    int count = 0;
    int value = 0;
    bool operator==(const TileSpec&) const = default;
};

/// What can be a word: what the room's list has, or anything (R2).
enum class WordSource : std::uint8_t { list, any };

/// How a run may be read (X3).
enum class Reading : std::uint8_t { forward, both };

/// Whether two runs may spell the same word (X5).
enum class Duplicates : std::uint8_t { allowed, refused };

enum class RackVisibility : std::uint8_t { hidden, open };

/// Whether a player is shown good plays of the own rack when asking for them.
enum class Hints : std::uint8_t { none, own_rack };

/// Where the tiles of one play may lie: in one unbroken line (K5), or anywhere as long as the words hang together
/// (X4).
enum class Layout : std::uint8_t { one_line, connected };

/// What a play has to touch: a tile that stays on the board (K5); all tiles hang together (X4); nothing (R3).
enum class Contact : std::uint8_t { a_tile, whole_board, none };

/// How long a premium lasts: until one of its cells has been covered (K12, H7), or for ever (X6).
enum class PremiumUse : std::uint8_t { once, unlimited };

/// What scores: each run that a play touched, whatever it spells (K12), or each reading of one that is a word (X6).
enum class Counted : std::uint8_t { runs, good_readings };

/// Whether points are kept at all (R12).
enum class Scoring : std::uint8_t { points, none };

/// What rules on a play (K11, K17, R8). `on_laying` accepts only valid plays (`void`); the others let any opponent
/// question a play: the word list decides, and they differ in what a challenge costs that fails, or the other players
/// vote.
enum class Ruling : std::uint8_t {
    on_laying,
    challenge_free,        ///< `single`: a challenge that fails costs nothing
    challenge_costs_turn,  ///< `double`: the challenger loses the next turn
    challenge_pays_five,   ///< `five`: the challenged player gets 5 points
    challenge_pays_ten,    ///< `ten`: the challenged player gets 10 points
    vote                   ///< the other players are shown evidence and vote; a majority takes the play back
};

/// How long a play may be questioned, in seconds. 0: until the next player's first command (K11).
struct Windows {
    int two_seats = 0;    ///< with two players in the game
    int more_seats = 10;  ///< with three or four; the next player waits for it
    int last_play = 120;  ///< for a play that ends the game
    int vote = 60;        ///< for voting, from the dispute on (R8)
    bool operator==(const Windows&) const = default;
};

/// Points for laying at least `min_tiles` tiles in one turn (K12). None when `points` is 0.
struct Bingo {
    int min_tiles = 7;
    int points = 50;
    bool operator==(const Bingo&) const = default;
};

/// What the first play has to do (K4).
struct Opening {
    Cell start{};       ///< a laid tile must cover it
    int min_tiles = 2;  ///< at least so many
    bool operator==(const Opening&) const = default;
};

/// Instead of a play, the first turn puts one tile from outside the bag on any cell and sets the options (X2).
struct StarterTurn {
    std::string tile{};
    Cell centre{};      ///< where it goes when the time runs out
    int seconds = 120;  ///< for that turn
    bool operator==(const StarterTurn&) const = default;
};

/// One kind of corner bonus and how likely it is.
struct CornerBonus {
    Scope scope = Scope::letter;
    int factor = 1;
    int percent = 0;
    bool operator==(const CornerBonus&) const = default;
};

/// Bonuses put at random on the corners between cells before the game (X1). Each acts for the four cells around it.
struct Corners {
    int count = 0;
    std::vector<CornerBonus> kinds{};
    bool operator==(const Corners&) const = default;
};

/// How the first player is found: the best tile (ties draw again, the tiles staying out: K2; everybody puts back and
/// draws again: R1), or chance alone (X2).
enum class FirstPlayer : std::uint8_t { best_tile, best_tile_all_again, random };

/// How tiles are exchanged: any of them, the new ones drawn first (K9), or all at once, put back before drawing (X8).
enum class ExchangeRule : std::uint8_t { some, all };

/// A playing strength with the score that it has to reach, for two, three and four players (F1).
struct Level {
    std::string name{};
    std::vector<int> targets{};
    bool operator==(const Level&) const = default;
};

/// The bag is empty and a player has laid all tiles (K13).
struct WentOut {
    bool operator==(const WentOut&) const = default;
};
/// It is the turn of a player whose rack is empty (X9).
struct EmptyRackToMove {
    bool operator==(const EmptyRackToMove&) const = default;
};
/// Every player still in the game has passed `times` since the last command that was no pass (K13).
struct AllPassed {
    int times = 2;
    bool operator==(const AllPassed&) const = default;
};
/// Every player still in the game has passed or exchanged `times` since the last play (H11).
struct AllIdle {
    int times = 3;
    bool operator==(const AllIdle&) const = default;
};
/// So many turns in a row without a point: the tournament rule of K13.
struct ScorelessTurns {
    int turns = 6;
    bool operator==(const ScorelessTurns&) const = default;
};
/// A player has reached the own target, and wins (F2).
struct TargetReached {
    bool operator==(const TargetReached&) const = default;
};
/// A player has laid so many tiles in one turn, and wins (R6).
struct LaidAtOnce {
    int min_tiles = 7;
    bool operator==(const LaidAtOnce&) const = default;
};
/// The bag is empty and a search proves that nobody has a play (K13): where words of a list are checked when laid,
/// along one line.
struct NoPlayLeft {
    bool operator==(const NoPlayLeft&) const = default;
};
/// Ways for a game to end; the first that holds gives the reason.
using End =
    std::variant<WentOut, EmptyRackToMove, AllPassed, AllIdle, ScorelessTurns, TargetReached, LaidAtOnce, NoPlayLeft>;

/// Each player loses the points on the own rack (K14).
struct DeductRacks {
    bool operator==(const DeductRacks&) const = default;
};
/// Who went out gets the points on all other racks (K14).
struct AwardRacks {
    bool operator==(const AwardRacks&) const = default;
};
/// What happens to the scores at the end, in order.
using Settlement = std::variant<DeductRacks, AwardRacks>;

/// The higher score before the settlement wins (K15).
struct HigherBeforeSettlement {
    bool operator==(const HigherBeforeSettlement&) const = default;
};
/// What breaks a tie for the highest score, in order; a tie that is left is shared (K15).
using TieBreak = std::variant<HigherBeforeSettlement>;

/// The rules of a game as plain data: orthogonal knobs, no behaviour. `compile` checks it and makes `Rules` of it.
/// Each knob is described in docs/rulesets.md.
struct Ruleset {
    std::string id{};  ///< the system it starts from
    std::vector<std::string>
        board{};  ///< one text per row: `.` plain, `d t q` letter x2 x3 x4, `D T Q` word x2 x3 x4
    Corners corners{};
    PremiumUse premium_use = PremiumUse::once;
    std::vector<TileSpec> tile_set{};
    int least_seats = 2;
    int most_seats = 4;
    int rack_size = 7;
    RackVisibility rack_visibility = RackVisibility::hidden;
    Hints hints = Hints::none;
    FirstPlayer first_player = FirstPlayer::best_tile;
    std::optional<StarterTurn> starter_turn{};
    std::optional<Opening> opening{};
    std::vector<Axis> placed{Axis::across, Axis::down};  ///< along which one may lay
    std::vector<Axis> judged{Axis::across, Axis::down};  ///< whose runs must be words; they make neighbours too
    Layout layout = Layout::one_line;
    Contact contact = Contact::a_tile;
    WordSource word_source = WordSource::list;
    Reading reading = Reading::forward;
    Duplicates duplicates = Duplicates::allowed;
    Counted counted = Counted::runs;
    Scoring scoring = Scoring::points;
    Bingo bingo{};
    ExchangeRule exchange = ExchangeRule::some;
    int exchange_minimum = 0;  ///< tiles that must be in the bag for an exchange (K9)
    Ruling ruling = Ruling::challenge_costs_turn;
    Windows windows{};
    std::vector<Level> levels{};  ///< none: no targets
    std::vector<End> ends{};
    std::vector<Settlement> settlements{};
    std::vector<TieBreak> tie_breaks{};
    bool operator==(const Ruleset&) const = default;
};

}  // namespace crisscross::engine
