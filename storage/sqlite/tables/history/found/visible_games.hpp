#pragma once

#include <optional>
#include <string>

#include "storage/history/game_search.hpp"
#include "storage/sqlite/database/database.hpp"

/// Which finished games somebody may see. Everything that is found, listed or counted begins here.
namespace crisscross::storage {

/// The asker's own games, of all rooms or of one, which are those in which they have a seat and those that they have
/// imported; or all games of one room.
struct VisibleGames {
    PlayerId player = 0;
    bool has_merged_guests = false;
    bool has_imports = false;
    std::optional<RoomId> room{};
    bool whole_room = false;  ///< all of `room`, not only their own
};

/// Nothing if the scope names a room that does not exist, or of which the asker may see no game and never could. A
/// room of which they may see all games, but none is over, is there.
std::optional<VisibleGames> visible_games(Database& database, const HistoryScope& scope);

/// SQL for whether a column has the asker, or a guest who is the same person. `?1` is the asker. Without guests it is
/// an equation, so that an index gives their games in order.
std::string is_asker(const VisibleGames& visible, const std::string& column);

/// `FROM` and `WHERE` of a query whose rows are `mine`, with the columns game, room and ended of each own game. `?1`
/// is the asker. A game in which two of their guests have seats may come twice.
std::string from_own(const VisibleGames& visible);

/// `FROM` and `WHERE` of a query whose rows are `history_games AS found` and, unless it is about a whole room, the
/// `mine` of `from_own`; `joined` is joined to them. `?1` is the asker and `?2` the room, or null.
std::string from_visible(const VisibleGames& visible, const std::string& joined = "");
void bind_visible(Statement& statement, const VisibleGames& visible);

/// What people call a game that exists.
GameName game_name(Database& database, GameId game);

/// The game, if it is visible.
std::optional<GameId> find_visible(Database& database, const VisibleGames& visible, const GameName& name);

}  // namespace crisscross::storage
