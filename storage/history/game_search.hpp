#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/history/finished_game.hpp"
#include "storage/imports/import_mark.hpp"

namespace crisscross::storage {

/// Somebody who asks, and what they name: the code of a room, or nothing for the games in which they have a seat and,
/// in searches, those that they have imported.
struct HistoryScope {
    PlayerId player = 0;
    bool has_merged_guests = false;  ///< guests are the same person
    std::optional<std::string> room{};
    bool was_let_in = false;  ///< into that room, since it was opened
    bool operator==(const HistoryScope&) const = default;
};

/// A game by what people call it.
struct GameName {
    std::string room{};  ///< its code
    int number = 0;
    bool operator==(const GameName&) const = default;
};

/// About whom a search asks.
struct OfAnybody {
    bool operator==(const OfAnybody&) const = default;
};
struct OfAsker {
    bool operator==(const OfAsker&) const = default;
};
struct OfNamed {
    std::string name{};  ///< folded
    bool operator==(const OfNamed&) const = default;
};
using Subject = std::variant<OfAnybody, OfAsker, OfNamed>;

/// Words from the first text up to, and without, the second.
struct WordRange {
    std::string from{};
    std::string to{};
    bool operator==(const WordRange&) const = default;
};

enum class ChallengeWanted : std::uint8_t { any, valid, invalid };
enum class GameOrder : std::uint8_t { newest, oldest, highest_play, margin };

/// Which finished games to find. What is empty does not matter.
struct GameSearch {
    HistoryScope scope{};
    Subject subject{};
    std::optional<std::string> opponent{};  ///< a folded name
    std::optional<std::string> system{};
    std::optional<std::int64_t> from{};  ///< ended then or later
    std::optional<std::int64_t> to{};    ///< ended before
    std::optional<int> day{};            ///< ended on it: month times 100 and day of the month
    /// Where that day is: how many minutes the place is ahead of UTC at a moment, in milliseconds since 1970. None
    /// for UTC. Called on any thread.
    std::function<int(std::int64_t)> utc_offset{};
    std::optional<std::string> result{};  ///< of the subject
    std::optional<WordRange> words{};
    bool phony = false;
    std::optional<ChallengeWanted> challenge{};
    bool bingo = false;
    std::optional<std::int64_t> play{};  ///< the least score of a play
    std::optional<std::string> reason{};
    bool analysed = false;
    GameOrder order = GameOrder::newest;
    int limit = 20;
    std::optional<GameName> after{};
};

/// A seat of a game that was found.
struct FoundSeat {
    HistorySeat seat{};
    bool is_asker = false;
    bool operator==(const FoundSeat&) const = default;
};

/// A game that was found.
struct FoundGame {
    GameName name{};
    RoomId room = 0;
    std::string system{};
    std::string lexicon{};
    GameFacts facts{};
    std::vector<FoundSeat> players{};
    bool rated = true;  ///< it counts for ratings
    std::optional<ImportMark> imported{};
    bool operator==(const FoundGame&) const = default;
};

struct GamePage {
    std::vector<FoundGame> games{};
    bool more = false;
    bool operator==(const GamePage&) const = default;
};

/// Nobody has a room with this code, or none of its games may be seen.
struct NoSuchRoom {
    bool operator==(const NoSuchRoom&) const = default;
};
/// No game that may be seen has this name.
struct NoSuchPlace {
    bool operator==(const NoSuchPlace&) const = default;
};
using FindGameOutcome = std::variant<FoundGame, NoSuchRoom, NoSuchPlace>;
using FindGamesOutcome = std::variant<GamePage, NoSuchRoom, NoSuchPlace>;

}  // namespace crisscross::storage
