#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/game/event.hpp"
#include "engine/rules/rules.hpp"

namespace crisscross::engine {

/// What one seat has: its rack, its score, and the turns that it owes.
struct Player {
    TileCounts rack{};
    int score = 0;
    int lost_turns = 0;     ///< turns still to skip (K11)
    int passes = 0;         ///< since anybody's last move other than a pass (K13)
    int idle = 0;           ///< passes and exchanges since anybody's last play (H11)
    int target = 0;         ///< the score that wins (F1); 0 for none
    int overtime = 0;       ///< points to lose at the end (T3)
    bool resigned = false;  ///< out of the order of play, score frozen (G4, T1)
    bool operator==(const Player&) const = default;
};

/// The board, the bag, the racks and the scores.
struct Position {
    Board board{};
    Premiums premiums{};
    TileCounts bag{};
    TileCounts removed{};           ///< crossed-out tiles and the red-crossed ones used on them (H4)
    std::vector<Player> players{};  ///< by seat
    bool operator==(const Position&) const = default;
};

/// What a play will change, kept by value, so that a withdrawal just restores it.
struct PlayUndo {
    Board board{};
    Premiums premiums{};
    TileCounts bag{};
    TileCounts removed{};
    TileCounts rack{};
    int score = 0;
    int scoreless = 0;
    bool operator==(const PlayUndo&) const = default;
};

/// No play may be challenged.
struct NothingPending {
    bool operator==(const NothingPending&) const = default;
};
/// The first turn, in which the starter is placed (X2).
struct PlacingStarter {
    int seconds = 0;
    bool operator==(const PlacingStarter&) const = default;
};
/// A vote on the latest play (R8).
struct Dispute {
    Seat challenger = 0;
    int seconds = 0;
    std::string evidence{};
    std::vector<Voted> votes{};
    bool operator==(const Dispute&) const = default;

    bool has_vote_of(Seat seat) const;
};
/// The latest play may be challenged, or is being voted on.
struct PendingPlay {
    PlayUndo before{};
    Turn turn = 0;
    Seat seat = 0;
    Edits edits{};
    std::optional<Axis> line{};  ///< the line that a play of one tile named (R3)
    PlayScore score{};
    Window window = Window::next_turn;
    int seconds = 0;
    std::vector<Word> words{};
    std::vector<Seat> accepted{};
    std::optional<Dispute> dispute{};
    bool operator==(const PendingPlay&) const = default;

    bool is_accepted_by(Seat opponent) const;
};
struct Over {
    Ended result{};
    bool operator==(const Over&) const = default;
};
using Phase = std::variant<NothingPending, PlacingStarter, PendingPlay, Over>;

/// Who laid how many tiles in the latest play, until the next turn begins.
struct LastPlay {
    Seat seat = 0;
    int tiles = 0;
    bool operator==(const LastPlay&) const = default;
};

/// The latest move of a seat, and the position before it, so that taking it back just restores that (A1).
struct LatestMove {
    Seat seat = 0;
    Turn turn = 0;
    Position position{};
    Phase phase{};
    int scoreless = 0;
    bool operator==(const LatestMove&) const = default;
};

/// A game between two events: a plain value, the fold of its events (G2).
struct Game {
    Rules rules;
    Position position{};
    Seat to_move = 0;
    Turn turn = 0;      ///< 0 before the first turn
    int scoreless = 0;  ///< turns in a row without a point (K13)
    std::optional<LastPlay> last_play{};
    std::vector<Word> rejected{};            ///< words of plays that a vote has withdrawn (R8)
    std::vector<LatestMove> latest_moves{};  ///< that can be taken back: at most one of each seat, oldest first
    Phase phase{};
    std::uint32_t events = 0;  ///< how many have been folded; the number of the next one is one more
    /// The game is from a record: racks hold only what it says of them, and the bag has all other tiles that are not
    /// on the board.
    bool recorded = false;
    bool operator==(const Game&) const = default;

    bool over() const { return std::holds_alternative<Over>(phase); }
    /// The play that may be challenged, if there is one.
    const PendingPlay* pending_play() const { return std::get_if<PendingPlay>(&phase); }
    /// Whether the starter has still to be placed (X2).
    bool needs_starter() const { return rules.ruleset().starter_turn && position.board.empty(); }
    /// Who may see racks. They are hidden until the first turn has set the options (X2).
    RackVisibility rack_visibility() const {
        return needs_starter() ? RackVisibility::hidden : rules.ruleset().rack_visibility;
    }
    const Player& player(Seat seat) const { return position.players.at(index_of(seat)); }
    Player& player(Seat seat) { return position.players.at(index_of(seat)); }
};

/// A game in which nothing has happened yet.
Game new_game(const Rules& rules);

/// How many tiles are in the bag. In a game from a record, tiles that were on racks, but that the record does not
/// name, are not counted.
int bag_count(const Game& game);

/// Seats that are still in the game, in order.
std::vector<Seat> active_seats(const Game& game);
/// The active seat that follows `seat` in the order of play (K1).
Seat after(const Game& game, Seat seat);

}  // namespace crisscross::engine
