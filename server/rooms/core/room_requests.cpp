#include "server/requests/request_id.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

const Complaint no_such_game{"NO_SUCH_GAME", "This room has no such game.", "/game"};

/// Refuses a request of a client; what nobody waits for is dropped.
struct RefuseRequest {
    RoomEffects& effects;
    const Complaint& why;

    void operator()(const Enter& enter) const { refuse(enter.caller, enter.id); }
    void operator()(const SayInRoom& say) const { refuse(say.caller, request_id(say.command)); }
    void operator()(const ToGame& to_game) const {
        if (const auto* say = std::get_if<Say>(&to_game.request)) refuse(say->caller, request_id(say->command));
        if (const auto* ask = std::get_if<Ask>(&to_game.request)) refuse(ask->caller, request_id(ask->question));
    }
    void operator()(const Leave&) const {}
    void operator()(const Close&) const {}
    void operator()(const Remove&) const {}
    void operator()(const RenameIn& wanted) const {
        effects.emplace_back(OfGame{wanted.game, AnswerRename{wanted.rename.answer, why}});
    }
    void operator()(const Stop&) const {}
    void operator()(const SayInChat& say) const { refuse(say.caller, request_id(say.message)); }
    void operator()(const WakeGame&) const {}
    void operator()(const GamesAdded&) const {}
    void operator()(const SayAsHost& say) const { refuse(say.caller, request_id(say.change)); }
    void operator()(const RereadRoom&) const {}
    void operator()(const NewName&) const {}
    void operator()(const LeasesEnded&) const {}

    void refuse(const Caller& caller, const protocol::RequestId& id) const {
        effects.emplace_back(Reply{caller, error_message(id, why)});
    }
};

}  // namespace

void RoomCore::handle(Enter& enter) {
    if (!record_ || is_stale_) return load();
    const int newest = newest_for(enter.caller.player);
    const int number = enter.game.value_or(newest);
    if (closed_ && !may_review(enter.caller.player, number)) return refuse_current(room_closed());
    // Somebody who may not come in does not learn which games there are, either.
    if (const auto refused = check_enter(enter)) return refuse_current(*refused);
    if (number < protocol::first_game || number > newest) return refuse_current(no_such_game);
    let_in(enter.caller.player);
    const std::uint64_t connection = enter.caller.connection;
    const auto before = members_.find(connection);
    if (before != members_.end() && before->second.game != number) add_work(before->second.game, Leave{connection});
    const std::int64_t person = number_of(enter.caller.player);
    Member member{enter.caller, std::move(enter.lease), number, person, std::move(enter.name)};
    members_.insert_or_assign(connection, std::move(member));
    add_work(number, Join{enter.caller, enter.id, enter.seen, enter.request});
    changed_ = true;
}

void RoomCore::handle(Leave& leave) {
    let_go(leave.connection);
}

void RoomCore::let_go(std::uint64_t connection) {
    const auto found = members_.find(connection);
    if (found == members_.end()) return;
    const PlayerId player = found->second.caller.player;
    add_work(found->second.game, Leave{connection});
    members_.erase(found);
    note_gone({player});
    changed_ = true;
}

void RoomCore::handle(ToGame& to_game) {
    const auto* fired = std::get_if<TimerFired>(&to_game.request);
    if (fired && std::holds_alternative<timer::Beginning>(fired->timer)) {
        changed_ = true;
        return;
    }
    if (!games_.contains(to_game.game)) return refuse_current(game_not_joined());
    if (const auto refused = check_seats(to_game)) return refuse_current(*refused);
    add_work(to_game.game, std::move(to_game.request));
}

void RoomCore::handle(Close& close) {
    closed_ = true;
    changed_ = true;
    is_stale_ = true;  // its record has no finished games to review
    next_.forget();
    for (const auto& [number, game] : games_) todo_.emplace_back(number, close);
}

// The next who wants something of the room has it read again.
void RoomCore::handle(GamesAdded&) {
    is_stale_ = true;
}

void RoomCore::handle(Remove& remove) {
    if (closed_) return;
    if (!record_) return load();
    add_work(record_->newest(), Unseat{remove.player});
}

void RoomCore::handle(RenameIn& wanted) {
    if (closed_) return refuse_current(room_closed());
    if (!record_) return load();  // how others watch the game
    add_work(wanted.game, std::move(wanted.rename));
}

void RoomCore::handle(Stop& stop) {
    members_.clear();
    joiners_.clear();
    for (const auto& [number, game] : games_) todo_.emplace_back(number, stop);
}

void RoomCore::handle(WakeGame& wake) {
    if (!record_) return load();  // how others watch the game
    if (!closed_) add_work(wake.game, Wake{wake.after});
}

void RoomCore::handle(RereadRoom& wanted) {
    if (!record_ || std::exchange(wanted.done, true)) return;
    for (const auto& [number, game] : games_) todo_.emplace_back(number, Reread{});
    names_with_delay_.clear();  // one of them may have been removed
    load();
}

// Computers may be the first to move in a new game, and time may run, before anybody has joined it.
void RoomCore::handle(RoomLoaded& loaded) {
    const bool is_new = record_ && loaded.record.newest() > record_->newest();
    const bool is_watched_otherwise = record_ && loaded.record.about.watching != record_->about.watching;
    record_ = std::move(loaded.record);
    answered_.add_stored(std::exchange(record_->receipts, {}));
    closed_ = closed_ || record_->closed;
    if (is_watched_otherwise) tell_games_who_watches();
    changed_ = true;
    note_names_with_delay();
    if (closed_) return next_.forget();
    next_ = NextGame::after(record_->newest(), record_->about.next);
    unseat_removed();
    if (is_new) add_work(record_->newest(), Wake{Wake::After::beginning});
    for (int number = record_->newest(); number > newest_with_delay(); --number)
        add_work(number, Wake{Wake::After::alarm});  // to know how far it is
}

void RoomCore::handle(GameMade& made) {
    std::visit([this](const auto& outcome) { conclude(outcome); }, made.outcome);
}

void RoomCore::conclude(const GameMade::OnDisk&) {
    answer_beginning();
    joiners_.clear();
    add_work(record_->newest(), SetAside{});
    load();
}

void RoomCore::conclude(const GameMade::TooLate&) {
    answer_beginning();
    load();
}

// Those who have agreed to it learn why there is no game. It stays proposed: they may change who plays, or how.
void RoomCore::conclude(const Complaint& why) {
    answer_beginning();
    const auto now = newest();
    const auto proposed = now ? next_.shown(*now) : std::nullopt;
    next_.wait();
    changed_ = true;
    if (!proposed) return;
    for (const engine::Seat seat : proposed->agreed)
        for (const auto& [connection, member] : members_)
            if (now->state.seat_of(member.caller.player) == seat)
                effects_.emplace_back(Reply{member.caller, error_message(std::nullopt, why)});
}

// What is known of the room stays; it is read again before the next client enters or says something about it.
// Of the storage's other answers none is about a room.
void RoomCore::handle(StorageAnswer& answer) {
    const StorageFault& fault = std::get<StorageFault>(answer);
    effects_.emplace_back(Log{Log::Level::error, "room failed", {{"why", fault.why}}});
    const Complaint why = fault.kind == StorageFault::Kind::disk ? storage_failed() : internal_mistake("");
    is_stale_ = true;
    pending_change_.reset();
    pending_plan_.reset();
    if (!current_) conclude(why);
    refuse_current(why);
    current_.reset();
}

void RoomCore::accept(const Caller& caller, const protocol::RequestId& id) {
    answered_.add({caller.player, id});
    effects_.emplace_back(Reply{caller, protocol::server::Ok{id}});
}

// Whether the request has been accepted before. The client may have lost the answer with its connection.
bool RoomCore::answer_again(const Caller& caller, const protocol::RequestId& id) {
    if (!answered_.has({caller.player, id})) return false;
    effects_.emplace_back(Reply{caller, protocol::server::Ok{id}});
    return true;
}

void RoomCore::refuse(const Caller& caller, const protocol::RequestId& id, const Complaint& why) {
    effects_.emplace_back(Reply{caller, error_message(id, why)});
}

// A client that is not let in is out of the room, even if it was in before.
void RoomCore::refuse_current(const Complaint& why) {
    if (!current_) return;
    if (const auto* enter = std::get_if<Enter>(&*current_)) let_go(enter->caller.connection);
    std::visit(RefuseRequest{effects_, why}, *current_);
}

}  // namespace crisscross::server
