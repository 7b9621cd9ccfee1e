#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// A name as it is shown: trimmed, with single blanks inside. Nothing if it is not UTF-8, has not 1 to 24 visible
/// characters, hides or steers text, begins with a mark, or has too many on a character, or the same one twice.
inline constexpr int max_name_characters = 24;
std::optional<std::string> read_name(std::string_view typed);

/// The same for the name of a device, a passkey or a room, which may have up to 40.
inline constexpr int max_label_characters = 40;
std::optional<std::string> read_label(std::string_view typed);

/// The same for a line of a chat, which may have up to 256, and the same mark twice on a character.
inline constexpr int max_line_characters = 256;
std::optional<std::string> read_line(std::string_view typed);

/// What a name looks like, in two ways, as texts. Names that share either are too much alike.
struct NameLooks {
    std::string as_written{};
    std::string in_small_letters{};
};
NameLooks looks_of(std::string_view name);

/// The same for names that differ only in small and capital letters, by which searches find them. A text that is not
/// UTF-8 stays as it is.
std::string folded_name(std::string_view name);

/// Whether the names are too much alike for one room: they differ only in capitals, invisible characters, or
/// characters that look the same, such as a Latin and a Cyrillic A (UTS 39).
bool are_alike(std::string_view one, std::string_view other);

}  // namespace crisscross::server
