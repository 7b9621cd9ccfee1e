#pragma once

#include <optional>
#include <string>

#include "server/api/questions/parameters.hpp"
#include "storage/history/game_search.hpp"

/// Whom and which words a question is about. What is wrong is in `parameters.complaint()`.
namespace crisscross::server {

storage::Subject read_subject(Parameters& parameters);
std::optional<std::string> read_opponent(Parameters& parameters);
/// A word, or those that begin so.
std::optional<storage::WordRange> read_words(Parameters& parameters);

}  // namespace crisscross::server
