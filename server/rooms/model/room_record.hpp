#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_record.hpp"
#include "server/rooms/model/about_room.hpp"

namespace crisscross::server {

/// How many of its games and standings a room shows.
inline constexpr int max_listed_games = 20;
/// How many of its games it knows: those who do not know of the newest yet see others instead.
inline constexpr int max_known_games = 2 * max_listed_games;

/// A game of the room that is under way.
struct GameUnderWay {
    std::vector<PlayerId> players{};
    Moment quiet_since = 0;  ///< nothing has happened in it since; in the future if something happens by itself then
    bool keeps_words_secret = true;  ///< its rules do not let its players look words up
    bool operator==(const GameUnderWay&) const = default;

    bool has(PlayerId player) const { return is_among(players, player); }
};

/// A room that has been read: its games, as everybody in it may see them.
struct RoomRecord {
    std::string code{};
    AboutRoom about{};
    std::set<PlayerId> people{};                          ///< who has a seat in any of its games
    std::vector<protocol::server::GameSummary> games{};   ///< the newest first, at least one, and more than it shows
    std::vector<protocol::server::Standing> standings{};  ///< the best first
    bool chat_on = true;
    std::vector<PlayerId> players{};             ///< the people with a seat in the newest game
    bool closed = false;                         ///< for good
    std::set<int> over{};                        ///< the numbers of the games that are over, if it is closed
    std::map<PlayerId, std::set<int>> former{};  ///< of those removed from it: their games that are over
    int last_game = 0;  ///< the number of the last game that it has had, even if it has been removed

    std::map<int, GameUnderWay> under_way{};  ///< by number, even beyond `games`
    std::vector<CommandKey> receipts{};       ///< of requests about the room, the oldest first

    int newest() const { return games.front().game; }
    /// Null if the room is not known to have this game.
    const protocol::server::GameSummary* find(int number) const {
        const auto found = std::ranges::find(games, number, &protocol::server::GameSummary::game);
        return found == games.end() ? nullptr : &*found;
    }
};

}  // namespace crisscross::server
