#pragma once

#include <string>
#include <vector>

#include "server/notices/night.hpp"

namespace crisscross::server {

/// A game that waits for a player.
struct WaitingGame {
    std::string room{};                 ///< its code
    std::vector<std::string> others{};  ///< who else plays, by name
    Moment since = 0;                   ///< since when it waits
    bool operator==(const WaitingGame&) const = default;
};

/// What a digest says: the games that have waited longest, and how many more there are.
struct Digest {
    std::vector<WaitingGame> games{};
    std::size_t more = 0;
    static constexpr std::size_t most_games = 10;
    bool operator==(const Digest&) const = default;
};

/// Without any game there is nothing to send: then it is empty.
Digest digest(std::vector<WaitingGame> waiting);

/// In English, one game a line, with its link: `Nora and Ben, for 2 days: https://...`. `page` is the address of the
/// page, without a slash at its end.
std::string text_of(const Digest& digest, const std::string& page, Moment now);

}  // namespace crisscross::server
