#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/cell.hpp"
#include "protocol/fault.hpp"
#include "protocol/messages/message_parts.hpp"

/// Notes about finished games, and lines: plays that might have been made one after the other. Below /api/v1.
namespace crisscross::protocol::history {

/// A play of a line as somebody lays it.
struct LaidPlay {
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};  ///< for one tile that lies on several
    bool operator==(const LaidPlay&) const = default;
};
struct LaidLine {
    std::string name{};
    std::vector<LaidPlay> plays{};
    bool operator==(const LaidLine&) const = default;
};

inline constexpr std::size_t max_note_text = 2000;  ///< characters
inline constexpr std::size_t max_line_name = 64;    ///< characters
inline constexpr std::size_t max_lines = 5;         ///< of a note
inline constexpr std::size_t max_line_plays = 8;

/// What somebody writes about the moment of a version. Without a text and lines it takes the note away.
struct NoteRequest {
    std::uint32_t version = 0;
    std::string text{};
    bool shared = false;  ///< with the players of the game
    std::vector<LaidLine> lines{};
    bool operator==(const NoteRequest&) const = default;
};
/// Plays to be checked, the first on the board before the event of a version.
struct LineRequest {
    std::uint32_t version = 0;
    std::vector<LaidPlay> plays{};
    bool operator==(const LineRequest&) const = default;
};

/// A play of a line under the rules of the game.
struct CheckedPlay {
    Json placement{};  ///< as of a `played` event
    std::optional<engine::Axis> line{};
    Json play_score{};  ///< as of a `played` event
    bool valid = true;  ///< all its words are in the list of the game
    std::vector<std::string> bad_words{};
    bool operator==(const CheckedPlay&) const = default;
};
struct CheckedLine {
    std::string name{};
    std::vector<CheckedPlay> plays{};
    bool operator==(const CheckedLine&) const = default;
};
struct CheckedPlays {
    std::vector<CheckedPlay> plays{};
    bool operator==(const CheckedPlays&) const = default;
};

/// What is kept of a note.
struct NoteBody {
    std::string text{};
    std::vector<CheckedLine> lines{};
    bool operator==(const NoteBody&) const = default;
};
/// A note that somebody may read.
struct Note {
    std::uint32_t version = 0;
    std::int64_t changed = 0;  ///< when, in milliseconds since 1970 UTC
    bool own = false;
    bool shared = false;
    std::optional<std::string> author{};  ///< unless it is the reader's own
    Json body{};                          ///< a `NoteBody`
    bool operator==(const Note&) const = default;
};
struct Notes {
    std::vector<Note> notes{};
    bool operator==(const Notes&) const = default;
};

Decoded<NoteRequest> read_note_request(std::string_view text);
Decoded<LineRequest> read_line_request(std::string_view text);
Decoded<NoteBody> read_note_body(std::string_view text);
/// The plays of a line as they were laid; a fault for a placement from a file that cannot be read.
Decoded<std::vector<LaidPlay>> laid_plays(const CheckedLine& line);
std::string write(const CheckedPlays& answer);
std::string write(const NoteBody& body);
std::string write(const Notes& answer);

}  // namespace crisscross::protocol::history
