#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/verification/game_check.hpp"
#include "server/verification/list_check.hpp"
#include "storage/upkeep/archive.hpp"

namespace crisscross::server {

/// What a verification has looked at, and what it found.
struct Tally {
    std::uint64_t games = 0;
    std::uint64_t events = 0;
    std::uint64_t problems = 0;
    bool operator==(const Tally&) const = default;
};

using ReportProblem = std::function<void(const Problem&)>;

/// Checks the file of an archive and every game in it, one game at a time. With `lists`, it checks the word list
/// of each game, too. Reports each problem as soon as it is found.
Tally verify_archive(storage::Archive& archive, ListCheck* lists, const ReportProblem& report);

/// In one line: the room, the game, the version and what is wrong.
std::string sentence(const Problem& problem);

}  // namespace crisscross::server
