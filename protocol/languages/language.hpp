#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace crisscross::protocol {

/// The languages of the page and of what the server says to people.
enum class Language : std::uint8_t { english, german, french, spanish };

inline constexpr std::array all_languages{Language::english, Language::german, Language::french, Language::spanish};

/// Its code (RFC 5646): `en`, `de`, `fr`, `es`.
std::string_view name_of(Language language);
/// Nothing if no language has this code.
std::optional<Language> find_language(std::string_view code);

}  // namespace crisscross::protocol
