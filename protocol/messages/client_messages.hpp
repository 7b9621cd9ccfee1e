#pragma once

#include <variant>

#include "protocol/messages/connection_messages.hpp"
#include "protocol/messages/games/agreement_commands.hpp"
#include "protocol/messages/games/clock_messages.hpp"
#include "protocol/messages/games/game_questions.hpp"
#include "protocol/messages/games/seat_commands.hpp"
#include "protocol/messages/games/turn_commands.hpp"
#include "protocol/messages/people/account_messages.hpp"
#include "protocol/messages/people/call_messages.hpp"
#include "protocol/messages/people/identity_messages.hpp"
#include "protocol/messages/rooms/chat_messages.hpp"
#include "protocol/messages/rooms/list_messages.hpp"
#include "protocol/messages/rooms/lobby_messages.hpp"
#include "protocol/messages/rooms/next_game_commands.hpp"
#include "protocol/messages/rooms/room_messages.hpp"

namespace crisscross::protocol {

/// Messages about rooms that the lobby handles.
using LobbyMessage = std::variant<client::Create, client::Join, client::Leave, client::Rename, client::Catalogue,
                                  client::Rooms, client::FollowPublicGames, client::UnfollowPublicGames,
                                  client::FollowMyGames, client::UnfollowMyGames, client::ReadChat>;

/// Messages about who the player is, and on which devices.
using IdentityMessage =
    std::variant<client::HandOver, client::Devices, client::NameDevice, client::SignOut, client::SendLaidTiles>;

/// Messages about call settings.
using CallMessage = std::variant<client::Calls, client::SetCalls, client::Subscribe, client::Unsubscribe,
                                 client::TestCalls, client::MakeFeed, client::RemoveFeed, client::Webhook,
                                 client::SetWebhook, client::RemoveWebhook, client::TestWebhook>;

/// Messages by which people sign in to an account, before hello or after it.
using SignInMessage = std::variant<client::PasskeyChallenge, client::SignIn, client::SignInWithPasskey>;

/// Messages about the player's own account.
using AccountMessage = std::variant<client::Account, client::MakeAccount, client::ChangePassPhrase,
                                    client::AddPasskey, client::RemovePasskey>;

/// Commands to a room, which are about its next game.
using RoomCommand = std::variant<client::ProposeGame, client::AgreeToGame, client::DeclineGame, client::BeginGame,
                                 client::TakePart, client::StepBack, client::LeaveOut, client::BringBack>;

/// Commands to a game, which may lead to events.
using GameCommand =
    std::variant<client::TakeSeat, client::LeaveSeat, client::AddComputer, client::RemoveComputer, client::AddStandIn,
                 client::ReclaimSeat, client::Start, client::Play, client::PlaceStarter, client::Exchange,
                 client::Pass, client::Challenge, client::Accept, client::ShowEvidence, client::WithdrawPlay,
                 client::Vote, client::Resign, client::ProposeClock, client::WithdrawProposal,
                 client::DeclineProposal, client::SetNight, client::BeginHoliday, client::EndHoliday,
                 client::TakeBack, client::EndGame, client::AbortGame, client::DeclineAgreement, client::Nudge,
                 client::AlwaysAccept>;

/// Every message of a client, sorted by its handler.
using ClientMessage = std::variant<ConnectionMessage, LobbyMessage, IdentityMessage, GameQuestion, GameCommand,
                                   RoomCommand, CallMessage, RoomChange, ChatMessage, SignInMessage, AccountMessage>;

}  // namespace crisscross::protocol
