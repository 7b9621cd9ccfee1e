#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/rules/rules.hpp"
#include "server/games/core/step/game_effect.hpp"
#include "server/rooms/model/chat_job.hpp"
#include "server/rooms/model/room_record.hpp"

namespace crisscross::server {

/// What one of the room's games does.
struct OfGame {
    int game = protocol::first_game;
    GameEffect effect;
};
/// The room as it is now, for viewers who may do the same about the next game.
struct TellRoom {
    std::vector<Caller> to{};
    protocol::server::Room room{};
};
/// What strangers see of the room in the lobby from now on; nothing if it is not shown there.
struct ShowInLobby {
    std::optional<protocol::server::PublicRoom> room{};
};
/// From now on somebody counts as let in.
struct LetIn {
    PlayerId player = 0;
};
/// From now on these do not.
struct NoLongerLetIn {
    std::set<PlayerId> people{};
};
/// Store what the room is besides its games.
struct StoreChange {
    AboutRoom about{};
    bool closes = false;                                      ///< and that it is closed
    std::optional<CommandKey> receipt{};                      ///< of the request that led to it
    std::optional<PlayerId> lines_of{};                       ///< and delete what they have said in the chat
    bool removes = false;                                     ///< and that somebody has been removed
    std::optional<std::pair<PlayerId, std::string>> named{};  ///< and what somebody is called from now on
};
/// Read the room and its games from storage.
struct LoadRoom {};
/// Store the next game, and its beginning.
struct CreateGame {
    int number = 0;
    engine::Rules rules;
    std::string system{};
    std::string lexicon{};  ///< id of the word list
    std::optional<engine::Lexicon::Hash>
        same_list{};  ///< the list with this hash, even if it is not on offer any more
    protocol::SeatsChanged seats{};
    std::vector<protocol::ClockEvent> hours{};  ///< with which its clock begins: nights and holidays
    bool rated = true;
    std::optional<CommandKey> receipt{};  ///< of the request that led to it
};

/// Something for some of those in the room.
struct TellSome {
    std::vector<Caller> to{};
    protocol::ServerMessage message{};
};
/// Do this in the chat of the room.
struct DoInChat {
    ChatJob job{};
};

/// Everything that a room does. What asks the storage comes last in a list, and its answer must be the next input.
using RoomEffect = std::variant<OfGame, TellRoom, Reply, Log, LoadRoom, CreateGame, ShowInLobby, StoreChange,
                                TellSome, DoInChat, LetIn, NoLongerLetIn>;
using RoomEffects = std::vector<RoomEffect>;

}  // namespace crisscross::server
