#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "protocol/messages/history/note_messages.hpp"

namespace crisscross::protocol {

/// The version of annotations that docs/export.md describes.
inline constexpr int annotations_version = 1;

/// A note as it goes into a game file.
struct NoteToExport {
    std::uint32_t version = 0;  ///< of the event that it is about
    std::string author{};       ///< their name in the game
    history::NoteBody body{};
    bool operator==(const NoteToExport&) const = default;
};

/// A server takes no longer annotations: all notes that somebody may have about a game, of as many characters as they
/// may have, are shorter, unless they have lines or other letters than those of English.
inline constexpr std::size_t max_annotation_bytes = std::size_t{256} << 10;

/// Those of the notes that fit into the annotations of a file, the first ones first, so that the file can be imported
/// again.
std::vector<NoteToExport> notes_that_fit(const std::optional<Json>& of_file, std::span<const NoteToExport> notes);

/// The `annotations` of a game file (docs/export.md): those that the game came with, if it came from a file, and then
/// these notes. Those of a version that is not known here stay as they are, without the notes.
std::optional<Json> annotations_of(const std::optional<Json>& of_file, std::span<const NoteToExport> notes);

/// The notes in annotations, as far as they can be read; those of GCG have no author. Nobody has checked their lines.
std::vector<NoteToExport> notes_in(const Json& annotations);

/// The annotations without the notes of authors with one of these names; nothing if they have none. If they cannot be
/// read and one of the names occurs in them, all notes are dropped.
std::optional<Json> without_authors(const Json& annotations, std::span<const std::string> names);

}  // namespace crisscross::protocol
