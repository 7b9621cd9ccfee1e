#include "server/games/core/viewers/viewers.hpp"

#include <algorithm>
#include <stdexcept>

#include "server/games/model/delay.hpp"
#include "server/games/view/joined.hpp"

namespace crisscross::server {

namespace {

protocol::ServerMessage answer_to(const Join& join, const GameRecord& record, std::optional<protocol::Json> clocks) {
    protocol::server::Joined made = joined(record, join.caller.player, join.id, join.seen, std::move(clocks));
    switch (join.request) {
        case Join::Request::join:
            return made;
        case Join::Request::create:
            return protocol::server::Created{made.id, made.room, std::move(made.view)};
    }
    throw std::logic_error("an unknown request to join");
}

bool only_watches(PlayerId player, const GameState& state) {
    return state.stage() == Stage::playing && !state.seat_of(player);
}

}  // namespace

std::vector<Caller> Viewers::everybody() const {
    std::vector<Caller> callers = audience_.everybody();
    if (delayed_)
        for (Caller& caller : delayed_->watching()) callers.push_back(std::move(caller));
    return callers;
}

bool Viewers::admits(PlayerId player, const GameState& state) const {
    return watching_.allowed || !only_watches(player, state);
}

void Viewers::add(const Join& join, const GameRecord& record, std::optional<protocol::Json> clocks, Moment now,
                  RunningTimers& timers, Effects& effects) {
    if (delayed_ && only_watches(join.caller.player, record.state))
        return add_delayed(join, record, now, timers, effects);
    effects.emplace_back(Reply{join.caller, answer_to(join, record, std::move(clocks))});
    audience_.add(join.caller, join.page);
}

// While nobody watches with the delay, the delayed state does not grow by itself.
void Viewers::add_delayed(const Join& join, const GameRecord& record, Moment now, RunningTimers& timers,
                          Effects& effects) {
    settle(record, now, timers, effects);
    effects.emplace_back(Reply{join.caller, answer_to(join, delayed_->record(), delayed_->clocks())});
    delayed_->add(join.caller);
    settle(record, now, timers, effects);
}

void Viewers::remove(std::uint64_t connection, Moment now) {
    audience_.remove(connection, now);
    if (delayed_) delayed_->remove(connection, now);
}

void Viewers::dismiss(const Complaint& why, Effects& effects) {
    audience_.dismiss(why, effects);
    if (delayed_) delayed_->dismiss(why, effects);
    delayed_.reset();
}

void Viewers::clear() {
    audience_.clear();
    delayed_.reset();
}

void Viewers::tell(const GameRecord& record, const std::optional<protocol::Json>& clocks, Effects& effects) {
    audience_.tell(record.state, record.entries_after(sent_version_), clocks, effects);
    sent_version_ = record.state.version;
}

void Viewers::reread(const GameRecord& record, const std::optional<protocol::Json>& clocks, Moment now,
                     RunningTimers& timers, Effects& effects) {
    sent_version_ = std::min(sent_version_, record.state.version);
    if (delayed_) delayed_->reread(record);
    // Viewers who move to the delayed game get nothing newer, and those who come back from it have got everything.
    const bool is_over = record.state.stage() == Stage::over;
    if (!is_over) settle(record, now, timers, effects);
    tell(record, clocks, effects);
    if (is_over) settle(record, now, timers, effects);
}

// Those without a seat watch the live game before it starts and after it is over.
void Viewers::settle(const GameRecord& record, Moment now, RunningTimers& timers, Effects& effects) {
    const bool is_under_way = record.state.stage() == Stage::playing;
    if (is_under_way && !watching_.allowed) dismiss_watchers(record, effects);
    const bool is_delayed = is_under_way && watching_.is_delayed();
    if (!is_delayed && !delayed_) return;
    const DelayedSight sight = delayed_sight(record, watching_, now);
    if (is_delayed && !delayed_) {
        delayed_ = std::make_unique<DelayedGame>(record, std::min(sent_version_, sight.version));
        for (Caller& caller : audience_.take_watchers(record.state)) delayed_->add(std::move(caller));
    }
    delayed_->advance(record, sight.version, effects);
    if (!is_under_way) return end_delay(timers, effects);
    if (sight.more_at && delayed_->is_watched())
        timers.set({timer::Delay{}, *sight.more_at}, effects);
    else
        timers.cancel(timer::Delay{}, effects);
}

void Viewers::end_delay(RunningTimers& timers, Effects& effects) {
    timers.cancel(timer::Delay{}, effects);
    for (Caller& caller : delayed_->watching()) audience_.add(std::move(caller));
    delayed_.reset();
    audience_.forget_presence();
}

void Viewers::dismiss_watchers(const GameRecord& record, Effects& effects) {
    const Complaint why = no_watchers(record.code);
    for (const Caller& caller : audience_.take_watchers(record.state))
        effects.emplace_back(Reply{caller, error_message(std::nullopt, why)});
    if (delayed_) delayed_->dismiss(why, effects);
}

// What somebody has seen without a delay cannot be hidden again, so a delay begins with a game.
void Viewers::change(const protocol::Watching& watching, const GameRecord* record) {
    const bool is_under_way = delayed_ || (record && record->state.stage() == Stage::playing);
    watching_.allowed = watching.allowed;
    if (!is_under_way) watching_ = watching;
}

void Viewers::tell_presence(const GameRecord& record, StandIns& stand_ins, std::optional<std::uint64_t> newcomer,
                            Moment now, RunningTimers& timers, Effects& effects) {
    const GameState& state = record.state;
    const std::vector<bool> present = audience_.present(state, now);
    if (const auto next = audience_.next_departure(now))
        timers.set({timer::Departure{}, *next}, effects);
    else
        timers.cancel(timer::Departure{}, effects);
    stand_ins.update(state, present, now);
    const int watchers = audience_.watchers(state) + (delayed_ ? delayed_->watchers(state) : 0);
    audience_.tell_presence(
        {record.code, record.number, present, watchers, stand_ins.away(state, now), stand_ins.requests(state)},
        newcomer, effects);
}

}  // namespace crisscross::server
