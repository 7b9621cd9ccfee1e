#include <algorithm>

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

std::vector<std::string> names_in(const GameState& state) {
    std::vector<std::string> names;
    for (const SeatHolder& holder : state.seats) names.push_back(holder.name);
    return names;
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
        return comers.add(about, newest.state, {player, wanted.name});
    }
    Refused operator()(const protocol::client::StepBack&) const { return comers.remove(player); }
};

}  // namespace

// Who has won how often is only in the store, so the room is read again when a game has ended.
void RoomCore::note_game(int number) {
    const GameRecord* game = games_.at(number).record();
    if (!record_ || !game) return;
    const auto listed = std::ranges::find(record_->games, number, &protocol::server::GameSummary::game);
    if (listed == record_->games.end()) return;
    const std::string stage(name(game->state.stage()));
    const auto names = names_in(game->state);
    if (listed->stage == stage && listed->names == names) return;
    const bool has_ended = listed->stage != stage && game->state.stage() == Stage::over;
    listed->stage = stage;
    listed->names = names;
    changed_ = true;
    if (has_ended) load();
}

std::optional<Complaint> RoomCore::decide(const SayInRoom& say) {
    if (game_of(say.command) != record_->newest()) return game_followed;
    const auto now = newest();
    if (!now) return Complaint{"NOT_JOINED", "Join this game first."};
    const engine::Viewer viewer = now->state.seat_of(say.caller.player);
    if (const auto* wanted = std::get_if<protocol::client::ProposeGame>(&say.command))
        if (auto refused = check_proposal(*now, viewer, *wanted)) return refused;
    return std::visit(Decide{next_, comers_, record_->about, *now, say.caller.player, viewer}, say.command);
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
        if (holder.computer || now->present[seat]) continue;
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
    CreateGame made{.number = record_->newest() + 1,
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
    if (!now) return room;
    room.next = next_.shown(*now);
    room.host = now->host;
    room.kept = kept_now(about, now->state);
    return room;
}

NextGame::Acts RoomCore::may_now(const std::optional<NewestGame>& now, PlayerId player) const {
    if (!now) return {};
    NextGame::Acts may = next_.allowed(*now, now->state.seat_of(player));
    if (comers_.has(player))
        may.push_back(protocol::server::RoomAct::step_back);
    else if (!check_take_part(record_->about, now->state, player))
        may.push_back(protocol::server::RoomAct::take_part);
    for (const auto act : allowed_changes({record_->about, now->state, player})) may.push_back(act);
    return may;
}

// Viewers with the same frame share one effect. Those who watch with a delay hear only what is news to them.
void RoomCore::tell_room() {
    if (!changed_ || !record_) return;
    changed_ = false;
    const auto now = newest();
    if (now) comers_.keep_only(present());
    const protocol::server::Room room = room_now(now);
    const bool is_news = room != told_;
    told_ = room;
    std::map<int, bool> is_late_news;
    std::map<std::pair<int, NextGame::Acts>, std::vector<Caller>> callers_of;  // by the game if it is seen late
    for (auto& [connection, member] : members_) {
        const GameCore* game = this->game(member.game);
        const bool is_late = game && game->is_late(connection);
        auto may = may_now(now, member.caller.player);
        const bool is_new = is_late ? note_late(room, member.game, is_late_news) : is_news;
        if (!is_new && member.told_may == may && member.is_late == is_late) continue;
        callers_of[{is_late ? member.game : 0, may}].push_back(member.caller);
        member.told_may = std::move(may);
        member.is_late = is_late;
    }
    for (auto& [view, callers] : callers_of) {
        protocol::server::Room seen = view.first > 0 ? as_seen_late(room, view.first) : room;
        seen.may = view.second;
        effects_.emplace_back(TellRoom{std::move(callers), std::move(seen)});
    }
    show_in_lobby(now);
}

}  // namespace crisscross::server
