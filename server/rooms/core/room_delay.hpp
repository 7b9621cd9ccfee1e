#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/rooms/core/open_games.hpp"
#include "server/rooms/core/room_view.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// A room at one moment: as it is stored, and those of its games that are open.
struct RoomState {
    const RoomRecord& record;
    const OpenGames& games;
    Moment at = 0;
};

/// Whether this player has a seat in the game with this number, which is the newest or under way.
bool is_player_of(const RoomState& room, int number, PlayerId player);

/// What people who watch the games of a room with a delay know of it. Without a delay, they know what others know.
class RoomDelay {
public:
    /// The number of the newest game that they know of.
    int newest(const RoomState& room) const;
    /// The number of the newest game that this player knows of: as one of its people, or of a game that was set aside
    /// for it, more than others.
    int newest_for(const RoomState& room, PlayerId player) const;
    /// The newest game that this player knows of, as they see it; null if nobody has it open.
    const GameState* newest_seen_by(const RoomState& room, PlayerId player) const;
    /// The numbers of the games that this player may see only with a delay.
    std::vector<int> games_for(const RoomState& room, PlayerId player) const;
    /// The names in a game, as they know them.
    std::vector<std::string> known_names(const protocol::server::GameSummary& game) const;
    /// The room as people with this view see it, except who its host is and who takes part in the game after the
    /// newest one that they know of.
    protocol::server::Room as_seen_by(const RoomView& view, protocol::server::Room room,
                                      const OpenGames& games) const;

    /// From when they know that this game has begun, if that has only now become certain.
    std::optional<Moment> note_beginning(const RoomState& room, int number);
    /// The names in the games under way, as far as they are with them.
    void note_names(const RoomState& room);
    /// Some of the names have been removed.
    void forget_names() { names_.clear(); }

private:
    bool is_known(const RoomState& room, int number) const;

    std::map<int, Moment> known_from_;               // games that began while another was under way, by number
    std::map<int, std::vector<std::string>> names_;  // of the games under way
};

}  // namespace crisscross::server
