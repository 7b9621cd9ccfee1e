#include "tests/server/backups/resumed_room.hpp"

#include "server/games/model/game_timer.hpp"
#include "tests/support/server/spoken.hpp"

namespace crisscross::test {

ResumedRoom::ResumedRoom(TestServer& server, const std::string& room, const std::vector<std::string>& tokens)
    : server_(server), kept_(server.data() / server::database_file, room) {
    for (const std::string& token : tokens) guests_.emplace_back(server.port(), token).join(room);
}

void ResumedRoom::carry_out(const Move& move) {
    const std::uint32_t before = state().version;
    if (std::holds_alternative<engine::Expire>(move.command)) {
        server_.clock.advance(server::game_alarm(kept_.state()).value().at - server_.clock.now());
        guests_.front().wait_for(before + 1);
    } else {
        guests_.at(engine::index_of(move.seat)).say(spoken(kept_.game().rules, move.command));
    }
    const std::uint32_t version = state().version;
    for (Guest& guest : guests_) guest.wait_for(version);
}

void ResumedRoom::play(RandomPlayer& player, int moves) {
    for (int move = 0; move < moves && !over(); ++move) carry_out(player.next(kept_.game()));
}

void ResumedRoom::end() {
    for (std::size_t seat = 1; seat < guests_.size() && !over(); ++seat)
        guests_[seat].say(protocol::client::Resign{});
}

}  // namespace crisscross::test
