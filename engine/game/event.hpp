#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/game/chance.hpp"
#include "engine/game/command.hpp"
#include "engine/game/hidden_tiles.hpp"
#include "engine/game/seat.hpp"
#include "engine/lexicon/lexicon.hpp"
#include "engine/play/scoring.hpp"

namespace crisscross::engine {

struct Began {
    int seat_count = 0;
    std::optional<SeedHash> seed_hash{};  ///< none in a game from a record, whose draws nobody knows
    Lexicon::Hash lexicon_hash{};
    std::vector<int> targets{};  ///< by seat (F1); empty where there are none
    bool operator==(const Began&) const = default;
};
struct SeatTile {
    Seat seat = 0;
    Tile tile{};
    bool operator==(const SeatTile&) const = default;
};
/// One round of the draw for first play (K2): who drew what, and who drew best. If tied, those seats draw again.
struct OrderDrawn {
    std::vector<SeatTile> draws{};
    std::vector<Seat> best{};
    bool operator==(const OrderDrawn&) const = default;
};
/// The bonuses that chance put on the corners (X1).
struct BonusesPlaced {
    std::vector<Premium> premiums{};
    bool operator==(const BonusesPlaced&) const = default;
};
/// Chance alone chose the player who begins (X2).
struct FirstChosen {
    Seat seat = 0;
    bool operator==(const FirstChosen&) const = default;
};
/// First tiles from the bag onto a rack (K3).
struct Dealt {
    Seat seat = 0;
    HiddenTiles drawn{};
    bool operator==(const Dealt&) const = default;
};
struct TurnBegan {
    Seat seat = 0;
    Turn turn = 0;
    int seconds = 0;  ///< how long it may last; 0 for no limit
    bool operator==(const TurnBegan&) const = default;
};
/// A player skips a turn that a challenge has cost (K11).
struct TurnSkipped {
    Seat seat = 0;
    bool operator==(const TurnSkipped&) const = default;
};
/// The first turn: the starter is on the board, and the options apply from now on (X2).
struct StarterPlaced {
    Seat seat = 0;
    Turn turn = 0;
    Cell cell{};
    Options options{};
    bool operator==(const StarterPlaced&) const = default;
};
/// All racks, at the moment they become open (X2, X11).
struct RacksShown {
    std::vector<TileCounts> racks{};  ///< by seat
    bool operator==(const RacksShown&) const = default;
};
/// How long a play may be challenged.
enum class Window : std::uint8_t {
    none,       ///< not at all: it was judged when laid
    next_turn,  ///< until the next player's first command
    held,       ///< until all have accepted or time is up; the next player waits
    final       ///< like `held`, and then the game ends
};
struct Played {
    Seat seat = 0;
    Turn turn = 0;
    Edits edits{};
    std::optional<Axis> line{};  ///< the line that a play of one tile named (R3)
    PlayScore score{};
    Window window = Window::none;
    int seconds = 0;  ///< how long the window lasts; 0 for no limit
    bool operator==(const Played&) const = default;
};
/// Tiles from the bag onto a rack, after a play (K6).
struct Drew {
    Seat seat = 0;
    HiddenTiles drawn{};
    bool operator==(const Drew&) const = default;
};
struct Exchanged {
    Seat seat = 0;
    Turn turn = 0;
    HiddenTiles drawn{};
    HiddenTiles returned{};
    bool operator==(const Exchanged&) const = default;
};
struct Passed {
    Seat seat = 0;
    Turn turn = 0;
    bool timed_out = false;  ///< the clock passed, because the player's time was up (T2)
    bool operator==(const Passed&) const = default;
};
struct Accepted {
    Seat seat = 0;
    Turn turn = 0;
    bool operator==(const Accepted&) const = default;
};
struct Challenged {
    Seat challenger = 0;
    Turn turn = 0;
    int seconds = 0;  ///< for the vote on it (R8); 0 where the word list decides at once
    bool operator==(const Challenged&) const = default;
};
struct EvidenceShown {
    Seat seat = 0;
    Turn turn = 0;
    std::string text{};
    bool operator==(const EvidenceShown&) const = default;
};
struct Voted {
    Seat seat = 0;
    Turn turn = 0;
    Opinion opinion = Opinion::convinced;
    bool operator==(const Voted&) const = default;
};
/// The challenge failed: the play stands, and the rules say what that costs the challenger (K11, K17).
struct Upheld {
    Turn turn = 0;
    Seat seat = 0;  ///< the seat that played
    Seat challenger = 0;
    bool turn_lost = false;  ///< the challenger loses the next turn
    int points = 0;          ///< awarded to the challenged player
    bool operator==(const Upheld&) const = default;
};
/// The challenge succeeded: tiles, score and bag are as before the play (K11).
struct Withdrawn {
    Turn turn = 0;
    Seat seat = 0;
    HiddenTiles rack{};  ///< the rack as it was before the play
    int returned = 0;    ///< how many tiles drawn for the play went back into the bag
    int score = 0;       ///< the score as it was before the play
    bool operator==(const Withdrawn&) const = default;
};
enum class Closing : std::uint8_t { accepted, expired, next_turn };
/// The play can no longer be challenged.
struct WindowClosed {
    Turn turn = 0;
    Closing reason = Closing::next_turn;
    bool operator==(const WindowClosed&) const = default;
};
struct Resigned {
    Seat seat = 0;
    bool operator==(const Resigned&) const = default;
};
/// A player whose time is up has left the game, as if they had resigned (T1).
struct LostOnTime {
    Seat seat = 0;
    bool operator==(const LostOnTime&) const = default;
};
/// Points that the player loses at the end for a minute of overtime (T3).
struct OvertimeCharged {
    Seat seat = 0;
    int points = 0;
    bool operator==(const OvertimeCharged&) const = default;
};
/// The move that a seat made in this turn is undone, with everything that followed it: the position is as it was
/// before (A1).
struct TakenBack {
    Seat seat = 0;
    Turn turn = 0;
    bool operator==(const TakenBack&) const = default;
};
/// What a record says of a rack: it held these tiles, and perhaps others. Only in a game from a record.
struct RackKnown {
    Seat seat = 0;
    TileCounts rack{};
    bool operator==(const RackKnown&) const = default;
};
enum class EndReason : std::uint8_t {
    went_out,
    empty_rack_to_move,  ///< it was the turn of a player with an empty rack (X9)
    all_passed,
    all_idle,  ///< only passes and exchanges (H11)
    scoreless_turns,
    target_reached,  ///< by the winner (F2)
    laid_at_once,    ///< enough tiles in one turn to win (R6)
    resignation,
    no_play_left,  ///< nobody has a legal play (K13)
    out_of_time,   ///< only one player was left after another lost on time (T1)
    agreement,     ///< all players wanted it (A2)
    turn_limit,    ///< it has had as many turns as it may have
    aborted,       ///< all players wanted it, before the second turn: nobody wins (A3)
    record_ends    ///< a record says no more
};
/// The final score of one seat (K14, T3): final = before - deducted + awarded - overtime.
struct FinalScore {
    int before = 0;
    int deducted = 0;
    int awarded = 0;
    int overtime = 0;
    int final = 0;
    TileCounts rack{};
    bool operator==(const FinalScore&) const = default;
};
struct Ended {
    EndReason reason = EndReason::went_out;
    std::vector<FinalScore> final_scores{};  ///< by seat
    std::vector<Seat> winners{};
    std::optional<Seed> seed{};  ///< so that every draw can be checked; none in a game from a record
    bool operator==(const Ended&) const = default;
};

using Event =
    std::variant<Began, BonusesPlaced, OrderDrawn, FirstChosen, Dealt, TurnBegan, TurnSkipped, StarterPlaced,
                 RacksShown, Played, Drew, Exchanged, Passed, Accepted, Challenged, EvidenceShown, Voted, Upheld,
                 Withdrawn, WindowClosed, Resigned, Ended, LostOnTime, OvertimeCharged, TakenBack, RackKnown>;

}  // namespace crisscross::engine
