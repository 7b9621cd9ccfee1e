#pragma once

#include "server/api/questions/parameters.hpp"
#include "server/games/stored/game_export.hpp"
#include "storage/history/history.hpp"
#include "storage/history/statistics.hpp"
#include "storage/people/deletion.hpp"

/// What the parameters of the routes mean.
namespace crisscross::server {

/// The code of a room and the number of a game in it, joined: `K7M2QX9P-3`. Nothing if it cannot be one.
std::optional<storage::GameName> read_game_name(std::string_view text);
std::string game_name(const storage::GameName& name);

/// The place of a word in a list, as text: the game, the turn, and the place in the turn.
std::string word_place(const storage::FoundWord& word);

/// Somebody who asks, and the room that they name.
storage::HistoryScope read_scope(Parameters& parameters, storage::PlayerId player, bool has_merged_guests);

/// The rest of the question. What is wrong is in `parameters.complaint()`.
storage::GameSearch read_game_search(Parameters& parameters, storage::HistoryScope scope);
storage::WordSearch read_word_search(Parameters& parameters, storage::HistoryScope scope);
storage::StatisticsQuery read_statistics_query(Parameters& parameters, storage::HistoryScope scope);

/// The format of a file, JSON unless it is named.
GameFormat read_file_format(Parameters& parameters);
/// The line with which a page ended, and as text.
storage::LinePlace read_line_place(Parameters& parameters);
std::string line_place(const storage::LinePlace& place);
/// The moment with whose notes a page ended, and as text.
storage::NotePlace read_note_place(Parameters& parameters);
std::string note_place(const storage::NotePlace& place);
/// The asker's own games, or those of a room, those that ended first at the beginning.
storage::GameSearch read_file_search(Parameters& parameters, storage::HistoryScope scope);

}  // namespace crisscross::server
