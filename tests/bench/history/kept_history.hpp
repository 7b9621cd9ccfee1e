#pragma once

#include <vector>

#include "server/lexicons/lexicon_store.hpp"
#include "storage/store.hpp"

namespace crisscross::test {

/// What adding finished games to all indices took, in milliseconds a game.
struct KeepTimes {
    std::vector<double> summary{};  ///< reading the journal and summarising it, off the store's thread
    std::vector<double> rows{};     ///< storing the rows, until they are on disk
};

/// Does what the server does for each finished game that searches do not find yet: all but the last `timed` several
/// at a time, and those one after the other.
KeepTimes keep_history(storage::Store& store, const server::LexiconStore& lexicons, int timed);

}  // namespace crisscross::test
