#include <algorithm>
#include <set>

#include "server/games/model/seating.hpp"
#include "server/requests/request_id.hpp"
#include "server/rooms/core/room_core.hpp"
#include "server/rooms/model/next_game_decision.hpp"
#include "server/rooms/model/next_seats.hpp"
#include "server/rooms/model/room_settings.hpp"

namespace crisscross::server {

namespace {

const Complaint game_followed{"GAME_FOLLOWED", "Another game has followed this one.", "/game"};
const Complaint unknown_lexicon{"UNKNOWN_LEXICON", "This server has no such word list.", "/settings/lexicon"};

int game_of(const protocol::RoomCommand& command) {
    return std::visit([](const auto& kind) { return kind.game; }, command);
}

std::vector<PlayerId> people_in(const GameState& state) {
    std::vector<PlayerId> people;
    for (const SeatHolder& holder : state.seats)
        if (!holder.computer && holder.player != 0) people.push_back(holder.player);
    return people;
}

void set_clock(protocol::SeatsChanged& seats, const protocol::ClockRules& rules) {
    seats.clock.reset();
    if (rules.has_clock()) seats.clock = rules;
}

/// Whether the command is about the proposal, so that the next game may begin with it.
bool may_begin_game(const protocol::RoomCommand& command) {
    return std::holds_alternative<protocol::client::ProposeGame>(command) ||
           std::holds_alternative<protocol::client::AgreeToGame>(command) ||
           std::holds_alternative<protocol::client::BeginGame>(command);
}

/// Whether it says who plays in the next game.
bool is_about_people(const protocol::RoomCommand& command) {
    return !may_begin_game(command) && !std::holds_alternative<protocol::client::DeclineGame>(command);
}

}  // namespace

// Who has won how often is only in the store, so the room is read again when a game has ended.
void RoomCore::note_game(int number) {
    const GameRecord* game = games_.at(number).record();
    if (!record_ || !game) return;
    if (number == record_->newest()) note_players(game->state);
    note_beginning(number);
    note_under_way(number, game->state);
    if (games_.at(number).delayed_record()) changed_ = true;  // how far they are who watch it with a delay
    const auto found = std::ranges::find(record_->games, number, &protocol::server::GameSummary::game);
    if (found == record_->games.end()) return;
    const std::string stage(name(game->state.stage()));
    const auto names = names_in(game->state);
    if (found->stage == stage && found->names == names) return;
    const bool has_ended = found->stage != stage && game->state.stage() == Stage::over;
    found->stage = stage;
    found->names = names;
    changed_ = true;
    if (has_ended) load();
}

void RoomCore::note_under_way(int number, const GameState& state) {
    const auto before = record_->under_way;
    if (state.stage() == Stage::playing)
        record_->under_way[number] = people_in(state);
    else
        record_->under_way.erase(number);
    if (record_->under_way != before) changed_ = true;
}

void RoomCore::note_players(const GameState& newest) {
    std::vector<PlayerId> players = people_in(newest);
    if (players == record_->players) return;
    record_->players = std::move(players);
    changed_ = true;
}

// Changes only copies of what the room plans.
std::optional<Complaint> RoomCore::decide(const SayInRoom& say, NextGame& next, Joiners& joiners) {
    if (game_of(say.command) != newest_for(say.caller.player)) return game_followed;
    const auto now = newest();
    const GameState* seen = newest_seen_by(say.caller.player);
    if (!now || !seen) return game_not_joined();
    const engine::Viewer viewer = now->state.seat_of(say.caller.player);
    if (const auto* wanted = std::get_if<protocol::client::ProposeGame>(&say.command))
        if (auto refused = check_proposal(*now, viewer, *wanted)) return refused;
    auto refused = decide_next_game({record_->about, *now, *seen, say.caller.player}, say.command, next, joiners);
    if (refused || !is_about_people(say.command)) return refused;
    return side_changes_.count(say.caller.player, now_);
}

// What the room plans is on disk before anybody hears of it.
void RoomCore::handle(SayInRoom& say) {
    const protocol::RequestId& id = request_id(say.command);
    if (!members_.contains(say.caller.connection)) return refuse(say.caller, id, game_not_joined());
    if (answer_again(say.caller, id)) return;
    if (!record_ || is_stale_) return load();
    if (closed_) return refuse(say.caller, id, room_closed());
    changed_ = true;  // also for a client that has asked for something else than what there is
    PendingPlan planned{next_, joiners_};
    if (const auto refused = decide(say, planned.next, planned.joiners)) return refuse(say.caller, id, *refused);
    const bool is_stored = planned.next.plan() == next_.plan();
    pending_plan_ = std::move(planned);
    if (is_stored) return adopt_plan(say);
    AboutRoom about = record_->about;
    about.next = pending_plan_->next.plan();
    effects_.emplace_back(StoreChange{std::move(about)});
    awaited_ = OfRoom{};
}

void RoomCore::adopt_plan(SayInRoom& say) {
    PendingPlan planned = *std::exchange(pending_plan_, std::nullopt);
    next_ = std::move(planned.next);
    joiners_ = std::move(planned.joiners);
    record_->about.next = next_.plan();
    changed_ = true;
    begins_ = may_begin_game(say.command);
    say.permission.use();
    call_to_next_game(say);
    accept(say.caller, request_id(say.command));
}

// Those who are not there learn that somebody wants to play.
void RoomCore::call_to_next_game(const SayInRoom& say) {
    const auto now = newest();
    if (!now || !std::holds_alternative<protocol::client::ProposeGame>(say.command)) return;
    CallPlayers call{.notice = {.what = protocol::Notice::What::next_game,
                                .room = code_,
                                .game = static_cast<std::uint32_t>(record_->newest()),
                                .at = now_}};
    if (const auto by = now->state.seat_of(say.caller.player))
        call.notice.by = now->state.seats[static_cast<std::size_t>(*by)].name;
    const std::set<engine::Seat> out = next_.out();
    for (std::size_t seat = 0; seat < now->present.size(); ++seat) {
        const SeatHolder& holder = now->state.seats[seat];
        const bool is_out = out.contains(static_cast<engine::Seat>(seat));
        if (holder.computer || holder.player == 0 || now->present[seat] || is_out) continue;
        call.players.push_back(holder.player);
        call.notice.players.push_back(holder.name);
    }
    if (!call.players.empty()) effects_.emplace_back(OfGame{record_->newest(), std::move(call)});
}

// What cannot be played is refused before anybody agrees to it.
std::optional<Complaint> RoomCore::check_proposal(const NewestGame& now, engine::Viewer viewer,
                                                  const protocol::client::ProposeGame& wanted) const {
    if (auto refused = next_.check_propose(now, viewer)) return refused;
    const auto made = next_game(wanted);
    if (!made) return made.error();
    return std::nullopt;
}

// A game begins only when somebody agrees or begins it, and not because somebody leaves.
void RoomCore::review_proposal() {
    const bool begins = std::exchange(begins_, false);
    if (next_.is_empty()) return;
    changed_ = true;  // who is missing may have changed
    const auto now = newest();
    const auto agreed = now && begins ? next_.agreed(*now) : std::nullopt;
    if (agreed) begin(*agreed);
}

void RoomCore::begin(const protocol::GameProposal& agreed) {
    auto made = next_game({{}, agreed.settings, agreed.turned, agreed.clock});
    if (!made) return conclude(made.error());
    effects_.emplace_back(*std::move(made));
    awaited_ = OfRoom{};
}

// The same word list as before unless another is chosen, even if the server does not offer it any more.
Answer<CreateGame> RoomCore::next_game(const protocol::client::ProposeGame& agreed) const {
    const GameRecord& last = *games_.at(record_->newest()).record();
    CreateGame made{.number = std::max(record_->newest(), record_->last_game) + 1,
                    .rules = last.state.rules,
                    .system = record_->games.front().system,
                    .lexicon = last.lexicon_note.id,
                    .same_list = last.lexicon_note.hash,
                    .rated = record_->about.rated};
    if (agreed.settings) {
        auto rules = rules_of(*agreed.settings);
        if (!rules) return rules.error();
        made.rules = *std::move(rules);
        made.system = agreed.settings->system;
    }
    if (agreed.settings && agreed.settings->lexicon) {
        const std::string& list = *agreed.settings->lexicon;
        if (!std::ranges::any_of(setup_.lexicons, [&list](const auto& one) { return one.id == list; }))
            return unknown_lexicon;
        made.lexicon = list;
        made.same_list.reset();
    }
    auto seats =
        next_seats(last.state, made.rules, agreed.turned, {record_->about.removed, next_.out(), joiners_.list()});
    if (!seats) return seats.error();
    made.seats = *std::move(seats);
    if (agreed.clock) set_clock(made.seats, *agreed.clock);
    return made;
}

// Nothing if nobody has it open.
std::optional<NewestGame> RoomCore::newest() const {
    const GameCore* game = record_ ? this->game(record_->newest()) : nullptr;
    if (!game || !game->record()) return std::nullopt;
    const GameState& state = game->record()->state;
    NewestGame made{.state = state, .present = std::vector<bool>(state.seats.size())};
    for (const auto& [connection, member] : members_)
        if (const auto seat = state.seat_of(member.caller.player))
            made.present[static_cast<std::size_t>(*seat)] = true;
    if (record_->about.host) made.host = state.seat_of(*record_->about.host);
    return made;
}

protocol::server::Room RoomCore::room_now(const std::optional<NewestGame>& now) const {
    const AboutRoom& about = record_->about;
    protocol::server::Room room{
        .room = code_, .newest = record_->newest(), .games = record_->games, .standings = record_->standings};
    room.name = about.name;
    room.entry = about.entry;
    room.locked = about.locked;
    room.watching = about.watching;
    room.rated = about.rated;
    room.coming = names_in(joiners_.list());
    room.left_out = names_in(joiners_.left_out());
    room.closed = closed_;
    if (!now) return room;
    room.next = next_.shown(*now);
    room.sitting_out = next_.sitting_out(now->state);
    for (std::string& name : next_.left_out(now->state)) room.left_out.push_back(std::move(name));
    room.host = now->host;
    room.kept = kept_now(about, now->state);
    return room;
}

NextGame::Acts RoomCore::may_now(const std::optional<NewestGame>& now, PlayerId player) const {
    if (!now || closed_) return {};
    using Act = protocol::server::RoomAct;
    NextGame::Acts may = next_.allowed(*now, now->state.seat_of(player));
    if (joiners_.has(player))
        may.push_back(Act::step_back);
    else if (!joiners_.is_left_out(player) && !check_take_part(record_->about, now->state, player))
        may.push_back(Act::take_part);
    if (leaves_people_out(*now, player)) {
        may.push_back(Act::leave_out);
        if (!next_.plan().left_out.empty() || !joiners_.left_out().empty()) may.push_back(Act::bring_back);
    }
    for (const auto act : allowed_changes({record_->about, now->state, player, !record_->under_way.empty()}))
        may.push_back(act);
    return may;
}

bool RoomCore::leaves_people_out(const NewestGame& now, PlayerId player) const {
    return record_->about.host == player && now.state.stage() != Stage::waiting &&
           newest_seen_by(player) == &now.state;
}

RoomCore::RoomView RoomCore::view_of(PlayerId player) const {
    return {delayed_games_for(player), newest_for(player)};
}

// Viewers with the same frame share one effect. Everybody hears only what is news to them.
void RoomCore::tell_room() {
    if (!changed_ || !record_) return;
    changed_ = false;
    note_names_with_delay();
    tell_chat();
    const auto now = newest();
    if (now) joiners_.keep_only(present());
    const protocol::server::Room room = room_now(now);
    std::map<RoomView, protocol::server::Room> seen_by;
    std::map<std::pair<RoomView, NextGame::Acts>, std::vector<Caller>> callers_of;
    for (auto& [connection, member] : members_) {
        const RoomView view = view_of(member.caller.player);
        if (!seen_by.contains(view)) seen_by[view] = as_seen_by(view, room);
        const auto told = member.told_view ? told_.find(*std::exchange(member.told_view, view)) : told_.end();
        const bool is_news = told == told_.end() || told->second != seen_by[view];
        const bool is_behind = view.newest < room.newest && member.told_may;
        auto may = is_behind ? *member.told_may : may_now(now, member.caller.player);
        if (!is_news && member.told_may == may) continue;
        callers_of[{view, may}].push_back(member.caller);
        member.told_may = std::move(may);
        member.told_view = view;
    }
    told_ = std::move(seen_by);
    for (auto& [view, callers] : callers_of) {
        protocol::server::Room seen = told_[view.first];
        seen.may = view.second;
        effects_.emplace_back(TellRoom{std::move(callers), std::move(seen)});
    }
    show_in_lobby(now);
}

}  // namespace crisscross::server
