#pragma once

#include "protocol/messages/history/history_messages.hpp"
#include "server/history/game_summary.hpp"
#include "storage/history/word_search.hpp"

/// What was found, as it is sent.
namespace crisscross::server {

protocol::history::GameSummary as_sent(const storage::FoundGame& game);
protocol::history::Move as_sent(const SummaryMove& move);
protocol::history::PlayedWord as_sent(const storage::FoundWord& word);

protocol::history::Games as_sent(const storage::GamePage& page);
protocol::history::Words as_sent(const storage::WordPage& page);

}  // namespace crisscross::server
