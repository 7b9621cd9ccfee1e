#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/history/game_search.hpp"

/// What a statistic of finished games is made of.
namespace crisscross::storage {

/// Whose games to count. Without a subject: those of everybody in the games that the asker may see.
struct StatisticsQuery {
    HistoryScope scope{};
    Subject subject{};
    std::optional<std::string> opponent{};  ///< a folded name; only games against them, and their own figures, too
    std::optional<std::string> system{};
    std::optional<std::int64_t> from{};  ///< ended then or later
    std::optional<std::int64_t> to{};    ///< ended before
};

/// Somebody in finished games: the asker, another player, computers of one strength, or a name in imported games.
struct Participant {
    bool is_asker = false;
    std::optional<PlayerId> player{};  ///< nothing for the asker, who may have been guests
    std::optional<std::string> computer{};
    std::optional<std::string> name{};  ///< folded, of somebody without a player here
    auto operator<=>(const Participant&) const = default;
};

/// What a participant has done in the games of one system in one month.
struct FigureRow {
    Participant who{};
    std::string name{};  ///< the one used last
    std::string system{};
    std::string month{};  ///< such as 2026-11, in UTC
    std::int64_t last = 0;
    int games = 0;
    int won = 0;
    int drawn = 0;
    std::int64_t points = 0;
    std::int64_t margin = 0;
    std::int64_t moves = 0;
    std::int64_t plays = 0;
    std::int64_t play_points = 0;
    int bingos = 0;
    int highest_game = 0;
    int highest_play = 0;
    int challenges_won = 0;
    int challenges_lost = 0;
    int phonies_stood = 0;
    int phonies_withdrawn = 0;
    std::int64_t timed_moves = 0;  ///< those in games with times, which records have not
    std::int64_t think_ms = 0;     ///< in these
    bool operator==(const FigureRow&) const = default;
};

/// A word that is a record of a participant.
struct RecordRow {
    Participant who{};
    RecordWord word{};
    GameName game{};
    std::string system{};
    std::int64_t ended = 0;
    int seat = 0;
    std::string name{};
    bool operator==(const RecordRow&) const = default;
};

/// The first play of games.
struct OpeningRow {
    Participant who{};
    std::string word{};
    int times = 0;
    std::int64_t points = 0;
    bool operator==(const OpeningRow&) const = default;
};

/// Somebody against whom the subject has played.
struct OpponentRow {
    Participant who{};
    std::string name{};
    int games = 0;
    int won = 0;  ///< by the subject
    int drawn = 0;
    bool operator==(const OpponentRow&) const = default;
};

/// A seat of a game that counts for ratings.
struct RatedSeat {
    GameId game = 0;
    Participant who{};
    std::string system{};
    int score = 0;
    std::string result{};
    bool operator==(const RatedSeat&) const = default;
};

/// At most this many of the newest games of each system are rated.
inline constexpr int max_rated_games = 5000;
/// Of each participant.
inline constexpr int max_records = 5;
inline constexpr int max_openings = 10;
inline constexpr int max_opponents = 20;

struct StatisticsRows {
    std::vector<FigureRow> figures{};
    std::vector<RecordRow> longest{};      ///< of each participant the longest first
    std::vector<RecordRow> highest{};      ///< of each participant those that scored most first
    std::vector<OpeningRow> openings{};    ///< of each participant those that are played most first
    std::vector<OpponentRow> opponents{};  ///< most games first; none without a subject
    std::vector<RatedSeat> rated{};        ///< all seats of the newest games; of each system the oldest first
    bool operator==(const StatisticsRows&) const = default;
};

}  // namespace crisscross::storage
