#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "protocol/messages/note_messages.hpp"

namespace crisscross::protocol {

/// A note as it goes into a game file.
struct NoteToExport {
    std::uint32_t version = 0;  ///< of the event that it is about
    std::string author{};       ///< their name in the game
    history::NoteBody body{};
    bool operator==(const NoteToExport&) const = default;
};

/// Notes as the `annotations` of a game file (docs/export.md).
Json annotations_of(std::span<const NoteToExport> notes);

}  // namespace crisscross::protocol
