#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.hpp"
#include "protocol/messages/games/game_event.hpp"
#include "protocol/stored/game_text.hpp"

namespace crisscross::protocol {

/// Something in a game file that cannot be right. `why` is a sentence without its first capital and its full stop.
struct GameFileFault {
    std::uint32_t version = 0;  ///< of the event; 0 where it is about no event
    std::string place{};        ///< JSON pointer; empty for the whole file
    std::string why{};
    bool operator==(const GameFileFault&) const = default;
};

struct GameFileEntry {
    std::uint32_t version = 0;
    std::int64_t at = 0;  ///< milliseconds since 1970 UTC
    GameEvent event{};
    bool operator==(const GameFileEntry&) const = default;
};

/// A game file whose every event follows from the rules, the seed and the events before it.
struct CheckedGame {
    ExportedGame file{};  ///< in the canonical form
    engine::Rules rules;
    std::vector<GameFileEntry> entries{};
    engine::Game game;  ///< as the events leave it
};

/// What a check found: faults, at most `max_game_faults`, or a game without any.
struct GameCheck {
    std::vector<GameFileFault> faults{};
    std::optional<CheckedGame> game{};
};

/// The JSON pointer to an event of a game file.
std::string event_pointer(std::size_t index);

inline constexpr std::size_t max_game_bytes = std::size_t{4} << 20;
inline constexpr std::size_t max_game_faults = 20;

/// Reads a game file (docs/export.md), draws every tile again from its seed, and decides every command again.
/// Whatever the text is, it takes bounded time and memory.
GameCheck check_game(std::string_view text);

/// The same game without the numbers that its players have on their server.
ExportedGame without_numbers(const CheckedGame& game);

/// In one line, after the name of the file: the event, the place and what is wrong.
std::string sentence(const GameFileFault& fault);

}  // namespace crisscross::protocol
