#include "server/rooms/room_calls.hpp"

#include <algorithm>
#include <vector>

#include "server/games/model/game_timer.hpp"
#include "server/notices/delivery/post_office.hpp"

namespace crisscross::server {

namespace {

using When = CallPlayers::When;

// A webhook has heard of a challenge when it was made.
WebhookCall webhook_call(const CallPlayers& call) {
    if (call.when == When::now) return {};
    if (call.when != When::soon || call.notice.what == protocol::Notice::What::challenged) return no_webhook;
    WebhookCall made{.after = time_to_return};
    if (call.players.size() == 1) made.awaited = call.players.front();
    return made;
}

PostOffice::Calling calling(const CallPlayers& call) {
    PostOffice::Calling made{.reminder = call.reminder,
                             .webhook = webhook_call(call),
                             .turn = CalledTurn{call.began, call.ends, call.clock_reminders},
                             .clock_nights = call.clock_nights,
                             .is_there = call.when == When::there};
    if (call.when == When::soon) made.after = time_to_return;
    if (call.when == When::later || call.when == When::there) made.after.reset();
    return made;
}

}  // namespace

void RoomCalls::call(const CallPlayers& call) {
    if (call.when != When::there) return send(call);
    for (const storage::PlayerId player : call.players)
        kept_.insert_or_assign({static_cast<int>(call.notice.game), player}, call);
    if (!timer_) wait();
}

// Except when a clock reminds them, only players who have left are called, so their reminder is dropped.
void RoomCalls::send(const CallPlayers& call) {
    for (const storage::PlayerId player : call.players) {
        const Called called{static_cast<int>(call.notice.game), player};
        if (call.when != When::again) kept_.erase(called);
        withdrawn_.erase(called);
    }
    post_office_.call(room_, call.notice, call.players, calling(call));
}

void RoomCalls::withdraw(storage::PlayerId player, int game) {
    kept_.erase({game, player});
    if (withdrawn_.insert({game, player}).second) post_office_.withdraw(player, room_, game);
}

void RoomCalls::send_kept(Moment now) {
    stop_waiting();
    std::vector<CallPlayers> due;
    for (const auto& [called, call] : kept_)
        if (call.began <= now - keeps_reminders_for) due.push_back(call);
    for (const CallPlayers& call : due) send(call);
    if (!kept_.empty()) wait();
}

void RoomCalls::wait() {
    const auto began = [](const auto& one) { return one.second.began; };
    const Moment due = began(*std::ranges::min_element(kept_, {}, began)) + keeps_reminders_for;
    timer_ = std::make_shared<RoomTimers>(strand_, clock_, [calls = weak_from_this()](const RoomTimer&) {
        if (const auto self = calls.lock()) self->send_due();
    });
    timer_->set({}, due);
}

void RoomCalls::stop_waiting() {
    if (timer_) timer_->cancel({});
    timer_.reset();
}

}  // namespace crisscross::server
