#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/imports/import_mark.hpp"
#include "storage/rooms/room.hpp"

/// What searches and statistics need of finished games.
namespace crisscross::storage {

/// A game that is over and has no rows for searches yet.
struct UnindexedGame {
    GameId game = 0;
    RoomId room = 0;
    int number = 0;
    bool operator==(const UnindexedGame&) const = default;
};

/// Why a finished game gets no rows.
enum class LeftOut : std::uint8_t {
    aborted,    ///< as if it had not been played
    unreadable  ///< its journal is damaged
};

/// A word of a play that was not taken back.
struct HistoryWord {
    std::string word{};  ///< spelt in full
    std::uint32_t turn = 0;
    int place = 0;  ///< among the words of the play
    int seat = 0;
    int score = 0;
    bool invalid = false;
    bool withdrawn = false;           ///< with its play
    std::optional<bool> upheld{};     ///< the outcome of the challenge to the play, if there was one
    bool by_vote = false;             ///< decided so
    std::optional<int> challenger{};  ///< the seat
    bool operator==(const HistoryWord&) const = default;
};

/// A word about which the players of a game have voted against its list, and how often.
struct GameRuling {
    std::string word{};
    int accepted = 0;  ///< though the list does not have it
    int rejected = 0;  ///< though the list has it
    bool operator==(const GameRuling&) const = default;
};

/// A word with its score, for records; empty if there is none.
struct RecordWord {
    std::string word{};
    int letters = 0;
    int score = 0;
    std::uint32_t turn = 0;
    bool operator==(const RecordWord&) const = default;
};

/// The first play of a game.
struct OpeningPlay {
    std::string word{};
    int score = 0;
    bool operator==(const OpeningPlay&) const = default;
};

/// What a seat has done in a game.
struct HistorySeat {
    std::optional<PlayerId> player{};  ///< nothing for a computer
    std::string name{};
    std::string folded_name{};              ///< the name as searches and statistics compare it
    std::optional<std::string> computer{};  ///< its strength
    int score = 0;
    std::string result{};  ///< won, drawn, lost
    int margin = 0;        ///< the score less the best of the others
    int moves = 0;         ///< plays that stood, exchanges, passes
    int plays = 0;         ///< that stood
    std::int64_t play_points = 0;
    int bingos = 0;
    int highest_play = 0;
    int challenges_won = 0;
    int challenges_lost = 0;
    int phonies_stood = 0;
    int phonies_withdrawn = 0;
    std::int64_t think_ms = 0;  ///< in these moves
    RecordWord longest{};
    RecordWord highest{};
    std::optional<OpeningPlay> opening{};
    bool operator==(const HistorySeat&) const = default;
};

/// The play that scored most.
struct HighestPlay {
    int seat = 0;
    std::uint32_t turn = 0;
    int score = 0;
    std::vector<std::string> words{};
    bool operator==(const HighestPlay&) const = default;
};

/// What is kept of a finished game.
struct HistoryGame {
    GameId game = 0;
    std::uint32_t version = 0;  ///< of its last event
    std::string packed{};       ///< its journal (storage/games/packed_journal.hpp)
    std::int64_t began = 0;
    std::int64_t ended = 0;
    std::string reason{};
    int moves = 0;
    int margin = 0;  ///< between the highest final score and the next
    std::optional<HighestPlay> highest{};
    int bingos = 0;
    int phonies = 0;
    int found_valid = 0;    ///< challenges after which the play stood
    int found_invalid = 0;  ///< challenges after which it was withdrawn
    std::vector<HistorySeat> seats{};
    std::vector<HistoryWord> words{};
    std::vector<GameRuling> rulings{};  ///< each word once
    bool operator==(const HistoryGame&) const = default;
};

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

/// A game that was found. Its `seats` and `words` are empty: they are in `players`, and not asked for.
struct FoundGame {
    GameName name{};
    RoomId room = 0;
    std::string system{};
    std::string lexicon{};
    HistoryGame facts{};
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

enum class WordKind : std::uint8_t { disputed, invalid, first };

/// A place in a list of words.
struct WordPlace {
    GameName game{};
    std::uint32_t turn = 0;
    int place = 0;
    bool operator==(const WordPlace&) const = default;
};

/// Which words to find: at least `words` or `kind` is given.
struct WordSearch {
    HistoryScope scope{};
    Subject subject{};
    std::optional<std::string> system{};
    std::optional<WordRange> words{};
    std::optional<WordKind> kind{};
    int limit = 20;
    std::optional<WordPlace> after{};
};

struct FoundWord {
    HistoryWord word{};
    GameName game{};
    std::string system{};
    std::int64_t ended = 0;
    std::string name{};  ///< who played it
    bool is_asker = false;
    bool first = false;
    std::optional<std::string> challenger{};  ///< their name
    bool operator==(const FoundWord&) const = default;
};

struct WordPage {
    std::vector<FoundWord> words{};
    bool more = false;
    bool operator==(const WordPage&) const = default;
};
using FindWordsOutcome = std::variant<WordPage, NoSuchRoom, NoSuchPlace>;

}  // namespace crisscross::storage
