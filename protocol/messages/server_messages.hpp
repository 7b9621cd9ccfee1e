#pragma once

#include <variant>

#include "protocol/messages/connection_answers.hpp"
#include "protocol/messages/games/log_page.hpp"
#include "protocol/messages/games/plays_found.hpp"
#include "protocol/messages/games/presence.hpp"
#include "protocol/messages/games/word_answers.hpp"
#include "protocol/messages/people/account_messages.hpp"
#include "protocol/messages/people/call_messages.hpp"
#include "protocol/messages/people/identity_messages.hpp"
#include "protocol/messages/rooms/chat_messages.hpp"
#include "protocol/messages/rooms/list_messages.hpp"
#include "protocol/messages/rooms/room_state.hpp"
#include "protocol/messages/rooms/room_view.hpp"

namespace crisscross::protocol {

using ServerMessage =
    std::variant<server::Welcome, server::Ok, server::Created, server::Error, server::Joined, server::Events,
                 server::Presence, server::Preview, server::Hint, server::Analysis, server::Lookup, server::Word,
                 server::Log, server::Catalogue, server::Rooms, server::Ping, server::Pong, server::Restarting,
                 server::Announcement, server::RoomClosed, server::Room, server::HandOver, server::Devices,
                 server::Calls, server::Feed, server::Webhook, server::PublicGames, server::LineKept, server::Chat,
                 server::ChatLineNow, server::ChatLineDeleted, server::ChatNow, server::PasskeyChallenge,
                 server::SignedIn, server::Account, server::MyGames, server::LaidTiles>;

}  // namespace crisscross::protocol
