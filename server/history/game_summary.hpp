#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/names.hpp"
#include "server/games/model/game_record.hpp"
#include "storage/history/finished_game.hpp"

namespace crisscross::server {

/// A word of a play.
struct SummaryWord {
    std::string text{};  ///< each tile spelt in full
    int letters = 0;     ///< tiles
    int score = 0;
    /// Not in the list of the game; or its play was withdrawn by a vote; or, without a list, as the play's only word.
    bool invalid = false;
    std::optional<bool> listed{};  ///< where players vote: whether the list of the game has it, if it is known
    bool operator==(const SummaryWord&) const = default;
};

/// The challenge to a play, and its outcome.
struct SummaryChallenge {
    engine::Seat challenger = 0;
    bool upheld = false;  ///< the play stood
    bool by_vote = false;
    bool turn_lost = false;
    int points = 0;  ///< that the challenged player got
    int votes_for = 0;
    int votes_against = 0;
    bool operator==(const SummaryChallenge&) const = default;
};

/// One move of a game that is over.
struct SummaryMove {
    enum class Kind : std::uint8_t { play, exchange, pass, starter };

    std::uint32_t version = 0;  ///< of its event in the journal
    Moment at = 0;
    engine::Turn turn = 0;
    engine::Seat seat = 0;
    Kind kind = Kind::play;
    std::int64_t think_ms = 0;  ///< how long the turn had lasted, without pauses
    int score = 0;              ///< of a play, as it was laid
    int bingo = 0;              ///< of these, for laying many tiles at once
    std::vector<SummaryWord> words{};
    bool withdrawn = false;
    bool taken_back = false;  ///< it counts in nothing
    bool timed_out = false;   ///< the clock passed
    std::optional<SummaryChallenge> challenge{};
    bool operator==(const SummaryMove&) const = default;

    /// A play that was withdrawn, or that has an invalid word.
    bool is_phony() const;
};

/// A seat at the end of a game.
struct SummarySeat {
    std::optional<PlayerId> player{};  ///< nothing for a computer, and in an imported game for others than its owner
    std::string name{};
    std::optional<engine::Strength> computer{};
    int score = 0;
    std::string result{};  ///< won, drawn, lost
    bool operator==(const SummarySeat&) const = default;
};

/// What a finished game says: who played, what they did, and how it ended.
struct GameSummary {
    storage::GameId game = 0;
    Moment began = 0;
    Moment ended = 0;
    engine::EndReason reason = engine::EndReason::went_out;
    std::vector<SummarySeat> seats{};
    std::vector<SummaryMove> moves{};  ///< in order
    bool operator==(const GameSummary&) const = default;
};

/// Nothing for a game that is not over, or that was aborted. Without the word list of the game no word is known to be
/// invalid, except by a withdrawal.
std::optional<GameSummary> summarise(const GameRecord& game);

/// The rows that the store keeps of it.
storage::HistoryGame history_rows(const GameSummary& summary);

}  // namespace crisscross::server

template <>
struct crisscross::engine::Names<crisscross::server::SummaryMove::Kind> {
    using E = server::SummaryMove::Kind;
    static constexpr std::array<Name<E>, 4> all{
        {{E::play, "play"}, {E::exchange, "exchange"}, {E::pass, "pass"}, {E::starter, "starter"}}};
};
