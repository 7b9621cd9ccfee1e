#pragma once

#include "tests/server/rooms/step/step_room.hpp"

/// What tests of watching with a delay share.
namespace crisscross::test::delay {

inline constexpr server::PlayerId watcher = 9;
inline constexpr server::PlayerId newcomer = 8;

/// A game of two that others watch like this; nobody has moved.
inline StepRoom game_watched(const protocol::Watching& watching) {
    StepRoom room;
    room.join(1);
    room.say(1, protocol::client::TakeSeat{StepRoom::new_id(), "Player 1"});
    room.say(1, protocol::client::SetWatching{StepRoom::new_id(), watching});
    room.join(2);
    room.say(2, protocol::client::TakeSeat{StepRoom::new_id(), "Player 2"});
    room.say(1, protocol::client::Start{StepRoom::new_id()});
    return room;
}

inline void pass(StepRoom& room, int game = 1) {
    const server::GameState& now = room.state(game);
    const auto seat = static_cast<std::size_t>(now.game->to_move);
    protocol::client::Pass move{StepRoom::new_id(), now.game->turn};
    move.game = game;
    CHECK(room.say(now.seats[seat].player, move).empty());
}

/// The players leave the first game as it is and begin another.
inline void set_aside(StepRoom& room) {
    room.say(1, room.proposal());
    CHECK(room.say(2, protocol::client::AgreeToGame{StepRoom::new_id(), room.room[2].next->proposal}).empty());
    REQUIRE(room.newest() == 2);
    for (const server::PlayerId player : {1, 2}) CHECK(room.join(player).empty());
}

inline protocol::server::RoomView joined_view(const StepRoom& room, server::PlayerId player) {
    return std::get<protocol::server::Joined>(room.replies.at(player).back()).view;
}

/// The game that the player has joined last.
inline int joined_game(const StepRoom& room, server::PlayerId player) {
    return joined_view(room, player).game;
}

inline std::uint32_t version(const StepRoom& room) {
    return room.games.front().journal.back().version;
}

/// The last version that the watcher has received.
inline std::uint32_t received(StepRoom& room) {
    const auto& entries = room.received[watcher][1];
    return entries.empty() ? 0 : entries.back().version;
}

template <class Question>
protocol::ServerMessage ask(StepRoom& room, Question question, int game = 1) {
    question.id = StepRoom::new_id();
    const server::Caller caller{static_cast<std::uint64_t>(watcher), watcher};
    room.give(server::ToGame{game, server::Ask{caller, question}});
    return room.replies[watcher].back();
}

}  // namespace crisscross::test::delay
