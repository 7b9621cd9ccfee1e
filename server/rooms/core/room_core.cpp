#include "server/rooms/core/room_core.hpp"

#include <algorithm>
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

std::vector<Caller> RoomCore::everybody() const {
    std::vector<Caller> callers;
    for (const auto& [connection, member] : members_) callers.push_back(member.caller);
    return callers;
}

const GameCore* RoomCore::game(int number) const {
    const auto found = games_.find(number);
    return found == games_.end() ? nullptr : &found->second;
}

std::size_t RoomCore::entries() const {
    std::size_t sum = 0;
    for (const auto& [number, game] : games_)
        for (const GameRecord* record : {game.record(), game.delayed_record()})
            if (record) sum += record->log.size();
    return sum;
}

std::vector<PlayerId> RoomCore::people() const {
    if (!record_) return {};
    std::set<PlayerId> people = record_->people;
    people.insert(record_->players.begin(), record_->players.end());  // who may have sat down since it was read
    return {people.begin(), people.end()};
}

bool RoomCore::lists(int number) const {
    return record_ &&
           std::ranges::find(record_->games, number, &protocol::server::GameSummary::game) != record_->games.end();
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
        if (!todo_.empty()) {
            auto [number, request] = std::move(todo_.front());
            todo_.pop_front();
            run(number, std::move(request));
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
    const auto found = games_.find(number);
    if (found == games_.end()) return;
    for (GameEffect& effect : found->second.step(std::move(input), now_)) {
        if (std::holds_alternative<Load>(effect) || std::holds_alternative<Append>(effect)) awaited_ = number;
        effects_.emplace_back(OfGame{number, std::move(effect)});
    }
    if (!waits_for_storage() && !has_work(number)) settle(number);
}

// The person who looks after the room also starts its first game.
bool RoomCore::seat_host_first() {
    const auto now = newest();
    if (closed_ || !now || now->state.stage() != Stage::waiting || now->host.value_or(0) == 0) return false;
    add_work(record_->newest(), SeatFirst{*record_->about.host});
    return true;
}

// Those whom the game has let go leave the room; a game with nothing left to do is closed.
void RoomCore::settle(int number) {
    const GameCore& game = games_.at(number);
    std::set<PlayerId> gone;
    std::erase_if(members_, [&game, &gone, number](const auto& entry) {
        const bool goes = entry.second.game == number && !game.is_watched_by(entry.first);
        if (goes) gone.insert(entry.second.caller.player);
        return goes;
    });
    if (!gone.empty()) changed_ = true;
    note_gone(std::move(gone));
    note_game(number);
    last_job_ = std::max(last_job_, game.last_job());
    if (game.idle()) games_.erase(number);
}

bool RoomCore::has_work(int number) const {
    return std::ranges::any_of(todo_, [number](const auto& work) { return work.first == number; });
}

// A game that is opened again has other numbers for its jobs.
void RoomCore::add_work(int number, GameRequest request) {
    games_.try_emplace(number, setup_, last_job_, watching());
    todo_.emplace_back(number, std::move(request));
}

void RoomCore::load() {
    is_stale_ = false;
    awaited_ = OfRoom{};
    effects_.emplace_back(LoadRoom{});
}

}  // namespace crisscross::server
