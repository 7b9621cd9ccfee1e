#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/fault.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol {

/// One version of an exported game: the event as the journal has it.
struct ExportedEntry {
    std::uint32_t version = 0;
    std::int64_t at = 0;  ///< milliseconds since 1970 UTC
    Json event{};
    bool operator==(const ExportedEntry&) const = default;
};

/// A whole game in one text (docs/export.md): everything needed to replay it, even without a server.
/// It holds the racks and the seed, as far as they are known.
struct ExportedGame {
    std::string room{};  ///< its code
    int number = 0;      ///< in the room, from 1
    std::string system{};
    std::string lexicon{};  ///< id of the word list
    std::array<std::uint8_t, 32> lexicon_hash{};
    std::optional<std::array<std::uint8_t, 32>> seed{};  ///< none of a game from a record
    Json rules{};
    std::vector<ExportedEntry> entries{};
    std::optional<Json>
        annotations{};  ///< what somebody noted about the game: an object with a `version`, kept as it is
    bool operator==(const ExportedGame&) const = default;
};

/// A text with more events, or more JSON values, is not read. Games have more than 8 bytes for each value, so those
/// of 4 MiB have fewer.
inline constexpr std::size_t max_game_events = 20'000;
inline constexpr std::size_t max_game_values = 500'000;

/// One line for the game and one for each event.
std::string write_game(const ExportedGame& game);
Decoded<ExportedGame> read_game(std::string_view text);

}  // namespace crisscross::protocol
