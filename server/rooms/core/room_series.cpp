#include <algorithm>

#include "server/games/model/seating.hpp"
#include "server/rooms/core/room_core.hpp"
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

struct Decide {
    NextGame& next;
    Comers& comers;
    const AboutRoom& about;
    const NewestGame& newest;
    const GameState& seen;  // the newest game that the player knows of, as they see it
    PlayerId player;
    engine::Viewer viewer;

    using Refused = std::optional<Complaint>;
    Refused operator()(const protocol::client::ProposeGame& wanted) const {
        return next.propose(newest, viewer, wanted);
    }
    Refused operator()(const protocol::client::AgreeToGame& agreement) const {
        return next.agree(newest, viewer, agreement.proposal);
    }
    Refused operator()(const protocol::client::DeclineGame& refusal) const {
        return next.decline(newest, viewer, refusal.proposal);
    }
    Refused operator()(const protocol::client::BeginGame& beginning) const {
        return next.begin(newest, viewer, beginning.proposal);
    }
    Refused operator()(const protocol::client::TakePart& wanted) const {
        return comers.add(about, seen, {player, wanted.name});
    }
    Refused operator()(const protocol::client::StepBack&) const { return comers.remove(player); }
};

}  // namespace

// Who has won how often is only in the store, so the room is read again when a game has ended.
void RoomCore::note_game(int number) {
    const GameRecord* game = games_.at(number).record();
    if (!record_ || !game) return;
    if (number == record_->newest()) note_players(game->state);
    note_beginning(number);
    note_under_way(number, game->state);
    if (games_.at(number).late_record()) changed_ = true;  // how far they are who watch it with a delay
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

std::optional<Complaint> RoomCore::decide(const SayInRoom& say) {
    if (game_of(say.command) != newest_for(say.caller.player)) return game_followed;
    const auto now = newest();
    const GameState* seen = newest_seen_by(say.caller.player);
    if (!now || !seen) return Complaint{"NOT_JOINED", "Join this game first."};
    const engine::Viewer viewer = now->state.seat_of(say.caller.player);
    if (const auto* wanted = std::get_if<protocol::client::ProposeGame>(&say.command))
        if (auto refused = check_proposal(*now, viewer, *wanted)) return refused;
    const bool is_coming = std::holds_alternative<protocol::client::TakePart>(say.command) ||
                           std::holds_alternative<protocol::client::StepBack>(say.command);
    const Comers before = comers_;
    auto refused =
        std::visit(Decide{next_, comers_, record_->about, *now, *seen, say.caller.player, viewer}, say.command);
    if (refused || !is_coming) return refused;
    refused = side_changes_.count(say.caller.player, now_);
    if (refused) comers_ = before;
    return refused;
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
    for (std::size_t seat = 0; seat < now->present.size(); ++seat) {
        const SeatHolder& holder = now->state.seats[seat];
        if (holder.computer || holder.player == 0 || now->present[seat]) continue;
        call.players.push_back(holder.player);
        call.notice.players.push_back(holder.name);
    }
    if (!call.players.empty()) effects_.emplace_back(OfGame{record_->newest(), std::move(call)});
}

// What cannot be played is refused before anybody agrees to it.
std::optional<Complaint> RoomCore::check_proposal(const NewestGame& now, engine::Viewer viewer,
                                                  const protocol::client::ProposeGame& wanted) const {
    if (auto refused = NextGame::check_propose(now, viewer)) return refused;
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
    if (!now) return next_.forget();
    next_.update(*now);
    const auto* agreed = begins ? next_.agreed(*now) : nullptr;
    if (agreed) begin(*agreed);
}

void RoomCore::begin(const protocol::client::ProposeGame& agreed) {
    auto made = next_game(agreed);
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
                    .same_list = last.lexicon_note.hash};
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
    auto seats = next_seats(last.state, made.rules, agreed.turned, record_->about.removed, comers_.list());
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
    room.coming = comers_.names();
    room.closed = closed_;
    if (!now) return room;
    room.next = next_.shown(*now);
    room.host = now->host;
    room.kept = kept_now(about, now->state);
    return room;
}

NextGame::Acts RoomCore::may_now(const std::optional<NewestGame>& now, PlayerId player) const {
    if (!now || closed_) return {};
    NextGame::Acts may = next_.allowed(*now, now->state.seat_of(player));
    if (comers_.has(player))
        may.push_back(protocol::server::RoomAct::step_back);
    else if (!check_take_part(record_->about, now->state, player))
        may.push_back(protocol::server::RoomAct::take_part);
    for (const auto act : allowed_changes({record_->about, now->state, player, !record_->under_way.empty()}))
        may.push_back(act);
    return may;
}

RoomCore::RoomView RoomCore::view_of(PlayerId player) const {
    return {late_games_for(player), newest_for(player)};
}

// Viewers with the same frame share one effect. Everybody hears only what is news to them.
void RoomCore::tell_room() {
    if (!changed_ || !record_) return;
    changed_ = false;
    tell_chat();
    const auto now = newest();
    if (now) comers_.keep_only(present());
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
