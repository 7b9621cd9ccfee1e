#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/premiums.hpp"
#include "engine/rules/ends.hpp"

namespace crisscross::engine {

/// One kind of tile in a set: its spelling ("A", "TH", "?" for a blank, "#" for a red-crossed tile), how many there
/// are and what each is worth. Lettered kinds are listed in alphabetical order.
struct TileSpec {
    std::string spelling{};
    int count = 0;
    int value = 0;
    bool operator==(const TileSpec&) const = default;
};

/// What counts as a word: what is in the word list, or anything (R2).
enum class WordSource : std::uint8_t { list, any };

/// In which directions a run may be read (X3).
enum class Reading : std::uint8_t { forward, both };

/// Whether two runs may spell the same word (X5).
enum class Duplicates : std::uint8_t { allowed, refused };

enum class RackVisibility : std::uint8_t { hidden, open };

/// Whether players may ask for good plays from their own rack.
enum class Hints : std::uint8_t { none, own_rack };

/// When words may be looked up in the word list. During a game this tells everybody whether a word is valid, before
/// anybody challenges it.
enum class WordLookup : std::uint8_t { after_game, always };

/// Where the tiles of one play may lie: in one unbroken line (K5), or anywhere as long as the words are connected
/// (X4).
enum class Layout : std::uint8_t { one_line, connected };

/// What a play must touch: a tile that stays on the board (K5); all tiles, which must be connected (X4); nothing
/// (R3).
enum class Contact : std::uint8_t { a_tile, whole_board, none };

/// How long a premium lasts: until one of its cells is covered (K12, H7), or for the whole game (X6).
enum class PremiumUse : std::uint8_t { once, unlimited };

/// What scores: each run that a play touches, whatever it spells (K12), or each reading of it that is a word (X6).
enum class Counted : std::uint8_t { runs, good_readings };

/// Whether points are kept at all (R12).
enum class Scoring : std::uint8_t { points, none };

/// Who judges a play, and when (K11, K17, R8). `on_laying` accepts only valid plays (`void`). The others let any
/// opponent challenge a play: then either the word list decides, and they differ in what a failed challenge costs, or
/// the other players vote.
enum class Ruling : std::uint8_t {
    on_laying,
    challenge_free,        ///< `single`: a failed challenge costs nothing
    challenge_costs_turn,  ///< `double`: the challenger loses the next turn
    challenge_pays_five,   ///< `five`: the challenged player gets 5 points
    challenge_pays_ten,    ///< `ten`: the challenged player gets 10 points
    vote                   ///< the other players see evidence and vote; a majority against withdraws the play
};

/// How long a play may be challenged, in seconds. 0: until the next player's first command (K11).
struct Windows {
    int two_seats = 0;    ///< with two players in the game
    int more_seats = 10;  ///< with three or four; the next player waits for it
    int last_play = 120;  ///< for a play that ends the game
    int vote = 60;        ///< for voting, from the challenge on (R8)
    bool operator==(const Windows&) const = default;
};
inline constexpr int max_window_seconds = 3600;

/// The points for laying at least `min_tiles` tiles in one turn (K12); 0 for none.
struct Bingo {
    int min_tiles = 7;
    int points = 50;
    bool operator==(const Bingo&) const = default;
};

/// What the first play must do (K4).
struct Opening {
    Cell start{};       ///< a laid tile must cover it
    int min_tiles = 2;  ///< at least this many
    bool operator==(const Opening&) const = default;
};

/// Instead of a play, the first turn places one tile from outside the bag on any cell and sets the options (X2).
struct StarterTurn {
    std::string tile{};
    Cell centre{};      ///< where it goes if time runs out
    int seconds = 120;  ///< the time limit of that turn
    bool operator==(const StarterTurn&) const = default;
};

/// A kind of corner bonus and how likely it is.
struct CornerBonus {
    Scope scope = Scope::letter;
    int factor = 1;
    int percent = 0;
    bool operator==(const CornerBonus&) const = default;
};

/// Bonuses placed at random on the corners between cells before the game (X1). Each acts on the four cells around it.
struct Corners {
    int count = 0;
    std::vector<CornerBonus> kinds{};
    bool operator==(const Corners&) const = default;
};

/// How the first player is chosen: by the best tile drawn (after a tie, either those seats draw again while the tiles
/// stay out: K2, or everybody puts back and draws again: R1), or by chance alone (X2).
enum class FirstPlayer : std::uint8_t { best_tile, best_tile_all_again, random };

/// How tiles are exchanged: any of them, with the new ones drawn first (K9), or the whole rack, put back before
/// drawing (X8).
enum class ExchangeRule : std::uint8_t { some, all };

/// A playing strength and its target score with two, three and four players (F1).
struct Level {
    std::string name{};
    std::vector<int> targets{};
    bool operator==(const Level&) const = default;
};

/// No rack has more tiles, and so no play lays more.
inline constexpr int max_rack_size = 20;

/// The rules of a game as plain data: independent knobs, no behaviour. `compile` checks it and turns it into `Rules`.
/// docs/rulesets.md describes each knob.
struct Ruleset {
    std::string id{};  ///< the system that it starts from
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
    WordLookup word_lookup = WordLookup::after_game;
    FirstPlayer first_player = FirstPlayer::best_tile;
    std::optional<StarterTurn> starter_turn{};
    std::optional<Opening> opening{};
    std::vector<Axis> placed{Axis::across, Axis::down};  ///< lines along which a play may lie
    std::vector<Axis> judged{Axis::across, Axis::down};  ///< lines whose runs must be words; they define neighbours
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
