#pragma once

#include <variant>
#include <vector>

#include "engine/catalogue/settings.hpp"
#include "engine/computer/strength.hpp"
#include "engine/game/command.hpp"
#include "engine/game/event.hpp"
#include "protocol/messages/games/clock_messages.hpp"
#include "protocol/messages/message_parts.hpp"
#include "protocol/messages/people/account_messages.hpp"
#include "protocol/messages/people/call_messages.hpp"
#include "protocol/messages/people/identity_messages.hpp"
#include "protocol/messages/rooms/chat_messages.hpp"
#include "protocol/messages/rooms/list_messages.hpp"
#include "protocol/messages/rooms/room_messages.hpp"

namespace crisscross::protocol {

namespace client {

/// The first frame of a connection: which protocol versions the client speaks, and who it is.
struct Hello {
    RequestId id{};
    int oldest = oldest_version;
    int newest = newest_version;
    std::optional<std::string> token{};  ///< 64 hexadecimal digits, from an earlier welcome; none for a new guest
    std::optional<std::string> invitation{};  ///< of a new guest: 64 hexadecimal digits, from the link
    std::optional<std::string> password{};    ///< of a new guest
    std::optional<std::string> hand_over{};   ///< 64 hexadecimal digits, from another device's link; not with a token
    std::optional<std::string> device_name{};  ///< what the device calls itself
    bool operator==(const Hello&) const = default;
};
/// Creates a room and takes its first seat; with `join`, watches it at once.
struct Create {
    RequestId id{};
    std::string name{};
    std::optional<std::string> level{};         ///< of the creator, where the rules have levels (F1)
    std::optional<engine::Strength> if_away{};  ///< of the creator: the stand-in that they agree to
    engine::Settings settings{};
    bool join = false;
    std::optional<ClockRules> clock{};  ///< none if missing
    std::optional<AboutRoom> about_room{};
    bool operator==(const Create&) const = default;
};
/// Watches a game of a room from now on, and no other game of it; `seen` is the last version that the client has of
/// it.
struct Join {
    RequestId id{};
    std::string room{};
    std::optional<int> game{};  ///< its number; the newest if missing
    std::optional<std::uint32_t> seen{};
    std::optional<std::string> password{};  ///< of the room
    bool operator==(const Join&) const = default;
};
/// Stops watching a room.
struct Leave {
    RequestId id{};
    std::string room{};
    bool operator==(const Leave&) const = default;
};
/// Gives the guest a new name, in all rooms where they have a seat and the game is not over.
struct Rename {
    RequestId id{};
    std::string name{};
    bool operator==(const Rename&) const = default;
};
/// Takes the next free seat of a room.
struct TakeSeat {
    RequestId id{};
    std::string name{};
    std::optional<std::string> level{};
    std::optional<engine::Strength> if_away{};  ///< the stand-in that the player agrees to
    std::string room{};
    int game = first_game;
    bool operator==(const TakeSeat&) const = default;
};
/// Gives the seat up, before the game has started.
struct LeaveSeat {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const LeaveSeat&) const = default;
};
/// Adds a computer; only the host may, before the start.
struct AddComputer {
    RequestId id{};
    engine::Strength strength = engine::Strength::casual;
    std::string room{};
    int game = first_game;
    bool operator==(const AddComputer&) const = default;
};
/// Removes a computer.
struct RemoveComputer {
    RequestId id{};
    engine::Seat seat = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const RemoveComputer&) const = default;
};
/// Asks for a computer to play for a seat: the player's own, or an absent player's.
struct AddStandIn {
    RequestId id{};
    engine::Seat seat = 0;
    engine::Strength strength = engine::Strength::casual;
    std::string room{};
    int game = first_game;
    bool operator==(const AddStandIn&) const = default;
};
/// Takes the seat back from a stand-in.
struct ReclaimSeat {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const ReclaimSeat&) const = default;
};
/// Starts the game; only the host may.
struct Start {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Start&) const = default;
};
struct Play {
    RequestId id{};
    engine::Turn turn = 0;
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};  ///< which a play of one tile names (R3)
    std::string room{};
    int game = first_game;
    bool operator==(const Play&) const = default;
};

/// Puts the starter on the board and sets the options: the whole first turn, where the rules have one (X2).
struct PlaceStarter {
    RequestId id{};
    engine::Turn turn = 0;
    engine::Cell cell{};
    engine::Options options{};
    std::string room{};
    int game = first_game;
    bool operator==(const PlaceStarter&) const = default;
};
struct Exchange {
    RequestId id{};
    engine::Turn turn = 0;
    std::vector<std::string> tiles{};
    std::string room{};
    int game = first_game;
    bool operator==(const Exchange&) const = default;
};
struct Pass {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Pass&) const = default;
};
struct Challenge {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Challenge&) const = default;
};
struct Accept {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Accept&) const = default;
};
/// Shows a text or a link for the player's own disputed play (R8).
struct ShowEvidence {
    RequestId id{};
    engine::Turn turn = 0;
    std::string text{};
    std::string room{};
    int game = first_game;
    bool operator==(const ShowEvidence&) const = default;
};

/// Withdraws the player's own disputed play (R8).
struct WithdrawPlay {
    RequestId id{};
    engine::Turn turn = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const WithdrawPlay&) const = default;
};

struct Vote {
    RequestId id{};
    engine::Turn turn = 0;
    engine::Opinion opinion = engine::Opinion::convinced;
    std::string room{};
    int game = first_game;
    bool operator==(const Vote&) const = default;
};

struct Resign {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Resign&) const = default;
};
/// Wants to take the player's own latest move back, or agrees to what another player wants to take back.
struct TakeBack {
    RequestId id{};
    engine::Turn turn = 0;  ///< of the move
    std::string room{};
    int game = first_game;
    bool operator==(const TakeBack&) const = default;
};
/// Wants the game to end as it stands, or agrees to it.
struct EndGame {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const EndGame&) const = default;
};
/// Wants the game to be aborted, or agrees to it.
struct AbortGame {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const AbortGame&) const = default;
};
/// Does not want what players want to agree on, or not any more.
struct DeclineAgreement {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const DeclineAgreement&) const = default;
};
/// Reminds the player whose turn it is.
struct Nudge {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Nudge&) const = default;
};
/// Proposes what game is to follow this one, which is the newest of the room. The proposer agrees to it.
struct ProposeGame {
    RequestId id{};
    std::optional<engine::Settings> settings{};  ///< those of this game if missing
    bool turned = false;                         ///< everybody moves up by one seat, and the first becomes the last
    std::optional<ClockRules> clock{};           ///< that of this game if missing
    std::string room{};
    int game = first_game;
    bool operator==(const ProposeGame&) const = default;
};
/// Agrees to the game that is proposed.
struct AgreeToGame {
    RequestId id{};
    std::uint32_t proposal = 0;  ///< its number
    std::string room{};
    int game = first_game;
    bool operator==(const AgreeToGame&) const = default;
};
/// Declines the game that is proposed, or takes the proposal back.
struct DeclineGame {
    RequestId id{};
    std::uint32_t proposal = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const DeclineGame&) const = default;
};
/// Begins the game that is proposed without those who have not agreed yet; only the host of the room may.
struct BeginGame {
    RequestId id{};
    std::uint32_t proposal = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const BeginGame&) const = default;
};
/// Asks for the words and the score of a tentative placement. Changes nothing.
struct Preview {
    RequestId id{};
    std::vector<LayText> placement{};
    std::optional<engine::Axis> line{};
    std::string room{};
    int game = first_game;
    bool operator==(const Preview&) const = default;
};
/// Asks for good plays from the player's own rack, where the rules allow hints. Changes nothing.
struct Hint {
    RequestId id{};
    std::string room{};
    int game = first_game;
    bool operator==(const Hint&) const = default;
};
/// Asks, after the game, what was possible when the play, exchange or pass of a version was made.
struct Analysis {
    RequestId id{};
    std::uint32_t version = 0;
    std::string room{};
    int game = first_game;
    bool operator==(const Analysis&) const = default;
};
/// Asks which of the server's word lists have these words, to help during a vote (R8).
struct Lookup {
    RequestId id{};
    std::vector<std::string> words{};
    std::string room{};
    int game = first_game;
    bool operator==(const Lookup&) const = default;
};
/// Asks about one word: whether it is in the room's list, its hooks and anagrams there, and its definitions.
struct Word {
    RequestId id{};
    std::string word{};
    std::string room{};
    int game = first_game;
    bool operator==(const Word&) const = default;
};
/// Asks for the versions from `from` to `to`, both included, as the viewer may see them.
struct Log {
    RequestId id{};
    std::uint32_t from = 1;             ///< at least 1
    std::optional<std::uint32_t> to{};  ///< the newest if missing
    std::string room{};
    int game = first_game;
    bool operator==(const Log&) const = default;
};

/// Asks which systems there are and what a room may set.
struct Catalogue {
    RequestId id{};
    bool operator==(const Catalogue&) const = default;
};
/// Asks for a pong; `sent` comes back unchanged.
struct Ping {
    std::int64_t sent = 0;
    bool operator==(const Ping&) const = default;
};
/// Answers the server's ping.
struct Pong {
    std::int64_t sent = 0;
    bool operator==(const Pong&) const = default;
};

}  // namespace client

/// Messages that the connection itself handles: who the guest is, and whether the connection is alive.
using ConnectionMessage = std::variant<client::Hello, client::Ping, client::Pong>;

/// Messages about rooms that the lobby handles.
using LobbyMessage = std::variant<client::Create, client::Join, client::Leave, client::Rename, client::Catalogue,
                                  client::Rooms, client::FollowPublicGames, client::UnfollowPublicGames,
                                  client::FollowMyGames, client::UnfollowMyGames, client::ReadChat>;

/// Messages about who the player is, and on which devices.
using IdentityMessage =
    std::variant<client::HandOver, client::Devices, client::NameDevice, client::SignOut, client::SendLaidTiles>;

/// Messages about how players are called while they are not looking.
using CallMessage = std::variant<client::Calls, client::SetCalls, client::Subscribe, client::Unsubscribe,
                                 client::TestCalls, client::MakeFeed, client::RemoveFeed, client::Webhook,
                                 client::SetWebhook, client::RemoveWebhook, client::TestWebhook>;

/// Messages by which people sign in to an account, before hello or after it.
using SignInMessage = std::variant<client::PasskeyChallenge, client::SignIn, client::SignInWithPasskey>;

/// Messages about the player's own account.
using AccountMessage = std::variant<client::Account, client::MakeAccount, client::ChangePassPhrase,
                                    client::AddPasskey, client::RemovePasskey>;

/// Questions, which a game answers without changing.
using GameQuestion =
    std::variant<client::Preview, client::Hint, client::Analysis, client::Lookup, client::Word, client::Log>;

/// Commands to a room, which are about its next game.
using RoomCommand = std::variant<client::ProposeGame, client::AgreeToGame, client::DeclineGame, client::BeginGame,
                                 client::TakePart, client::StepBack, client::LeaveOut, client::BringBack>;

/// Commands to a game, which may lead to events.
using GameCommand =
    std::variant<client::TakeSeat, client::LeaveSeat, client::AddComputer, client::RemoveComputer, client::AddStandIn,
                 client::ReclaimSeat, client::Start, client::Play, client::PlaceStarter, client::Exchange,
                 client::Pass, client::Challenge, client::Accept, client::ShowEvidence, client::WithdrawPlay,
                 client::Vote, client::Resign, client::ProposeClock, client::WithdrawProposal, client::SetNight,
                 client::BeginHoliday, client::EndHoliday, client::TakeBack, client::EndGame, client::AbortGame,
                 client::DeclineAgreement, client::Nudge>;

/// Every message of a client, sorted by its handler.
using ClientMessage = std::variant<ConnectionMessage, LobbyMessage, IdentityMessage, GameQuestion, GameCommand,
                                   RoomCommand, CallMessage, RoomChange, ChatMessage, SignInMessage, AccountMessage>;

}  // namespace crisscross::protocol
