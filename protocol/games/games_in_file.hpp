#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace crisscross::protocol {

/// A file with more games than fit in this many bytes is not read.
inline constexpr std::size_t max_file_bytes = std::size_t{256} << 20;

enum class Next : std::uint8_t { go_on, stop };
/// Takes a game, whose number counts from 1; it is 0 if the whole text is one game.
using TakeGame = std::function<Next(std::string_view game, std::size_t number)>;

/// Gives out the games in the text of a file, as they stand there, one after the other until `take` stops it: of a
/// list, as `/api/v1/files` gives it, or of all data of a player, each of them; otherwise the text itself. Takes no
/// memory for them.
void games_in_file(std::string_view text, const TakeGame& take);

/// Whether the text is a list, or all data of a player, and has no game. Takes no memory for it.
bool is_list_without_games(std::string_view text);

}  // namespace crisscross::protocol
