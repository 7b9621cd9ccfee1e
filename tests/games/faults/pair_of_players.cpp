#include "tests/games/faults/pair_of_players.hpp"

#include "tests/support/engine/short_words.hpp"
#include "tests/support/server/spoken.hpp"

namespace crisscross::test {

namespace client = protocol::client;

PairOfPlayers::PairOfPlayers(const ServerProcess& server) : server_(server), player_(short_words_as_letters(), 23) {
    for (int seat = 0; seat < 2; ++seat) guests_.emplace_back(server.port());
    new_game();
}

void PairOfPlayers::new_game() {
    room_ = guests_[0].create("Mara");
    for (Guest& guest : guests_) guest.join(room_);
    guests_[1].say(client::TakeSeat{{}, "Jonas"});
    acknowledged_ = guests_[0].say(client::Start{});
    kept_.emplace(server_.database(), room_);
}

void PairOfPlayers::come_back() {
    for (Guest& guest : guests_) {
        guest = Guest(server_.port(), guest.token);
        guest.join(room_);
    }
    kept_.emplace(server_.database(), room_);
}

PairOfPlayers::Turn PairOfPlayers::next_turn() {
    for (;;) {
        const Move move = player_.next(kept_->read().game.value());
        engine::Seat seat = move.seat;
        engine::Command command = move.command;
        if (std::holds_alternative<engine::Resign>(command)) continue;
        if (std::holds_alternative<engine::Expire>(command)) {
            seat = 1 - kept_->game().pending_play()->seat;
            command = engine::Accept{kept_->game().pending_play()->turn};
        }
        return {seat, with_id(spoken(kept_->game().rules, command), Guest::new_id())};
    }
}

std::optional<protocol::server::Error> PairOfPlayers::move() {
    if (kept_->read().game->over()) new_game();
    return say(next_turn());
}

std::optional<protocol::server::Error> PairOfPlayers::say(const Turn& turn) {
    const protocol::ServerMessage answer = guest(turn.seat).ask(turn.command);
    if (const auto* error = std::get_if<protocol::server::Error>(&answer)) {
        refused_ = turn;
        return *error;
    }
    acknowledged_ = std::max(acknowledged_, std::get<protocol::server::Ok>(answer).version.value_or(0));
    return std::nullopt;
}

std::optional<protocol::server::Error> PairOfPlayers::move_until_refused(int max) {
    for (int count = 0; count < max; ++count)
        if (auto error = move()) return error;
    return std::nullopt;
}

void PairOfPlayers::repeat() {
    if (const auto error = say(refused_.value())) throw std::runtime_error("refused again: " + error->code);
}

}  // namespace crisscross::test
