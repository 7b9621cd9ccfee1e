#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/games/journal.hpp"
#include "storage/people/player.hpp"

/// What is kept of finished games so that people understand them: analyses, and notes.
namespace crisscross::storage {

/// A word of a play that would have been better.
struct MissedWord {
    int seat = 0;
    std::string word{};
    bool operator==(const MissedWord&) const = default;
};

/// The analysis of a game as it is kept.
struct KeptAnalysis {
    GameId game = 0;
    int evaluator = 0;
    std::int64_t made = 0;
    std::string body{};  ///< bytes, at most `max_analysis_bytes`
    std::vector<MissedWord> missed{};
    bool operator==(const KeptAnalysis&) const = default;
};
inline constexpr std::size_t max_analysis_bytes = 262'144;
inline constexpr std::size_t max_missed_words = 2000;

/// Words, and who might have played them.
struct WordsOfPlayer {
    PlayerId player = 0;
    bool has_merged_guests = false;
    std::vector<std::string> words{};
};

/// A note about a moment of a game. With an empty body there is none.
struct Note {
    GameId game = 0;
    PlayerId player = 0;
    std::uint32_t version = 0;
    std::int64_t changed = 0;
    bool shared = false;  ///< with the players of the game, if the author is one
    std::string body{};
    bool operator==(const Note&) const = default;
};
inline constexpr std::size_t max_note_bytes = 16'384;
inline constexpr int max_game_notes = 100;     ///< of one player
inline constexpr int max_player_notes = 5000;  ///< in all games

/// In one answer: as many as four players have, so at most 6.25 MiB.
inline constexpr int max_found_notes = 4 * max_game_notes;

/// A note that somebody may read.
struct FoundNote {
    Note note{};
    bool is_own = false;
    std::string author{};  ///< their name in the game, or the one that they used last
    bool operator==(const FoundNote&) const = default;
};

struct NotesQuery {
    GameId game = 0;
    PlayerId reader = 0;
    bool has_merged_guests = false;
};

enum class KeepNoteOutcome : std::uint8_t { kept, too_many_in_game, too_many_by_player, no_such_game };

}  // namespace crisscross::storage
