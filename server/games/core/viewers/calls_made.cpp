#include "server/games/core/viewers/calls_made.hpp"

#include "server/games/model/game_timer.hpp"

namespace crisscross::server {

void CallsMade::note(const CallPlayers& call, Moment now) {
    using When = CallPlayers::When;
    if (call.when != When::now && call.when != When::soon) return;
    if (std::exchange(began_, call.began) != call.began) sent_.clear();
    const Moment at = call.when == When::soon ? now + time_to_return : now;
    for (const PlayerId player : call.players) sent_[{player, call.notice.what}] = at;
}

void CallsMade::withdraw(PlayerId player, Moment now) {
    std::erase_if(sent_, [player, now](const auto& one) { return one.first.first == player && one.second > now; });
}

bool CallsMade::has_called(PlayerId player, const CallPlayers& call) const {
    return began_ == call.began && sent_.contains({player, call.notice.what});
}

}  // namespace crisscross::server
