#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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

/// What searches find of a finished game, apart from its seats.
struct GameFacts {
    GameId game = 0;
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
    bool operator==(const GameFacts&) const = default;
};

/// What is kept of a finished game.
struct HistoryGame {
    GameFacts facts{};
    std::uint32_t version = 0;  ///< of its last event
    std::string packed{};       ///< its journal (storage/games/packed_journal.hpp)
    std::vector<HistorySeat> seats{};
    std::vector<HistoryWord> words{};
    std::vector<GameRuling> rulings{};  ///< each word once
    bool operator==(const HistoryGame&) const = default;
};

}  // namespace crisscross::storage
