#include "server/rooms/core/open_games.hpp"

#include <algorithm>

namespace crisscross::server {

const GameCore* OpenGames::find(int number) const {
    const auto found = games_.find(number);
    return found == games_.end() ? nullptr : &found->second;
}

const GameRecord* OpenGames::record(int number) const {
    const GameCore* game = find(number);
    return game ? game->record() : nullptr;
}

bool OpenGames::has_delay(int number) const {
    const GameCore* game = find(number);
    return game && game->delayed_record();
}

bool OpenGames::has_seat(int number, PlayerId player) const {
    const GameRecord* game = record(number);
    return game && game->state.seat_of(player);
}

std::size_t OpenGames::entries() const {
    std::size_t sum = 0;
    for (const auto& [number, game] : games_)
        for (const GameRecord* record : {game.record(), game.delayed_record()})
            if (record) sum += record->log.size();
    return sum;
}

void OpenGames::add_work(int number, GameRequest request) {
    games_.try_emplace(number, setup_, last_job_, watching_);
    work_.push_back({number, std::move(request)});
}

void OpenGames::add_work_for_all(const GameRequest& request) {
    for (const auto& [number, game] : games_) work_.push_back({number, request});
}

void OpenGames::change_watching(const protocol::Watching& watching) {
    if (watching == watching_) return;
    watching_ = watching;
    add_work_for_all(ChangeWatching{watching});
}

bool OpenGames::has_work(int number) const {
    return std::ranges::find(work_, number, &Work::game) != work_.end();
}

std::optional<OpenGames::Work> OpenGames::take_work() {
    if (work_.empty()) return std::nullopt;
    Work first = std::move(work_.front());
    work_.pop_front();
    return first;
}

Effects OpenGames::step(int number, GameInput input, Moment now) {
    const auto found = games_.find(number);
    return found == games_.end() ? Effects{} : found->second.step(std::move(input), now);
}

void OpenGames::close_if_idle(int number) {
    const auto found = games_.find(number);
    last_job_ = std::max(last_job_, found->second.last_job());
    if (found->second.idle()) games_.erase(found);
}

}  // namespace crisscross::server
