#pragma once

#include <span>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "server/analysis/analysis_job.hpp"
#include "server/games/model/game_record.hpp"
#include "server/lexicons/dictionary/dictionary.hpp"
#include "server/lexicons/listed_lexicon.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The answer to a client's question; or what has to be found out elsewhere for it.
using AnswerOrQuestion = std::variant<protocol::ServerMessage, PoolQuestion>;

/// What a player gets who asks this about a game as they see it. `lexicons`: on offer. `dictionary`: null if there is
/// none.
Answer<AnswerOrQuestion> answer_or_question(const GameRecord& record, PlayerId player,
                                            const protocol::GameQuestion& question,
                                            std::span<const ListedLexicon> lexicons, const Dictionary* dictionary);

}  // namespace crisscross::server
