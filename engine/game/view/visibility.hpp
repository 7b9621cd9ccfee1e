#pragma once

#include <optional>

#include "engine/game/game.hpp"

namespace crisscross::engine {

/// Who is looking: a seat, or a watcher without one.
using Viewer = std::optional<Seat>;

/// The event as `viewer` may see it (G3): hidden tiles keep their number and lose their faces.
Event seen_by(Viewer viewer, Event event);

/// What a viewer sees of one seat.
struct PlayerView {
    int score = 0;
    HiddenTiles rack{};
    int lost_turns = 0;
    bool resigned = false;
    int target = 0;
    int overtime = 0;  ///< points to lose at the end (T3)
    bool operator==(const PlayerView&) const = default;
};

/// The latest play while it may be challenged.
struct PendingPlayView {
    Turn turn = 0;
    Seat seat = 0;
    Edits edits{};
    std::optional<Axis> line{};
    PlayScore score{};
    Window window = Window::next_turn;
    int seconds = 0;
    std::vector<Seat> accepted{};
    std::optional<Dispute> dispute{};
    std::vector<Word> words{};  ///< that the play made
    bool operator==(const PendingPlayView&) const = default;
};

/// A game as `viewer` sees it: enough to show the board, the racks and the scores, and nothing hidden.
struct View {
    Board board{};
    Premiums premiums{};
    int bag = 0;
    TileCounts removed{};
    std::vector<PlayerView> players{};
    Seat to_move = 0;
    Turn turn = 0;
    std::optional<PlacingStarter> placing_starter{};
    std::optional<Options> options{};  ///< set with the starter (X2)
    std::optional<PendingPlayView> pending_play{};
    std::optional<Ended> result{};
    bool operator==(const View&) const = default;
};

View view(const Game& game, Viewer viewer);

}  // namespace crisscross::engine
