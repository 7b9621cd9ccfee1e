#pragma once

#include "protocol/json/names.hpp"
#include "protocol/json/shape.hpp"
#include "protocol/messages/history/note_messages.hpp"

/// Notes as they are kept, sent and exported.
namespace crisscross::protocol::json {

inline constexpr Length note_text{history::max_note_text};
inline constexpr Length line_name{history::max_line_name};
inline constexpr Length note_lines{history::max_lines};
inline constexpr Length line_plays{history::max_line_plays};

template <>
struct Shape<history::CheckedPlay> {
    using M = history::CheckedPlay;
    static constexpr auto fields =
        std::tuple{field("placement", &M::placement), field("line", &M::line), field("play_score", &M::play_score),
                   field("valid", &M::valid), field("bad_words", &M::bad_words, unless_empty)};
};
template <>
struct Shape<history::CheckedLine> {
    using M = history::CheckedLine;
    static constexpr auto fields =
        std::tuple{field("name", &M::name, line_name), field("plays", &M::plays, line_plays)};
};
template <>
struct Shape<history::NoteBody> {
    using M = history::NoteBody;
    static constexpr auto fields =
        std::tuple{field("text", &M::text, note_text), field("lines", &M::lines, note_lines)};
};
}  // namespace crisscross::protocol::json
