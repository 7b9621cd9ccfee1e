#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/game/game.hpp"
#include "protocol/messages/games/game_event.hpp"
#include "server/games/clock/clocks.hpp"
#include "server/games/model/agreement.hpp"
#include "server/games/model/stage.hpp"
#include "server/time/moment.hpp"

namespace crisscross::server {

/// The number of a player, by which the store knows them.
using PlayerId = std::int64_t;

inline bool is_among(const std::vector<PlayerId>& players, PlayerId player) {
    return std::ranges::find(players, player) != players.end();
}

/// One version of a game: what happened, and when.
struct GameEntry {
    std::uint32_t version = 0;
    Moment at = 0;
    protocol::GameEvent event{};
    bool operator==(const GameEntry&) const = default;
};

/// The player or computer in a seat, with their name.
struct SeatHolder {
    PlayerId player = 0;
    std::string name{};
    std::optional<std::string> level{};          ///< where the rules have levels (F1)
    std::optional<engine::Strength> computer{};  ///< the computer in this seat, which then has no player
    std::optional<engine::Strength> if_away{};   ///< the stand-in that the player has agreed to
    std::optional<engine::Strength> stand_in{};  ///< the computer that plays for the player for now
    bool absent = false;                         ///< others have asked for that computer
    bool always_accepts = false;  ///< every play, as long as no computer decides here; nobody else knows

    /// The strength of the computer that decides here, if one does.
    std::optional<engine::Strength> automatic() const { return computer ? computer : stand_in; }
    /// Whether a person has to be asked when all have to agree. Others cannot take that from somebody who is away.
    bool has_a_say() const { return !computer && (!stand_in || absent); }
    bool operator==(const SeatHolder&) const = default;
};

/// Who nudged last, in which turn, and when.
struct LatestNudge {
    engine::Seat seat = 0;
    engine::Turn turn = 0;
    Moment at = 0;
    bool operator==(const LatestNudge&) const = default;
};

/// A game between two events: a plain value, the fold of its entries.
struct GameState {
    engine::Rules rules;
    std::vector<SeatHolder> seats{};
    std::optional<engine::Game> game{};  ///< from its beginning on
    Clocks clocks{};                     ///< of the players of the game; before it, only the rules
    std::uint32_t version = 0;
    Moment timed_at = 0;  ///< when the current window, vote or timed turn began; later by each pause and outage
    std::optional<OpenAgreement> agreement{};
    std::optional<LatestNudge> nudge{};
    std::map<engine::Seat, Moment> nudged_at{};  ///< when somebody nudged them last, by the seats of those nudged
    bool was_slow = false;                       ///< the clock that they sat down to, and agreed to a stand-in for
    bool operator==(const GameState&) const = default;

    Stage stage() const;
    std::optional<engine::Seat> seat_of(PlayerId player) const;
    /// By seat; empty where the rules have none.
    std::vector<std::string> levels() const;
};

/// A game in which nothing has happened yet.
GameState fresh_game(const engine::Rules& rules);

/// The game after `entry`, which must follow.
GameState evolve(GameState state, const GameEntry& entry);
GameState fold(GameState state, std::span<const GameEntry> entries);

/// Whether the entry says everything about its game, so that those before it need not be kept.
bool says_everything(const GameEntry& entry);
/// Whether the entry is the next version of the game, or says everything about a later one.
bool follows(const GameState& state, const GameEntry& entry);

/// Events as the versions that follow `version`.
std::vector<GameEntry> numbered(std::vector<protocol::GameEvent> events, std::uint32_t version, Moment at);

}  // namespace crisscross::server
