#include "server/log/log.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/net/subscriber.hpp"
#include "server/rooms/lists/public_rooms.hpp"
#include "server/rooms/room.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace {

void send(const std::vector<Caller>& to, const protocol::ServerMessage& message) {
    const Frame frame = frame_of(message);
    for (const Caller& caller : to) caller.subscriber->tell(frame);
}

// Everybody who joins a damaged game, or moves in one that cannot be stored, runs into the same error.
bool may_log(const Log& error, storage::RoomId room, int game) {
    static OnceAMinute errors;
    std::string about = std::string(error.event) + ' ' + std::to_string(room) + ' ' + std::to_string(game);
    for (const auto& [key, value] : error.facts)
        if (key == "why") about += ' ' + value;
    return errors.allows(about);
}

}  // namespace

// Takes what it sends out of the effects.
struct Room::Performing {
    Room& room;
    int game = 0;  // whose effects these are; 0 for those of the room itself
    std::optional<StorageWork> storage_work{};

    void operator()(OfGame& of_game) {
        game = of_game.game;
        std::visit(*this, of_game.effect);
    }
    void operator()(TellRoom& tell) { send(tell.to, std::move(tell.room)); }
    void operator()(const LoadRoom&) { storage_work.emplace(room.load_room()); }
    void operator()(const TellSome& tell) { send(tell.to, tell.message); }
    void operator()(const DoInChat& wanted) { storage_work.emplace(room.do_in_chat(wanted.job)); }
    void operator()(const CreateGame& wanted) { storage_work.emplace(room.create_game(wanted)); }
    void operator()(const StoreChange& change) { storage_work.emplace(room.store_change(change)); }
    void operator()(const ShowInLobby& wanted) {
        PublicRooms& lobby = room.services_.public_rooms;
        wanted.room ? lobby.show(*wanted.room) : lobby.hide(room.code_);
    }
    void operator()(const LetIn& now) { room.let_in_.add(now.player); }
    void operator()(const NoLongerLetIn& now) { room.let_in_.remove(now.people); }

    void operator()(Tell& tell) {
        send(tell.to, protocol::server::Events{room.code_, game, std::move(tell.entries), std::move(tell.may),
                                               tell.asked, std::move(tell.clocks)});
    }
    void operator()(TellPresence& tell) { send(tell.to, std::move(tell.presence)); }
    // Sent even to those whose session notices at the same time that the room is over.
    void operator()(const TellClosed& tell) {
        const Frame frame = frame_of(protocol::server::RoomClosed{room.code_});
        for (const Caller& caller : tell.to) caller.subscriber->answer(frame);
    }
    void operator()(Reply& reply) {
        auto* error = std::get_if<protocol::server::Error>(&reply.message);
        if (error && !error->id) error->room = room.code_;  // its receiver may be in several rooms
        reply.to.subscriber->answer(frame_of(reply.message));
        room.measure_.note(reply);
    }
    void operator()(const AnswerLobby& outcome) { outcome.answer(outcome.refusal); }
    void operator()(const SetTimer& set) { room.timers_->set({game, set.timer}, set.at); }
    void operator()(const CancelTimer& cancel) { room.timers_->cancel({game, cancel.timer}); }
    void operator()(const Analyse& analyse) { room.analyses_->submit(game, analyse); }
    void operator()(const Abandon& abandon) { room.analyses_->abandon(game, abandon.number); }
    void operator()(const Log& line) {
        std::vector<Field> fields{{"room", room.id_}};
        if (game > 0) fields.emplace_back("number", game);  // "game" is the number in the database
        for (const auto& [key, value] : line.facts) fields.emplace_back(key, value);
        if (line.level == Log::Level::info) return log::info(line.event, fields);
        if (may_log(line, room.id_, game)) log::error(line.event, fields);
    }
    void operator()(const CallPlayers& call) {
        if (room.calls_) room.calls_->call(call);
    }
    void operator()(const WithdrawCalls& calls) {
        if (room.calls_) room.calls_->withdraw(calls.player, game);
    }
    void operator()(const Load&) { storage_work.emplace(room.load_game(game)); }
    void operator()(const Append& append) { storage_work.emplace(room.append(game, append)); }
};

std::optional<Room::StorageWork> Room::perform(RoomEffects& effects) {
    Performing performing{*this};
    for (RoomEffect& effect : effects) std::visit(performing, effect);
    return std::move(performing.storage_work);
}

}  // namespace crisscross::server
