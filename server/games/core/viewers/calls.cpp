#include "server/games/core/viewers/calls.hpp"

#include <algorithm>
#include <map>

#include "server/games/model/consent.hpp"
#include "server/games/model/game_timer.hpp"
#include "server/games/view/allowed.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

using What = protocol::Notice::What;

/// Somebody who leaves within this time after the game began to wait for them may not have seen that it does.
constexpr Span time_to_notice = 2 * span::minute;

/// What a game waits for a player to do.
struct Wanted {
    What what = What::your_turn;
    engine::Turn turn = 0;
    auto operator<=>(const Wanted&) const = default;
};
using Calls = std::map<Wanted, CallPlayers>;

const engine::PendingPlay* disputed_play(const GameState& state) {
    const engine::PendingPlay* play = state.game ? state.game->pending_play() : nullptr;
    return play && play->dispute ? play : nullptr;
}

// The player of a disputed play may defend it. Nobody is called to accept a play, because its window soon ends by
// itself, except in slow games. A paused game waits for nobody.
std::optional<Wanted> wanted(const GameState& state, engine::Seat seat) {
    if (engine::index_of(seat) >= state.seats.size() || state.clocks.paused) return std::nullopt;
    const engine::PendingPlay* play = disputed_play(state);
    const bool is_own = play && play->seat == seat && !state.seats[engine::index_of(seat)].automatic();
    const auto asked_now = asked(state, seat);
    if (play && (is_own || asked_now == engine::Asked::vote)) return Wanted{What::challenged, play->turn};
    if (asked_now == engine::Asked::move) return Wanted{What::your_turn, state.game->turn};
    if (asked_now == engine::Asked::accept && state.clocks.rules.slow())
        return Wanted{What::played, state.game->pending_play()->turn};
    return std::nullopt;
}

protocol::Notice notice_of(const CallingGame& game, What what) {
    return {.what = what, .room = game.room, .game = static_cast<std::uint32_t>(game.number), .at = game.now};
}

const SeatHolder& holder(const GameState& state, engine::Seat seat) {
    return state.seats[engine::index_of(seat)];
}

/// A turn does not end where the player is only reminded.
std::optional<Moment> end_of_turn(const GameState& state) {
    return state.clocks.rules.at_zero == protocol::AtZero::nudge ? std::nullopt : zero_of(state);
}

/// A slow clock reminds before the time is up, and every clock that goes on after that calls then.
int clock_reminders(const Clocks& clocks) {
    if (!running(clocks)) return 0;
    const protocol::AtZero at_zero = clocks.rules.at_zero;
    const bool goes_on = at_zero == protocol::AtZero::nudge || at_zero == protocol::AtZero::points;
    return (clocks.rules.slow() ? 1 : 0) + (goes_on ? 1 : 0);
}

CallPlayers call(const CallingGame& game, const GameState& state, What what) {
    CallPlayers made{.notice = notice_of(game, what), .began = game.began};
    if (what == What::your_turn) {
        made.ends = end_of_turn(state);
        made.clock_reminders = clock_reminders(state.clocks);
    }
    if (const auto* play = disputed_play(state); play && what == What::challenged)
        made.notice.by = holder(state, play->dispute->challenger).name;
    if (what == What::played) made.notice.by = holder(state, state.game->pending_play()->seat).name;
    return made;
}

void add(CallPlayers& call, const GameState& state, engine::Seat seat) {
    add_called(call, state, seat);
    call.notice.players.push_back(holder(state, seat).name);
}

/// From one state of a game to another.
struct Change {
    const GameState& before;
    const GameState& after;
};

/// Whether those who have the game open are reminded of their turn, too. A live clock soon ends it.
bool reminds_present(const GameState& state) {
    return !state.clocks.rules.has_clock() || state.clocks.rules.slow();
}

/// If the clock of the player whose turn it is has just reminded them, or run out: which reminder of the turn it is.
std::optional<int> rung(const Change& change, engine::Seat seat) {
    const auto& [before, after] = change;
    const auto index = engine::index_of(seat);
    if (index >= before.clocks.seats.size() || index >= after.clocks.seats.size() || !after.clocks.turn)
        return std::nullopt;
    const SeatClock& was = before.clocks.seats[index];
    const SeatClock& is = after.clocks.seats[index];
    const engine::Turn turn = after.clocks.turn->turn;
    const bool was_reminded = was.reminded == turn;
    if (is.reminded == turn && !was_reminded) return 1;
    if (is.up == turn && was.up != turn) return was_reminded ? 2 : 1;
    return std::nullopt;
}

CallPlayers call_again(const CallingGame& game, const GameState& state, engine::Seat seat, int reminder) {
    CallPlayers made = call(game, state, What::your_turn);
    made.when = CallPlayers::When::again;
    made.reminder = reminder;
    add(made, state, seat);
    return made;
}

bool begins_turn(const engine::Event& event) {
    return !std::holds_alternative<engine::Accepted>(event) && !std::holds_alternative<engine::WindowClosed>(event) &&
           !std::holds_alternative<engine::EvidenceShown>(event) &&
           !std::holds_alternative<engine::OvertimeCharged>(event);
}

CallPlayers call_at_the_end(const CallingGame& game, const GameState& state, const std::vector<bool>& present) {
    CallPlayers made = call(game, state, What::over);
    for (const engine::Seat winner : std::get<engine::Over>(state.game->phase).result.winners)
        made.notice.players.push_back(holder(state, winner).name);
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        if (!present[place]) add_called(made, state, static_cast<engine::Seat>(place));
    return made;
}

CallPlayers call_nudged(const CallingGame& game, const GameState& state) {
    CallPlayers made = call(game, state, What::nudge);
    made.notice.by = holder(state, state.nudge->seat).name;
    add(made, state, state.game->to_move);
    return made;
}

/// A player asks others to agree to something, and some of them are not there. However often that happens, each of
/// them is called once in a turn.
void call_asked(const CallingGame& game, const Change& change, const std::vector<bool>& present,
                const CallsMade& calls_made, Effects& effects) {
    const auto asked = consent_asked(change.before, change.after);
    if (!asked) return;
    CallPlayers made = call(game, change.after, What::agreement);
    made.notice.by = holder(change.after, asked->by).name;
    for (const engine::Seat seat : asked->of)
        if (!present[engine::index_of(seat)] && !calls_made.has_called(holder(change.after, seat).player, made))
            add(made, change.after, seat);
    if (!made.players.empty()) effects.emplace_back(std::move(made));
}

/// Whether the player's turn goes on with another clock, which now runs.
bool gets_other_clock(const Change& change, engine::Seat seat) {
    return change.before.clocks.rules != change.after.clocks.rules && running(change.after.clocks) == seat;
}

/// Calls a player who is not there and now has to act, or whose clock has rung, and withdraws the calls of one who
/// need not act any more.
void call_absent(const CallingGame& game, const Change& change, engine::Seat seat, Calls& calls, Effects& effects) {
    const auto was = wanted(change.before, seat);
    const auto is = wanted(change.after, seat);
    if (is && (is != was || gets_other_clock(change, seat)))
        add(calls.try_emplace(*is, call(game, change.after, is->what)).first->second, change.after, seat);
    else if (const auto reminder = rung(change, seat); reminder && is && is->what == What::your_turn)
        effects.emplace_back(call_again(game, change.after, seat, *reminder));
    const bool was_asked = is_asked_to_agree(change.before, seat) && !is_asked_to_agree(change.after, seat);
    if (!is && (was || was_asked)) effects.emplace_back(WithdrawCalls{holder(change.after, seat).player});
}

/// Reminds a player who is there, and withdraws the reminders of the turn before.
void remind_present(const CallingGame& game, const Change& change, engine::Seat seat, Effects& effects) {
    const auto was = wanted(change.before, seat);
    const auto is = wanted(change.after, seat);
    const bool was_reminded = reminds_present(change.before);
    if (const auto reminder = rung(change, seat); reminder && is && is == was && change.after.clocks.rules.slow())
        effects.emplace_back(call_again(game, change.after, seat, *reminder));
    if (is == was && was_reminded == reminds_present(change.after)) return;
    if (was && was_reminded) effects.emplace_back(WithdrawCalls{holder(change.after, seat).player});
    if (auto made = reminders_while_there(game, change.after, seat)) effects.emplace_back(*std::move(made));
}

// A room hears of a challenge even if nobody is called: the word list decides, or all who vote are there.
void add_challenges(const CallingGame& game, const GameState& state, std::span<const GameEntry> stored,
                    Calls& calls) {
    for (const GameEntry& entry : stored) {
        const auto* event = std::get_if<engine::Event>(&entry.event);
        const auto* challenged = event ? std::get_if<engine::Challenged>(event) : nullptr;
        if (!challenged) continue;
        CallPlayers made = call(game, state, What::challenged);
        made.notice.by = holder(state, challenged->challenger).name;
        calls.try_emplace(Wanted{What::challenged, challenged->turn}, std::move(made));
    }
}

}  // namespace

Effects calls_after(const CallingGame& game, const GameState& before, const GameState& after,
                    const std::vector<bool>& present, const CallsMade& calls_made,
                    std::span<const GameEntry> stored) {
    Effects effects;
    Calls calls;
    const bool is_over = after.stage() == Stage::over;
    for (std::size_t place = 0; place < after.seats.size(); ++place) {
        const auto seat = static_cast<engine::Seat>(place);
        if (!present[place] && !is_over) call_absent(game, {before, after}, seat, calls, effects);
        if (present[place] && !after.seats[place].computer) remind_present(game, {before, after}, seat, effects);
    }
    if (is_over && before.stage() != Stage::over) effects.emplace_back(call_at_the_end(game, after, present));
    add_challenges(game, after, stored, calls);
    for (auto& [what, made] : calls) effects.emplace_back(std::move(made));
    const bool is_nudged = before.game && !is_over && after.nudge && after.nudge != before.nudge;
    if (is_nudged && !present[static_cast<std::size_t>(after.game->to_move)])
        effects.emplace_back(call_nudged(game, after));
    call_asked(game, {before, after}, present, calls_made, effects);
    return effects;
}

void add_called(CallPlayers& call, const GameState& state, engine::Seat seat) {
    const PlayerId player = holder(state, seat).player;
    call.players.push_back(player);
    if (engine::index_of(seat) >= state.clocks.seats.size()) return;
    if (const auto night = hours_that_count(state.clocks, seat).night) call.clock_nights.emplace(player, *night);
}

// Side changes, and answers to a play that is on the board, leave the turn as it is.
Moment turn_began(const GameRecord& game) {
    const auto begins = [](const GameEntry& entry) {
        const auto* event = std::get_if<engine::Event>(&entry.event);
        return event && begins_turn(*event);
    };
    const auto found = std::find_if(game.log.rbegin(), game.log.rend(), begins);
    return found == game.log.rend() ? 0 : found->at;
}

CallingGame calling_game(const GameRecord& game, Moment now) {
    return {game.code, game.number, now, turn_began(game)};
}

Effects first_calls(const CallingGame& game, const GameState& state, const std::vector<bool>& present,
                    CallPlayers::When when) {
    Effects calls = calls_after(game, fresh_game(state.rules), state, present, {}, {});
    for (GameEffect& effect : calls)
        if (auto* call = std::get_if<CallPlayers>(&effect); call && call->when == CallPlayers::When::now)
            call->when = when;
    return calls;
}

std::optional<CallPlayers> reminders_while_there(const CallingGame& game, const GameState& state, engine::Seat seat) {
    const auto now_wanted = wanted(state, seat);
    if (!now_wanted || now_wanted->what != What::your_turn || !reminds_present(state)) return std::nullopt;
    CallPlayers made = call(game, state, What::your_turn);
    made.when = CallPlayers::When::there;
    add(made, state, seat);
    return made;
}

std::optional<CallPlayers> call_after_leaving(const CallingGame& game, const GameState& state, engine::Seat seat) {
    const auto now_wanted = wanted(state, seat);
    if (!now_wanted) return std::nullopt;
    CallPlayers made = call(game, state, now_wanted->what);
    made.when = game.now - game.began < time_to_notice ? CallPlayers::When::soon : CallPlayers::When::later;
    add(made, state, seat);
    return made;
}

}  // namespace crisscross::server
