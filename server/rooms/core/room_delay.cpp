#include <algorithm>

#include "server/games/model/delay.hpp"
#include "server/rooms/core/room_core.hpp"

// What those know of a room who watch its games with a delay.

namespace crisscross::server {

const protocol::server::GameSummary* RoomCore::listed(int number) const {
    const auto found = std::ranges::find(record_->games, number, &protocol::server::GameSummary::game);
    return found == record_->games.end() ? nullptr : &*found;
}

// Only then it says something about the game before it: that its players have set it aside.
bool RoomCore::is_beside_another(int number) const {
    const auto* before = listed(number - 1);
    return before && before->stage == name(Stage::playing);
}

bool RoomCore::is_player_of(int number, PlayerId player) const {
    if (number == record_->newest() && std::ranges::find(record_->players, player) != record_->players.end())
        return true;
    const GameCore* game = this->game(number);
    return game && game->record() && game->record()->state.seat_of(player);
}

bool RoomCore::is_known_late(int number) const {
    const auto found = known_late_from_.find(number);
    return !is_beside_another(number) || (found != known_late_from_.end() && found->second <= now_);
}

int RoomCore::newest_seen_late() const {
    int number = record_->newest();
    if (!watching().is_delayed()) return number;
    while (number > protocol::first_game && !is_known_late(number)) --number;
    return number;
}

int RoomCore::newest_for(PlayerId player) const {
    for (int number = record_->newest(); number > newest_seen_late(); --number)
        if (is_player_of(number, player) || is_player_of(number - 1, player)) return number;
    return newest_seen_late();
}

// Once it has had enough moves, the moment does not change any more.
void RoomCore::note_beginning(int number) {
    const GameRecord& game = *games_.at(number).record();
    if (!watching().is_delayed() || !is_beside_another(number)) return;
    const auto at = known_from(game, watching());
    if (!at || !known_late_from_.try_emplace(number, *at).second) return;
    changed_ = true;
    if (*at > now_) effects_.emplace_back(OfGame{number, SetTimer{timer::Beginning{}, *at}});
}

// Neither what is proposed nor a new name says anything to those who do not see yet what has happened.
protocol::server::Room RoomCore::as_seen_by(const RoomView& view, protocol::server::Room room) const {
    if (view.late_game > 0) show_late_names(view.late_game, room);
    if (view.newest == room.newest) return room;
    const auto told = told_.find(view);
    const auto before = told == told_.end() ? protocol::server::Room{} : told->second;
    room.newest = view.newest;
    std::erase_if(room.games, [&view](const auto& game) { return game.game > view.newest; });
    room.next.reset();
    room.host = before.host;
    room.coming = before.coming;
    return room;
}

void RoomCore::show_late_names(int number, protocol::server::Room& room) const {
    room.next.reset();
    const GameRecord* late = this->game(number)->late_record();
    const auto listed = std::ranges::find(room.games, number, &protocol::server::GameSummary::game);
    if (!late || listed == room.games.end()) return;
    for (std::size_t seat = 0; seat < listed->names.size() && seat < late->state.seats.size(); ++seat)
        listed->names[seat] = late->state.seats[seat].name;
}

}  // namespace crisscross::server
