#include "server/rooms/core/room_delay.hpp"

#include <algorithm>

#include "server/games/model/delay.hpp"
#include "server/games/model/seating.hpp"

namespace crisscross::server {

namespace {

void hide_plan(protocol::server::Room& room) {
    room.next.reset();
    room.sitting_out.clear();
    room.left_out.clear();
    room.removed.clear();
    room.kept.clear();
}

/// Only then it says something about a game before it: that its players have set that aside. A game that is over
/// hides nothing.
bool is_beside_another(const RoomRecord& room, int number) {
    return room.under_way.contains(number) && room.under_way.begin()->first < number;
}

/// Whether the player has a seat in one of the games that may have been set aside for this one.
bool is_player_before(const RoomState& room, int number, PlayerId player) {
    const auto plays = [&](const auto& game) { return game.first < number && game.second.has(player); };
    return is_player_of(room, number - 1, player) || std::ranges::any_of(room.record.under_way, plays);
}

}  // namespace

bool is_player_of(const RoomState& room, int number, PlayerId player) {
    if (number == room.record.newest() && is_among(room.record.players, player)) return true;
    const auto under_way = room.record.under_way.find(number);
    if (under_way != room.record.under_way.end() && under_way->second.has(player)) return true;
    return room.games.has_seat(number, player);
}

bool RoomDelay::is_known(const RoomState& room, int number) const {
    const auto found = known_from_.find(number);
    return !is_beside_another(room.record, number) || (found != known_from_.end() && found->second <= room.at);
}

int RoomDelay::newest(const RoomState& room) const {
    int number = room.record.newest();
    if (!room.record.about.watching.is_delayed()) return number;
    while (number > protocol::first_game && !is_known(room, number)) --number;
    return number;
}

int RoomDelay::newest_for(const RoomState& room, PlayerId player) const {
    const int known_to_all = newest(room);
    for (int number = room.record.newest(); number > known_to_all; --number)
        if (is_player_of(room, number, player) || is_player_before(room, number, player)) return number;
    return known_to_all;
}

const GameState* RoomDelay::newest_seen_by(const RoomState& room, PlayerId player) const {
    const int number = newest_for(room, player);
    const GameCore* game = room.games.find(number);
    if (!game || !game->record()) return nullptr;
    const GameRecord* delayed = is_player_of(room, number, player) ? nullptr : game->delayed_record();
    return delayed ? &delayed->state : &game->record()->state;
}

std::vector<int> RoomDelay::games_for(const RoomState& room, PlayerId player) const {
    const int newest = newest_for(room, player);
    std::vector<int> numbers;
    for (const auto& [number, names] : names_)
        if (number <= newest && !is_player_of(room, number, player)) numbers.push_back(number);
    return numbers;
}

std::vector<std::string> RoomDelay::known_names(const protocol::server::GameSummary& game) const {
    const auto found = names_.find(game.game);
    return found == names_.end() ? game.names : found->second;
}

// Neither what is proposed nor a new name says anything to those who do not see yet what has happened.
protocol::server::Room RoomDelay::as_seen_by(const RoomView& view, protocol::server::Room room,
                                             const OpenGames& games) const {
    const bool is_late = std::ranges::find(view.delayed_games, room.newest) != view.delayed_games.end();
    if (is_late && games.has_delay(room.newest)) hide_plan(room);
    if (!view.sees_watchers) room.watchers.clear();
    for (protocol::server::GameSummary& game : room.games)
        if (std::ranges::find(view.delayed_games, game.game) != view.delayed_games.end())
            game.names = known_names(game);
    if (view.newest == room.newest) return room;
    room.newest = view.newest;
    std::erase_if(room.games, [&view](const auto& game) { return game.game > view.newest; });
    hide_plan(room);
    return room;
}

// Once it has had enough moves, the moment does not change any more.
std::optional<Moment> RoomDelay::note_beginning(const RoomState& room, int number) {
    const protocol::Watching& watching = room.record.about.watching;
    if (!watching.is_delayed() || !is_beside_another(room.record, number)) return std::nullopt;
    const auto at = known_from(*room.games.record(number), watching);
    if (!at || !known_from_.try_emplace(number, *at).second) return std::nullopt;
    return at;
}

// A game that was set aside is opened for a moment to give somebody another name. Those who watch with a delay go on
// seeing the names of before, until the game is open long enough to say how far they are in it.
void RoomDelay::note_names(const RoomState& room) {
    std::erase_if(names_, [&room](const auto& names) { return !room.record.under_way.contains(names.first); });
    if (!room.record.about.watching.is_delayed()) return;
    for (const auto& [number, game] : room.record.under_way)
        if (room.games.has_delay(number))
            names_[number] = names_in(room.games.find(number)->delayed_record()->state);
        else if (const auto* summary = room.record.find(number))
            names_.try_emplace(number, summary->names);
}

}  // namespace crisscross::server
