#include "tests/server/rooms/step/evening/evening.hpp"

#include <algorithm>

#include "tests/support/server/spoken.hpp"

namespace crisscross::test {

namespace client = protocol::client;
using server::Moment;

void Evening::come(Connection connection) {
    sign_in(connection);
    const int wanted = number(0, room_.newest());
    const std::string refused = room_.join(connection, wanted == 0 ? std::nullopt : std::optional(wanted));
    if (!refused.empty()) CHECK(may_be_refused(connection, refused));
    if (!is_removed(connection)) return;
    if (refused.empty()) CHECK(may_review(connection, last_joined(connection)->view.game));
    if (wanted > 0) CHECK(refused.empty() == may_review(connection, wanted));
}

/// Those who were removed keep the games that they have played.
bool Evening::may_review(Connection removed, int game) const {
    const server::GameState now = state(game);
    return now.stage() == server::Stage::over && now.seat_of(person(removed));
}

bool Evening::may_be_refused(Connection connection, const std::string& refused) const {
    if (refused == "REMOVED_FROM_ROOM") return is_removed(connection);
    if (refused == "ROOM_CLOSED") return at_the_end_.has_value();
    return !is_player(connection) && (refused == "ROOM_LOCKED" || refused == "NO_SUCH_GAME");
}

void Evening::say(Player player, const protocol::GameCommand& command) {
    if (send(player, command).empty()) accepted_ = {player, command};
}

void Evening::say_in_room(Player player, const InRoom& request) {
    if (send(player, request).empty()) accepted_in_room_ = {player, request};
}

bool Evening::is_there(Connection connection) const {
    const std::vector<server::Caller> callers = room_.core.everybody();
    const auto wanted = static_cast<std::uint64_t>(connection);
    return std::ranges::find(callers, wanted, &server::Caller::connection) != callers.end();
}

void Evening::resign_or_always_accept(Player player) {
    const int game = some_game();
    if (number(0, 3) == 0) return say(player, client::Resign{.id = StepRoom::new_id(), .game = game});
    say(player, client::AlwaysAccept{.id = StepRoom::new_id(), .on = number(0, 3) > 0, .game = game});
}

// Mostly the best play that there is; now and then somebody passes or challenges it.
void Evening::move() {
    const int game = some_game();
    const server::GameState now = state(game);
    if (now.stage() != server::Stage::playing) return;
    if (any_moves_) return make_any_move(game, now);
    const engine::Game& current = *now.game;
    const auto give = [&](protocol::GameCommand wanted) {
        std::visit([&](auto& kind) { kind.id = StepRoom::new_id(), kind.game = game; }, wanted);
        say(now.seats[static_cast<std::size_t>(current.to_move)].player, wanted);
    };
    const int what = number(0, 9);
    if (what == 0 && current.pending_play()) return give(client::Challenge{{}, current.pending_play()->turn});
    const auto found =
        generator_.best({current.position.board, current.position.premiums, current.player(current.to_move).rack});
    if (what <= 2 || !found) return give(client::Pass{{}, current.turn});
    give(std::get<protocol::GameCommand>(spoken(now.rules, engine::Play{current.turn, found->edits(), found->line})));
}

void Evening::make_any_move(int game, const server::GameState& now) {
    const Move move = any_moves_->next(*now.game);
    if (std::holds_alternative<engine::Expire>(move.command)) return let_time_pass();
    auto wanted = std::get<protocol::GameCommand>(spoken(now.rules, move.command));
    std::visit([&](auto& kind) { kind.id = StepRoom::new_id(), kind.game = game; }, wanted);
    say(now.seats[engine::index_of(move.seat)].player, wanted);
}

// A line is sent twice now and then, as after a lost connection.
void Evening::talk(Player player) {
    if (!said_.empty() && number(0, 3) == 0) {
        const auto& [speaker, line] = said_[static_cast<std::size_t>(number(0, static_cast<int>(said_.size()) - 1))];
        room_.say(speaker, line);
        return;
    }
    const client::Say line{StepRoom::new_id(), "Hello"};
    if (room_.say(player, line).empty()) said_.emplace_back(player, line);
}

void Evening::sit_out(Player player) {
    others_play_ = true;
    if (number(0, 1) == 0) return tell(player, client::StepBack{});
    if (number(0, 1) == 0) return tell(player, client::TakePart{});
    const std::string name = name_of(number(1, seats));
    const Player host = room_.about.host.value();
    number(0, 1) == 0 ? tell(host, client::LeaveOut{{}, name}) : tell(host, client::BringBack{{}, name});
}

void Evening::take_part(Player player) {
    others_play_ = true;
    number(0, 4) == 0 ? tell(player, client::StepBack{}) : tell(player, client::TakePart{{}, room_.name_of(player)});
}

void Evening::propose(Player player) {
    client::ProposeGame wanted = room_.proposal();
    wanted.game = number(0, 4) == 0 ? some_game() : room_.newest();
    wanted.turned = number(0, 3) == 0;
    say_in_room(player, protocol::RoomCommand(wanted));
}

void Evening::answer(Player player) {
    const int what = number(0, 4);
    if (what <= 2) return tell(player, client::AgreeToGame{StepRoom::new_id()});
    what == 3 ? tell(player, client::DeclineGame{StepRoom::new_id()})
              : tell(player, client::BeginGame{StepRoom::new_id()});
}

template <class Command>
void Evening::tell(Player player, Command command) {
    const auto& next = room_.room[player].next;
    if constexpr (requires { command.proposal; }) command.proposal = next ? next->proposal : 0;
    command.id = StepRoom::new_id();
    command.game = room_.newest();
    say_in_room(player, protocol::RoomCommand(std::move(command)));
}

// The others often agree at once.
void Evening::agree_on_something(Player player) {
    const int game = some_game();
    const server::GameState now = state(game);
    if (now.stage() != server::Stage::playing) return;
    protocol::GameCommand wanted = client::EndGame{StepRoom::new_id()};
    const int what = number(0, 11);
    if (const auto& moves = now.game->latest_moves; what < 7 && !moves.empty()) {
        const auto& move = moves[static_cast<std::size_t>(number(0, static_cast<int>(moves.size()) - 1))];
        player = now.seats[engine::index_of(move.seat)].player;
        wanted = client::TakeBack{StepRoom::new_id(), move.turn};
    }
    if (what == 7) wanted = client::AbortGame{StepRoom::new_id()};
    if (what == 8) wanted = client::DeclineAgreement{StepRoom::new_id()};
    const bool all_agree = number(0, 1) == 0;
    const auto give = [&](Player one) {
        std::visit([&](auto& kind) { kind.id = StepRoom::new_id(), kind.game = game; }, wanted);
        say(one, wanted);
    };
    give(player);
    for (Player other = 1; all_agree && other <= seats; ++other)
        if (other != player) give(other);
}

void Evening::look_after_room(Player player) {
    const std::string name = name_of(number(1, people));
    if (number(0, 1) == 0) player = room_.about.host.value();
    protocol::RoomChange change = client::LockRoom{StepRoom::new_id(), number(0, 1) == 0};
    switch (number(0, 7)) {
        case 0:
            change = client::HandOverRoom{StepRoom::new_id(), name};
            break;
        case 1:
            if (!names_.empty()) change = client::RemovePerson{StepRoom::new_id(), name};
            break;
        case 5:
            if (!names_.empty()) change = client::CloseRoom{StepRoom::new_id()};
            break;
        case 2:
            change = client::KeepSeat{StepRoom::new_id(), name};
            break;
        case 3:
            change = client::FreeSeat{StepRoom::new_id(), name};
            break;
        case 4:
            change = client::SetEntry{StepRoom::new_id(),
                                      number(0, 1) == 0 ? protocol::RoomEntry::link : protocol::RoomEntry::everybody};
            break;
        case 6:
            change = client::SetRated{StepRoom::new_id(), number(0, 1) == 0};
            break;
        default:
            break;
    }
    std::visit([this](auto& kind) { kind.game = room_.newest(); }, change);
    const std::size_t removed = room_.about.removed.size();
    say_in_room(player, change);
    if (room_.about.removed.size() > removed) note_removal();
    if (room_.closed && !at_the_end_) at_the_end_ = room_.games;
}

/// Somebody who has played is not in the next game.
void Evening::note_removal() {
    others_play_ = true;
    ++people_removed_;
}

/// A new name in all games of a player that are not over, and for the host in the list of those who watch.
void Evening::take_a_new_name() {
    if (at_the_end_) return;
    const Player player = number(1, people);
    const std::string name = "Name " + StepRoom::new_id();
    for (int game = 1; game <= room_.newest(); ++game) {
        if (state(game).stage() == server::Stage::over || !state(game).seat_of(player)) continue;
        others_play_ = true;
        server::Rename wanted{player, name, [](const auto& refusal) { CHECK_FALSE(refusal); }};
        ++room_.leases;
        room_.give(server::RenameIn{game, std::move(wanted), server::RoomLease([this] { --room_.leases; })});
        const auto& journal = room_.games[static_cast<std::size_t>(game - 1)].journal;
        new_names_[name].emplace_back(game, journal.back().version);
    }
    if (is_there(player) || is_there(player + StepRoom::second_device)) room_.rename(player, name);
}

}  // namespace crisscross::test
