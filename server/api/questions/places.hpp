#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/api/questions/parameters.hpp"
#include "storage/history/word_search.hpp"
#include "storage/people/deletion.hpp"

/// Which page of a list somebody asks for: how much of it, and after which place. What is wrong is in
/// `parameters.complaint()`.
namespace crisscross::server {

inline constexpr int usual_on_page = 20;
int read_limit(Parameters& parameters);

/// The code of a room and the number of a game in it, joined: `K7M2QX9P-3`. Nothing if it cannot be one.
std::optional<storage::GameName> read_game_name(std::string_view text);
std::string game_name(const storage::GameName& name);

/// The game with which a page ended.
std::optional<storage::GameName> read_game_place(Parameters& parameters);
/// The word with which a page ended, and as text: the game, the turn, and the place in the turn.
std::optional<storage::WordPlace> read_word_place(Parameters& parameters);
std::string word_place(const storage::FoundWord& word);
/// The line with which a page ended, and as text.
storage::LinePlace read_line_place(Parameters& parameters);
std::string line_place(const storage::LinePlace& place);
/// The note with which a page ended, and as text.
storage::NotePlace read_note_place(Parameters& parameters);
std::string note_place(const storage::NotePlace& place);

}  // namespace crisscross::server
