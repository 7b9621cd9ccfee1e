#include <algorithm>

#include "server/games/model/delay.hpp"
#include "server/games/model/seating.hpp"
#include "server/rooms/core/room_core.hpp"

// What those know of a room who watch its games with a delay.

namespace crisscross::server {

namespace {

void hide_plan(protocol::server::Room& room) {
    room.next.reset();
    room.sitting_out.clear();
    room.left_out.clear();
}

}  // namespace

const protocol::server::GameSummary* RoomCore::listed(int number) const {
    const auto found = std::ranges::find(record_->games, number, &protocol::server::GameSummary::game);
    return found == record_->games.end() ? nullptr : &*found;
}

// Only then it says something about the game before it: that its players have set it aside.
bool RoomCore::is_beside_another(int number) const {
    const auto* before = listed(number - 1);
    return before && before->stage == engine::name_of(Stage::playing);
}

bool RoomCore::is_player_of(int number, PlayerId player) const {
    if (number == record_->newest() && std::ranges::find(record_->players, player) != record_->players.end())
        return true;
    const auto under_way = record_->under_way.find(number);
    if (under_way != record_->under_way.end() &&
        std::ranges::find(under_way->second, player) != under_way->second.end())
        return true;
    const GameCore* game = this->game(number);
    return game && game->record() && game->record()->state.seat_of(player);
}

bool RoomCore::is_known_with_delay(int number) const {
    const auto found = known_with_delay_from_.find(number);
    return !is_beside_another(number) || (found != known_with_delay_from_.end() && found->second <= now_);
}

int RoomCore::newest_with_delay() const {
    int number = record_->newest();
    if (!watching().is_delayed()) return number;
    while (number > protocol::first_game && !is_known_with_delay(number)) --number;
    return number;
}

int RoomCore::newest_for(PlayerId player) const {
    for (int number = record_->newest(); number > newest_with_delay(); --number)
        if (is_player_of(number, player) || is_player_of(number - 1, player)) return number;
    return newest_with_delay();
}

// Once it has had enough moves, the moment does not change any more.
void RoomCore::note_beginning(int number) {
    const GameRecord& game = *games_.at(number).record();
    if (!watching().is_delayed() || !is_beside_another(number)) return;
    const auto at = known_from(game, watching());
    if (!at || !known_with_delay_from_.try_emplace(number, *at).second) return;
    changed_ = true;
    if (*at > now_) effects_.emplace_back(OfGame{number, SetTimer{timer::Beginning{}, *at}});
}

// A game that was set aside is opened for a moment to give somebody another name. Those who watch with a delay go on
// seeing the names of before, until the game is open long enough to say how far they are in it.
void RoomCore::note_names_with_delay() {
    std::erase_if(names_with_delay_, [this](const auto& names) { return !record_->under_way.contains(names.first); });
    if (!watching().is_delayed()) return;
    for (const auto& [number, players] : record_->under_way)
        if (has_delay(number))
            names_with_delay_[number] = names_in(game(number)->delayed_record()->state);
        else if (const auto* summary = listed(number))
            names_with_delay_.try_emplace(number, summary->names);
}

/// Whether the game is open, and there are those who see it later than its players.
bool RoomCore::has_delay(int number) const {
    const GameCore* game = this->game(number);
    return game && game->delayed_record();
}

// Neither what is proposed nor a new name says anything to those who do not see yet what has happened.
protocol::server::Room RoomCore::as_seen_by(const RoomView& view, protocol::server::Room room) const {
    if (std::ranges::any_of(view.delayed_games, [this](int number) { return has_delay(number); })) hide_plan(room);
    if (!view.sees_watchers) room.watchers.clear();
    for (protocol::server::GameSummary& game : room.games)
        if (std::ranges::find(view.delayed_games, game.game) != view.delayed_games.end())
            game.names = names_with_delay(game);
    if (view.newest == room.newest) return room;
    const auto is_as_far = [&view](const auto& told) { return told.first.newest == view.newest; };
    const auto told = std::ranges::find_if(told_, is_as_far);
    const auto before = told == told_.end() ? protocol::server::Room{} : told->second;
    room.newest = view.newest;
    std::erase_if(room.games, [&view](const auto& game) { return game.game > view.newest; });
    hide_plan(room);
    room.host = before.host;
    room.coming = before.coming;
    return room;
}

std::vector<int> RoomCore::delayed_games_for(PlayerId player) const {
    const int newest = newest_for(player);
    std::vector<int> numbers;
    for (const auto& [number, names] : names_with_delay_)
        if (number <= newest && !is_player_of(number, player)) numbers.push_back(number);
    return numbers;
}

// The newest game that they know of, as they see it; null if nobody has it open.
const GameState* RoomCore::newest_seen_by(PlayerId player) const {
    const int number = newest_for(player);
    const GameCore* game = this->game(number);
    if (!game || !game->record()) return nullptr;
    const GameRecord* delayed = is_player_of(number, player) ? nullptr : game->delayed_record();
    return delayed ? &delayed->state : &game->record()->state;
}

std::vector<std::string> RoomCore::names_with_delay(const protocol::server::GameSummary& game) const {
    const auto found = names_with_delay_.find(game.game);
    return found == names_with_delay_.end() ? game.names : found->second;
}

}  // namespace crisscross::server
