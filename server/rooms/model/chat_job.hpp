#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "protocol/messages/rooms/chat_messages.hpp"
#include "server/games/model/game_state.hpp"

/// What the storage does for the chat of a room. `readable` are the channels that the player may read: lines of
/// others do not exist for them.
namespace crisscross::server {

namespace chat_job {

struct KeepLine {
    PlayerId player = 0;
    protocol::Channel channel = protocol::Channel::players;
    std::string text{};
    protocol::RequestId request{};  ///< the same one says nothing twice
};
struct SetReaction {
    PlayerId player = 0;
    protocol::LineNumber line = 0;
    std::optional<protocol::Reaction> reaction{};
    std::vector<protocol::Channel> readable{};
};
struct DeleteLine {
    PlayerId player = 0;
    protocol::LineNumber line = 0;
    std::vector<protocol::Channel> readable{};
    bool any = false;  ///< even those of others, and those that the player may not read
};
struct ReadLines {
    PlayerId player = 0;
    std::optional<protocol::LineNumber> before{};
    std::vector<protocol::Channel> readable{};
};
struct Switch {
    bool on = true;
};

}  // namespace chat_job

using ChatJob = std::variant<chat_job::KeepLine, chat_job::SetReaction, chat_job::DeleteLine, chat_job::ReadLines,
                             chat_job::Switch>;

/// What comes of a job.
namespace chat_outcome {

struct Kept {
    protocol::server::ChatLine line{};
};
/// The request has said this line before.
struct Repeated {
    protocol::LineNumber line = 0;
    int person = 0;
};
struct Changed {
    protocol::server::ChatLine line{};
};
struct Deleted {
    protocol::Channel channel = protocol::Channel::players;
    protocol::LineNumber line = 0;
};
struct Read {
    protocol::server::Chat page{};
};
struct Switched {
    bool on = true;
};
/// The player has no name yet.
struct Nameless {};
/// There is no such line for the player.
struct NoLine {};
/// `max` other people have reacted to the line, and no more can.
struct TooManyReactions {
    int max = 0;
};

}  // namespace chat_outcome

struct ChatDone {
    std::variant<chat_outcome::Kept, chat_outcome::Repeated, chat_outcome::Changed, chat_outcome::Deleted,
                 chat_outcome::Read, chat_outcome::Switched, chat_outcome::Nameless, chat_outcome::NoLine,
                 chat_outcome::TooManyReactions>
        outcome{};
};

}  // namespace crisscross::server
