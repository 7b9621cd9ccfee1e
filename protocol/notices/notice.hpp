#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/fault.hpp"
#include "protocol/languages/language.hpp"

namespace crisscross::protocol {

/// A game that waits for a player.
struct WaitingGame {
    std::string room{};                 ///< its code
    std::uint32_t game = 1;             ///< its number in the room
    std::vector<std::string> others{};  ///< who else plays, by name
    std::int64_t since = 0;             ///< since when it waits, in milliseconds since 1970 UTC
    bool operator==(const WaitingGame&) const = default;
};

/// What calls players. It has names and no tiles, no words and no scores, because it leaves the server.
struct Notice {
    enum class What : std::uint8_t {
        your_turn,   ///< it is the turn of the player
        played,      ///< the players have to accept a play or challenge it before a slow game goes on
        challenged,  ///< a play was challenged, and the game waits for the players, if there are any
        over,        ///< the game is over
        nudge,       ///< another player waits
        agreement,   ///< another player asks for the agreement of the players
        next_game,   ///< somebody proposes the next game of the room
        test,        ///< nothing: somebody tries whether notices arrive
        digest       ///< some games wait for the player; `room` and `game` are those of the first
    };
    What what = What::your_turn;
    std::string room{};                  ///< its code
    std::uint32_t game = 1;              ///< its number in the room
    std::vector<std::string> players{};  ///< whom it calls, by name; of `over`: those who won
    std::string by{};                  ///< who played, challenged, nudged, asked or proposed, by name; empty: nobody
    std::int64_t at = 0;               ///< when it happened, in milliseconds since 1970 UTC
    std::vector<WaitingGame> games{};  ///< of a digest: those that wait longest
    int more = 0;                      ///< of a digest: how many others wait
    bool operator==(const Notice&) const = default;
};

std::string_view name_of(Notice::What what);

/// One JSON object: what is stored, pushed to browsers and posted to plain webhooks.
std::string write_notice(const Notice& notice);
Decoded<Notice> read_notice(std::string_view text);

/// Where a notice leads, from the address of the page on: to its game or, if it is about several or
/// about one to come, to the room.
std::string path_of(const Notice& notice);

/// A notice in a sentence, for webhooks and feeds.
std::string sentence(const Notice& notice, Language language);

}  // namespace crisscross::protocol
