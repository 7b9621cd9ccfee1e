#pragma once

#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/games/stored/game_export.hpp"
#include "server/picture/board_picture.hpp"
#include "storage/history/statistics.hpp"
#include "storage/history/word_search.hpp"

/// What the parameters of the routes mean. Those of games are in `game_search`, pages of lists in `places`.
namespace crisscross::server {

/// Somebody who asks, and the room that they name.
storage::HistoryScope read_scope(Parameters& parameters, const Asker& asker);

/// The rest of the question. What is wrong is in `parameters.complaint()`.
storage::WordSearch read_word_search(Parameters& parameters, storage::HistoryScope scope);
storage::StatisticsQuery read_statistics_query(Parameters& parameters, storage::HistoryScope scope);

/// The format of a file, JSON unless it is named.
GameFormat read_file_format(Parameters& parameters);

/// A picture of the board, PNG unless the format is named, at the moment of a version or at the end.
struct PictureQuestion {
    PictureFormat format = PictureFormat::png;
    std::optional<std::uint32_t> at{};
};
PictureQuestion read_picture_question(Parameters& parameters);

}  // namespace crisscross::server
