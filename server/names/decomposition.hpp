#pragma once

#include <string>
#include <string_view>

namespace crisscross::server {

/// A text in UTF-32, with letters and their marks apart, and the marks in canonical order: the same for all ways to
/// write a text that are canonically equivalent. It is NFD, but for Korean syllables, which are put together.
std::u32string decomposed(std::u32string_view text);

}  // namespace crisscross::server
