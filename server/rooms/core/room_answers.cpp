#include "server/requests/request_id.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

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
    void operator()(const Remove& remove) const {
        effects.emplace_back(OfGame{protocol::first_game, AnswerLobby{remove.unseat.answer, why}});
    }
    void operator()(const RenameIn& wanted) const {
        effects.emplace_back(OfGame{wanted.game, AnswerLobby{wanted.rename.answer, why}});
    }
    void operator()(const Stop&) const {}
    void operator()(const SayInChat& say) const { refuse(say.caller, request_id(say.message)); }
    void operator()(const WakeGame&) const {}
    void operator()(const GamesAdded&) const {}
    void operator()(const SayAsHost& say) const { refuse(say.caller, request_id(say.change)); }
    void operator()(const RereadRoom&) const {}
    void operator()(const NewName&) const {}
    void operator()(const LeasesEnded&) const {}
    void operator()(const PageChange&) const {}

    void refuse(const Caller& caller, const protocol::RequestId& id) const {
        effects.emplace_back(Reply{caller, error_message(id, why)});
    }
};

}  // namespace

// Computers may be the first to move in a new game, and time may run, before anybody has joined it.
void RoomCore::handle(RoomLoaded& loaded) {
    const bool is_new = record_ && loaded.record.newest() > record_->newest();
    if (record_ && loaded.record.about.password_hash != record_->about.password_hash) let_in_only_who_is_here();
    record_ = std::move(loaded.record);
    answered_.add_stored(std::exchange(record_->receipts, {}));
    closed_ = closed_ || record_->closed;
    games_.change_watching(record_->about.watching);
    changed_ = true;
    delay_.note_names(state());
    if (closed_) return plan_.next.forget();
    plan_.next = NextGame::after(record_->newest(), record_->about.next);
    plan_.joiners.restore(plan_.next.plan(), record_->about.removed);
    let_go_of_removed();
    if (is_new) games_.add_work(record_->newest(), Wake{Wake::After::beginning});
    for (int number = record_->newest(); number > delay_.newest(state()); --number)
        games_.add_work(number, Wake{Wake::After::alarm});  // to know how far it is
}

void RoomCore::handle(GameMade& made) {
    std::visit([this](const auto& outcome) { conclude(outcome); }, made.outcome);
}

// The request is finished, so it must not be looked at again.
void RoomCore::handle(RoomChanged&) {
    auto pending = std::exchange(pending_, {});
    std::visit([this](auto& change) { conclude(change); }, pending);
}

void RoomCore::conclude(PendingChange& change) {
    current_.reset();
    adopt(change);
    accept(change.caller, request_id(change.change));
}

void RoomCore::conclude(PendingPlan& planned) {
    SayInRoom say = std::get<SayInRoom>(*std::exchange(current_, std::nullopt));
    adopt(std::move(planned), say);
}

void RoomCore::conclude(const GameMade::OnDisk&) {
    answer_beginning();
    were_coming_[record_->newest()] = names_in(plan_.joiners.list());
    plan_.joiners.clear();
    load();
}

void RoomCore::conclude(const GameMade::TooLate&) {
    answer_beginning();
    load();
}

// Tells everybody who has agreed why the game cannot begin. The proposal stays, so that they can change the players
// or the settings.
void RoomCore::conclude(const Complaint& why) {
    answer_beginning();
    const auto now = newest();
    const auto proposed = now ? plan_.next.shown(*now) : std::nullopt;
    plan_.next.wait();
    changed_ = true;
    if (!proposed) return;
    for (const engine::Seat seat : proposed->agreed)
        for (const Caller& caller : here_.members())
            if (now->state.seat_of(caller.player) == seat)
                effects_.emplace_back(Reply{caller, error_message(std::nullopt, why)});
}

// What is known of the room stays; it is read again before the next client enters or says something about it.
// Of the storage's other answers none is about a room.
void RoomCore::handle(StorageAnswer& answer) {
    const StorageFault& fault = std::get<StorageFault>(answer);
    effects_.emplace_back(Log{Log::Level::error, "room failed", {{"why", fault.why}}});
    const Complaint why = fault.kind == StorageFault::Kind::disk ? storage_failed() : internal_mistake("");
    is_stale_ = true;
    pending_ = {};
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
