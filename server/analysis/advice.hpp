#pragma once

#include "engine/computer/evaluator.hpp"
#include "protocol/messages/messages.hpp"
#include "server/rooms/model/room_record.hpp"
#include "server/sessions/complaint.hpp"

namespace crisscross::server {

/// What somebody wants to know about the plays of a seat, with all that is needed to find it out.
struct Question {
    protocol::RequestId id{};
    engine::Lexicon list;
    engine::SeatView seen;
    std::optional<engine::MoveSummary> done{};  ///< what the seat did at that moment
};

/// About the own rack now: NOT_SEATED, NOT_STARTED, GAME_OVER, NO_HINTS, NOT_YOUR_TURN, LEXICON_GONE.
Answer<Question> hint(const RoomRecord& room, PlayerId player, const protocol::client::Hint& message);

/// About a moment of a game that is over: GAME_GOES_ON, NO_SUCH_MOVE, LEXICON_GONE.
Answer<Question> analysis(const RoomRecord& room, const protocol::client::Analysis& message);

/// The list's alphabet must be that of the rules (see `respelt`). May take a while.
protocol::server::Advice answer(const Question& question, const engine::Lexicon& list);

}  // namespace crisscross::server
