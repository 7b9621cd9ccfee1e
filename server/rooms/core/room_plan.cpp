#include <algorithm>
#include <set>

#include "server/games/core/viewers/calls.hpp"
#include "server/games/model/seating.hpp"
#include "server/requests/game_number.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/core/room_core.hpp"
#include "server/rooms/model/next_game_decision.hpp"
#include "server/rooms/model/next_hours.hpp"
#include "server/rooms/model/next_seats.hpp"
#include "server/rooms/model/room_settings.hpp"

namespace crisscross::server {

namespace {

const Complaint game_followed{"GAME_FOLLOWED", "Another game has followed this one.", "/game"};

/// Who agreed to a stand-in for a live game has not agreed to one for a slow game.
void set_clock(protocol::SeatsChanged& seats, const protocol::ClockRules& rules, const GameState& last) {
    if (rules.slow() && !last.clocks.rules.slow())
        for (protocol::TakenSeat& seat : seats.seats)
            if (last.seat_of(seat.player)) seat.if_away.reset();
    seats.clock.reset();
    if (rules.has_clock()) seats.clock = rules;
}

/// Whether the command is about the proposal, so that the next game may begin with it.
bool may_begin_game(const protocol::RoomCommand& command) {
    return std::holds_alternative<protocol::client::ProposeGame>(command) ||
           std::holds_alternative<protocol::client::AgreeToGame>(command) ||
           std::holds_alternative<protocol::client::BeginGame>(command);
}

bool shares_people(const GameUnderWay& game, const CreateGame& next) {
    return std::ranges::any_of(next.seats.seats, [&game](const auto& seat) { return game.has(seat.player); });
}

/// Whether it says who plays in the next game.
bool is_about_people(const protocol::RoomCommand& command) {
    return !may_begin_game(command) && !std::holds_alternative<protocol::client::DeclineGame>(command);
}

}  // namespace

std::optional<Complaint> RoomCore::decide(const SayInRoom& say, Plan& plan) const {
    const int known = delay_.newest_for(state(), say.caller.player);
    if (game_of(say.command) != known) return game_followed;
    const auto now = as_newest(known);
    const GameState* seen = delay_.newest_seen_by(state(), say.caller.player);
    if (!now || !seen) return game_not_joined();
    const engine::Viewer viewer = now->state.seat_of(say.caller.player);
    if (const auto* wanted = std::get_if<protocol::client::ProposeGame>(&say.command))
        if (auto refused = check_proposal(*now, viewer, *wanted)) return refused;
    if (const auto* agreement = std::get_if<protocol::client::AgreeToGame>(&say.command))
        if (auto refused = check_agreement(*now, viewer, *agreement)) return refused;
    if (const auto* joining = std::get_if<protocol::client::TakePart>(&say.command))
        if (auto refused = check_joining(*seen, *joining)) return refused;
    return decide_next_game({record_->about, *now, *seen, say.caller.player}, say.command, plan.next, plan.joiners);
}

// Somebody who has agreed may agree again, at another level. A proposal counts as a new room instead, and is declined
// only once.
std::optional<Complaint> RoomCore::count_change(const SayInRoom& say, const PendingPlan& planned) {
    const bool only_agrees = std::holds_alternative<protocol::client::AgreeToGame>(say.command) && !planned.begins;
    const bool changes_agreement = only_agrees && planned.plan.next.plan() != plan_.next.plan();
    if (!is_about_people(say.command) && !changes_agreement) return std::nullopt;
    return side_changes_.count(code_, 0, say.caller.player, now_);
}

// What the room plans is on disk before anybody hears of it, with the receipt of the request, unless the next game
// begins with it: then the receipt comes with the game. So a request that comes again after the server was killed in
// between is decided again, and the game begins.
void RoomCore::handle(SayInRoom& say) {
    const protocol::RequestId& id = request_id(say.command);
    if (!here_.has(say.caller.connection)) return refuse(say.caller, id, game_not_joined());
    if (answer_again(say.caller, id)) return;
    if (!record_ || is_stale_) return load();
    if (!say.permission) return refuse(say.caller, id, say.permission.error());
    if (closed_) return refuse(say.caller, id, room_closed());
    changed_ = true;  // time alone may have changed what the asker may do
    if (const auto now = newest())
        plan_.joiners.note_present(record_->about, now->state, plan_.next, here_.names(), now_);
    PendingPlan planned{plan_};
    if (const auto refused = decide(say, planned.plan)) return refuse(say.caller, id, *refused);
    planned.begins = may_begin_game(say.command) && planned.plan.next.agreed(*newest());
    if (const auto refused = count_change(say, planned)) return refuse(say.caller, id, *refused);
    StoreChange change{record_->about};
    change.about.next = plan_with(planned.plan.next.plan(), planned.plan.joiners);
    const std::string name = planned.plan.joiners.name_of(say.caller.player);
    if (name != plan_.joiners.name_of(say.caller.player) && !name.empty())
        change.named = std::pair(say.caller.player, name);
    if (change.about.next == plan_on_disk() && !change.named) return adopt(std::move(planned), say);
    if (!planned.begins) change.receipt = CommandKey{say.caller.player, id};
    await(std::move(change));
    pending_ = std::move(planned);
}

void RoomCore::adopt(PendingPlan planned, SayInRoom& say) {
    plan_ = std::move(planned.plan);
    record_->about.next = plan_with(plan_.next.plan(), plan_.joiners);
    changed_ = true;
    say.permission->use();
    call_to_next_game(say);
    if (planned.begins)
        begin(say);
    else
        accept(say.caller, request_id(say.command));
}

protocol::NextGamePlan RoomCore::plan_on_disk() const {
    return NextGame::after(record_->newest(), record_->about.next).plan();
}

// If that fails, somebody who has left takes part again when they come back.
void RoomCore::store_joiners() {
    if (!record_ || is_stale_ || closed_) return;
    StoreChange change{record_->about};
    change.about.next = plan_with(plan_.next.plan(), plan_.joiners);
    if (change.about.next == plan_on_disk()) return;
    record_->about.next = change.about.next;
    await(std::move(change));
}

// Those who are not there, or whose pages are hidden, learn that somebody wants to play.
void RoomCore::call_to_next_game(const SayInRoom& say) {
    const auto now = newest();
    if (!now || !std::holds_alternative<protocol::client::ProposeGame>(say.command)) return;
    CallPlayers call{.notice = {.what = protocol::Notice::What::next_game,
                                .room = code_,
                                .game = static_cast<std::uint32_t>(record_->newest()),
                                .at = now_}};
    if (const auto by = now->state.seat_of(say.caller.player))
        call.notice.by = now->state.seats[static_cast<std::size_t>(*by)].name;
    const std::set<engine::Seat> out = plan_.next.out();
    for (std::size_t seat = 0; seat < now->present.size(); ++seat) {
        const SeatHolder& holder = now->state.seats[seat];
        const bool is_out =
            out.contains(static_cast<engine::Seat>(seat)) || record_->about.removed.contains(holder.player);
        const bool knows = holder.player == say.caller.player || here_.is_visible(holder.player);
        if (holder.computer || holder.player == 0 || knows || is_out) continue;
        add_called(call, now->state, static_cast<engine::Seat>(seat));
        call.notice.players.push_back(holder.name);
    }
    if (!call.players.empty()) effects_.emplace_back(OfGame{record_->newest(), std::move(call)});
}

// What cannot be played is refused before anybody agrees to it.
std::optional<Complaint> RoomCore::check_proposal(const NewestGame& now, engine::Viewer viewer,
                                                  const protocol::client::ProposeGame& wanted) const {
    if (auto refused = plan_.next.check_propose(now, viewer)) return refused;
    const auto made = next_game(wanted);
    if (!made) return made.error();
    return check_level(made->rules, wanted.level);
}

// If the game cannot be made any more, those who have agreed hear that later.
std::optional<Complaint> RoomCore::check_agreement(const NewestGame& now, engine::Viewer viewer,
                                                   const protocol::client::AgreeToGame& agreement) const {
    if (auto refused = plan_.next.check_propose(now, viewer)) return refused;
    const auto& proposal = plan_.next.plan().proposal;
    if (!proposal || proposal->number != agreement.proposal || !agreement.level) return std::nullopt;
    const auto made = next_game(*proposal);
    return made ? check_level(made->rules, agreement.level) : std::nullopt;
}

// What is proposed counts only for somebody who sees that.
std::optional<Complaint> RoomCore::check_joining(const GameState& seen,
                                                 const protocol::client::TakePart& joining) const {
    if (!check_level(seen.rules, joining.level)) return std::nullopt;
    const auto now = newest();
    const auto& proposal = plan_.next.plan().proposal;
    if (!proposal || !now || &seen != &now->state) return check_level(seen.rules, joining.level);
    const auto made = next_game(*proposal);
    return check_level(made ? made->rules : seen.rules, joining.level);
}

// A game begins only when somebody agrees or begins it, and not because somebody leaves.
void RoomCore::begin(const SayInRoom& say) {
    beginning_ = Beginning{say.caller, request_id(say.command)};
    auto made = next_game(*plan_.next.agreed(*newest()));
    if (!made) return conclude(made.error());
    made->receipt = CommandKey{say.caller.player, request_id(say.command)};
    set_aside_for(*made);
    beginning_->game = *std::move(made);
}

// Before it is stored, so that no clock runs on in them if the server is killed in between. A game that is closed and
// in which nothing will happen by itself has no clock that runs.
void RoomCore::set_aside_for(const CreateGame& next) {
    for (const auto& [number, game] : record_->under_way) {
        const bool may_run = games_.has(number) || game.quiet_since > now_;
        if (may_run && shares_people(game, next)) games_.add_work(number, SetAside{});
    }
}

// The games that it follows have been set aside by now.
void RoomCore::review_proposal() {
    // Others may be missing now, or somebody may have been disconnected for too long.
    if (!plan_.next.is_empty() || !plan_.joiners.list().empty()) changed_ = true;
    if (beginning_ && beginning_->game) await(*std::exchange(beginning_->game, std::nullopt));
}

// Even where the game could not be made: all who have agreed to it hear that.
void RoomCore::answer_beginning() {
    if (const auto beginning = std::exchange(beginning_, std::nullopt)) accept(beginning->caller, beginning->id);
}

Answer<CreateGame> RoomCore::next_game(const protocol::GameProposal& proposal) const {
    return next_game(protocol::client::ProposeGame{{}, proposal.settings, proposal.turned, proposal.clock});
}

// The same word list as before unless another is chosen, even if the server does not offer it any more.
Answer<CreateGame> RoomCore::next_game(const protocol::client::ProposeGame& wanted) const {
    const GameRecord& last = *games_.record(record_->newest());
    CreateGame made{.number = std::max(record_->newest(), record_->last_game) + 1,
                    .rules = last.state.rules,
                    .system = record_->games.front().system,
                    .lexicon = last.lexicon_note.id,
                    .same_list = last.lexicon_note.hash,
                    .rated = record_->about.rated};
    if (wanted.settings) {
        auto rules = rules_of(*wanted.settings);
        if (!rules) return rules.error();
        made.rules = *std::move(rules);
        made.system = wanted.settings->system;
    }
    if (wanted.settings && wanted.settings->lexicon) {
        const std::string& list = *wanted.settings->lexicon;
        if (!std::ranges::any_of(lexicons_, [&list](const auto& one) { return one.id == list; }))
            return unknown_lexicon();
        made.lexicon = list;
        made.same_list.reset();
    }
    const auto& proposal = plan_.next.plan().proposal;
    const auto levels = proposal ? proposal->levels : std::vector<protocol::SeatLevel>();
    auto seats = next_seats(last.state, made.rules, wanted.turned,
                            {record_->about.removed, plan_.next.out(), plan_.joiners.list(), levels});
    if (!seats) return seats.error();
    made.seats = *std::move(seats);
    if (wanted.clock) set_clock(made.seats, *wanted.clock, last.state);
    made.hours = next_hours(last.state, made.seats, now_);
    return made;
}

}  // namespace crisscross::server
