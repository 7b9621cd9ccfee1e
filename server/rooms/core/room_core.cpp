#include "server/rooms/core/room_core.hpp"

#include <set>
#include <stdexcept>

namespace crisscross::server {

RoomEffects RoomCore::step(RoomInput input, Moment now) {
    if (std::holds_alternative<RoomAnswer>(input) != waits_for_storage())
        throw std::logic_error("an input comes out of turn");
    now_ = now;
    std::visit([this](auto& kind) { take(std::move(kind)); }, input);
    go_on();
    return std::exchange(effects_, {});
}

std::vector<PlayerId> RoomCore::people() const {
    if (!record_) return {};
    std::set<PlayerId> people = record_->people;
    people.insert(record_->players.begin(), record_->players.end());  // who may have sat down since it was read
    return {people.begin(), people.end()};
}

void RoomCore::take(RoomRequest&& request) {
    current_ = std::move(request);
}

void RoomCore::take(RoomAnswer&& answer) {
    const Awaited awaited = std::exchange(awaited_, NoAnswer{});
    if (const int* number = std::get_if<int>(&awaited))
        run(*number, std::get<StorageAnswer>(std::move(answer)));
    else
        std::visit([this](auto& kind) { handle(kind); }, answer);
}

// What has begun is finished first. Once nothing is left to do, everybody learns what has changed.
void RoomCore::go_on() {
    while (!waits_for_storage()) {
        if (auto work = games_.take_work()) {
            run(work->game, std::move(work->request));
        } else if (current_) {
            std::visit([this](auto& request) { handle(request); }, *current_);
            if (!waits_for_storage()) current_.reset();
        } else {
            review_proposal();
            if (!waits_for_storage() && !seat_host_first()) return tell_room();
        }
    }
}

void RoomCore::run(int number, GameInput input) {
    if (!games_.has(number)) return;
    for (GameEffect& effect : games_.step(number, std::move(input), now_)) {
        if (std::holds_alternative<Load>(effect) || std::holds_alternative<Append>(effect)) awaited_ = number;
        effects_.emplace_back(OfGame{number, std::move(effect)});
    }
    if (!waits_for_storage() && !games_.has_work(number)) settle(number);
}

// The host of the room also starts its first game.
bool RoomCore::seat_host_first() {
    if (closed_ || !newest_waits() || newest()->host.value_or(0) == 0) return false;
    games_.add_work(record_->newest(), SeatFirst{*record_->about.host});
    return true;
}

// Those whom the game has let go leave the room; a game with nothing left to do is closed.
void RoomCore::settle(int number) {
    const GameCore& game = *games_.find(number);
    std::set<PlayerId> gone;
    std::erase_if(here_.all(), [&game, &gone, number](const auto& entry) {
        const bool goes = entry.second.game == number && !game.is_watched_by(entry.first);
        if (goes) gone.insert(entry.second.caller.player);
        return goes;
    });
    if (!gone.empty()) changed_ = true;
    note_gone(std::move(gone));
    note_game(number);
    games_.close_if_idle(number);
}

void RoomCore::load() {
    is_stale_ = false;
    await(LoadRoom{});
}

void RoomCore::await(RoomEffect effect) {
    effects_.push_back(std::move(effect));
    awaited_ = OfRoom{};
}

}  // namespace crisscross::server
