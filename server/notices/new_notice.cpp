#include "server/notices/new_notice.hpp"

#include <algorithm>

#include "server/time/span.hpp"

namespace crisscross::server {

using protocol::Notice;
using What = Notice::What;

namespace {

// Reminders that the clock gives count among them and keep their own times.
ReminderRule without_clock_reminders(ReminderRule rule, const CalledTurn& turn) {
    rule.number -= turn.clock_reminders;
    return rule;
}

// Reminders count from the beginning of the turn, so that none comes twice if the player has been there meanwhile.
std::vector<Moment> moments_for(const CalledPlayer& player, What what, Moment now) {
    const auto nights = nights_of({player.night, player.offset}, player.clock_night);
    std::vector<Moment> moments;
    if (player.after) moments.push_back(after_nights(now + *player.after, nights));
    if (what != What::your_turn) return moments;
    const CalledTurn turn = player.turn.value_or(CalledTurn{now});
    const ReminderRule rule = without_clock_reminders(player.reminders, turn);
    for (const Moment at : reminders(turn.began, turn.ends, rule, nights))
        if (at > now && (moments.empty() || at > moments.back())) moments.push_back(at);
    return moments;
}

/// Whether it says what the game waits for now. A challenge for which it waits for nobody changes nothing about a
/// turn.
bool is_about_turn(const Notice& notice) {
    switch (notice.what) {
        case What::your_turn:
        case What::played:
        case What::over:
            return true;
        case What::challenged:
            return !notice.players.empty();
        case What::nudge:
        case What::agreement:
        case What::next_game:
        case What::test:
        case What::digest:
            return false;
    }
    return false;
}

/// What a notice about whose turn it is makes out of date.
std::vector<std::string> replaced_by(const Notice& notice) {
    if (!is_about_turn(notice)) return {};
    std::vector<std::string> kinds;
    for (const What one : {What::your_turn, What::played, What::challenged, What::nudge, What::agreement})
        kinds.emplace_back(name_of(one));
    return kinds;
}

// A digest is about several games, so a move in one of them does not withdraw it. It goes where turns go.
void make_digest(storage::NewNotice& notice) {
    notice.kind = std::string(name_of(What::your_turn));
    notice.game = 0;
}

// Long enough for the last reminder to come, too, which may wait for its player's morning.
void outlive_reminders(storage::NewNotice& notice) {
    for (const storage::NewNotice::ForPlayer& player : notice.players)
        if (!player.at.empty()) notice.expires = std::max(notice.expires, player.at.back() + span::day);
}

}  // namespace

std::vector<LocalNight> nights_of(LocalNight night, const std::optional<storage::ClockNight>& of_clock) {
    std::vector<LocalNight> nights{std::move(night)};
    if (of_clock) nights.push_back({{of_clock->from, of_clock->to}, offset_in(of_clock->zone)});
    return nights;
}

Span lifetime(What what) {
    switch (what) {
        case What::your_turn:
            return 7 * span::day;
        case What::over:
            return 3 * span::day;
        case What::played:
        case What::challenged:
        case What::nudge:
        case What::agreement:
        case What::next_game:
            return span::day;
        case What::digest:
            return 20 * span::hour;
        case What::test:
            return span::hour;
    }
    return 0;
}

storage::NewNotice new_notice(storage::RoomId room, const Notice& notice, const std::vector<CalledPlayer>& players,
                              const WebhookCall& webhook, Moment now) {
    storage::NewNotice made{.room = room,
                            .text = write_notice(notice),
                            .expires = now + lifetime(notice.what),
                            .webhook_at = webhook.after ? std::optional(now + *webhook.after) : std::nullopt,
                            .kind = std::string(name_of(notice.what)),
                            .game = static_cast<int>(notice.game),
                            .at = notice.at,
                            .replaces = replaced_by(notice),
                            .awaited = webhook.awaited};
    if (notice.what == What::digest) make_digest(made);
    if (!players.empty() && std::ranges::all_of(players, &CalledPlayer::is_there)) made.at = 0;
    for (const CalledPlayer& player : players)
        made.players.push_back({player.player, moments_for(player, notice.what, now), player.clock_night});
    if (notice.what == What::your_turn) outlive_reminders(made);
    return made;
}

}  // namespace crisscross::server
